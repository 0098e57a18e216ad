// A session of a client of the npm packages: `client.mjs sdk|legacy|2026-07-28 CALLS COMMAND ARGS…`, where `sdk` is
// `@modelcontextprotocol/sdk`, and the others are modes of `@modelcontextprotocol/client`. It reads all lists, makes the calls of the file
// CALLS, pairs of name and arguments, and prints what it saw as one line of JSON.
import { readFileSync } from 'node:fs';

const [mode, calls, command, ...args] = process.argv.slice(2);
const isFirst = mode === 'sdk';
const { Client } = await import(isFirst ? '@modelcontextprotocol/sdk/client/index.js' : '@modelcontextprotocol/client');
const { StdioClientTransport } = await import(isFirst ? '@modelcontextprotocol/sdk/client/stdio.js' : '@modelcontextprotocol/client/stdio');

const options = { capabilities: { sampling: {}, roots: { listChanged: true }, elicitation: {} } };
if (!isFirst && mode !== 'legacy') options.versionNegotiation = { mode: { pin: mode } };
const client = new Client({ name: 'scripted', version: '1.0.0' }, options);
if (isFirst) {
    const schemas = await import('@modelcontextprotocol/sdk/types.js');
    client.setRequestHandler(schemas.CreateMessageRequestSchema, () => ({ role: 'assistant', model: 'none', content: { type: 'text', text: 'No.' } }));
    client.setRequestHandler(schemas.ListRootsRequestSchema, () => ({ roots: [{ uri: 'file:///' }] }));
    client.setRequestHandler(schemas.ElicitRequestSchema, () => ({ action: 'decline' }));
} else {
    client.setRequestHandler('sampling/createMessage', () => ({ role: 'assistant', model: 'none', content: { type: 'text', text: 'No.' } }));
    client.setRequestHandler('roots/list', () => ({ roots: [{ uri: 'file:///' }] }));
    client.setRequestHandler('elicitation/create', () => ({ action: 'decline' }));
}
await client.connect(new StdioClientTransport({ command, args, env: process.env, stderr: 'inherit' }));
const seen = { version: client.getNegotiatedProtocolVersion?.() ?? null, tools: [], calls: [] };
const tried = (work) => work.then((value) => value, (error) => ({ error: String(error.message), code: error.code }));
const listed = await tried(client.listTools());
seen.tools = listed.tools?.map((tool) => tool.name) ?? listed;
const capabilities = client.getServerCapabilities() ?? {};
if (capabilities.resources) await tried(client.listResources());
if (capabilities.prompts) await tried(client.listPrompts());
const pairs = JSON.parse(readFileSync(calls, 'utf8'));
seen.calls = await Promise.all(pairs.map(([name, args]) => tried(client.callTool({ name, arguments: args }))));
await client.close();
console.log(JSON.stringify(seen));
process.exit(0);
