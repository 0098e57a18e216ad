// A session of the client of `@modelcontextprotocol/sdk` 1.x over HTTP: `client1.mjs MODE URL CALLS`. See client.mjs.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const [, url, calls] = process.argv.slice(2);
const client = new Client({ name: 'scripted', version: '1.0.0' }, { capabilities: {} });
const transport = new StreamableHTTPClientTransport(new URL(url));
await client.connect(transport);
const tried = (work) => work.then((value) => value, (error) => ({ error: String(error.message), code: error.code }));
const seen = { version: transport.protocolVersion ?? null };
const listed = await tried(client.listTools());
seen.tools = listed.tools?.map((tool) => tool.name) ?? listed;
seen.calls = [];
for (const [name, args] of JSON.parse(calls)) seen.calls.push(await tried(client.callTool({ name, arguments: args })));
await client.close();
console.log(JSON.stringify(seen));
process.exit(0);
