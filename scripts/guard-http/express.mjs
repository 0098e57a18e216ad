// A server as people write them on Express, without a package of MCP: `express.mjs PORT FORM`. FORM is how it answers what is no request.
import express from 'express';
import { randomUUID } from 'node:crypto';

const [port, form] = process.argv.slice(2);
const input = { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, text: { type: 'string' } } };
const tools = [{ name: 'echo', inputSchema: input, outputSchema: input }];
const accepted = {
    status: (response) => response.sendStatus(202),
    ok: (response) => response.sendStatus(200),
    none: (response) => response.status(204).end(),
    html: (response) => response.status(202).send('Accepted'),
    json: (response) => response.status(200).json({ ok: true }),
    null: (response) => response.status(202).json(null),
    parts: (response) => { response.status(202).type('text/plain').write('Acc'); response.end('epted'); },
    untyped: (response) => { response.writeHead(202); response.end('Accepted'); },
}[form];
const answers = {
    initialize: ({ protocolVersion }) => ({
        protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'express', version: '1.0.0' },
    }),
    ping: () => ({}),
    'tools/list': () => ({ tools }),
    'tools/call': ({ arguments: given }) => ({
        content: [{ type: 'text', text: JSON.stringify(given) }], structuredContent: given,
    }),
};
const app = express();
app.use(express.json());
app.post('/mcp', (request, response) => {
    const { id, method, params } = request.body;
    if (id === undefined || method === undefined) return accepted(response);
    if (method === 'initialize') response.set('Mcp-Session-Id', randomUUID());
    const result = answers[method]?.(params);
    response.set('Content-Type', 'application/json; charset=UTF-8');
    const error = { code: -32601, message: 'Method not found' };
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...(result ? { result } : { error }) }));
});
app.listen(Number(port), '127.0.0.1');
