// A session of `@modelcontextprotocol/client` over HTTP: `client.mjs auto|legacy|2026-07-28 URL CALLS`, where CALLS are pairs of name and
// arguments, as JSON. Prints what it saw as one line of JSON.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const [mode, url, calls] = process.argv.slice(2);
const options = { capabilities: {} };
if (mode === '2026-07-28') options.versionNegotiation = { mode: { pin: mode } };
const client = new Client({ name: 'scripted', version: '1.0.0' }, options);
await client.connect(new StreamableHTTPClientTransport(new URL(url)));
const tried = (work) => work.then((value) => value, (error) => ({ error: String(error.message), code: error.code }));
const seen = { version: client.getNegotiatedProtocolVersion?.() ?? null };
const listed = await tried(client.listTools());
seen.tools = listed.tools?.map((tool) => tool.name) ?? listed;
seen.calls = [];
for (const [name, args] of JSON.parse(calls)) seen.calls.push(await tried(client.callTool({ name, arguments: args })));
await client.close();
console.log(JSON.stringify(seen));
process.exit(0);
