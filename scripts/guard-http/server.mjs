// A server on `@modelcontextprotocol/server` over HTTP, which speaks every version: `server.mjs PORT`. A call is answered with its arguments.
// It takes requests that name this machine alone.
import { createServer } from 'node:http';
import { localhostHostValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { Server, createMcpHandler } from '@modelcontextprotocol/server';

const input = { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, text: { type: 'string' } } };
const region = { type: 'object', properties: { region: { type: 'string', 'x-mcp-header': 'Region' } } };
const tools = [
    { name: 'echo', inputSchema: input, outputSchema: input },
    { name: 'query', inputSchema: region },
];
const handler = createMcpHandler(() => {
    const server = new Server({ name: 'scripted', version: '1.0.0' }, { capabilities: { tools: { listChanged: true } } });
    server.setRequestHandler('tools/list', () => ({ tools }));
    server.setRequestHandler('tools/call', ({ params }) => ({
        content: [{ type: 'text', text: JSON.stringify(params.arguments) }],
        structuredContent: params.arguments,
    }));
    return server;
});
const isAllowed = localhostHostValidation();
const answer = toNodeHandler(handler);
createServer((request, response) => {
    if (isAllowed(request, response)) answer(request, response);
}).listen(Number(process.argv[2]), '127.0.0.1');
