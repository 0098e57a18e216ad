// A server on `@modelcontextprotocol/server`, which speaks every version. Its tools are those of the file TOOLS, read at each listing. A
// call is written to the file CALLS when it runs, and answered with its arguments.
import { appendFileSync, readFileSync } from 'node:fs';
import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

serveStdio(() => {
    const server = new Server({ name: 'scripted', version: '1.0.0' }, { capabilities: { tools: { listChanged: true } } });
    server.setRequestHandler('tools/list', () => ({ tools: JSON.parse(readFileSync(process.env.TOOLS, 'utf8')) }));
    server.setRequestHandler('tools/call', ({ params }) => {
        const line = JSON.stringify([params.name, params.arguments]);
        if (process.env.CALLS) appendFileSync(process.env.CALLS, line + '\n');
        return { content: [{ type: 'text', text: line }], structuredContent: params.arguments };
    });
    return server;
});
