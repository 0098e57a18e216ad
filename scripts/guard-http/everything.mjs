// The server that MCP's conformance tool is run against: the one of the tool's own project, with what that one lacks of 2026-07-28 before it.
// `everything.mjs`, with the port in PORT; run with `--import tsx`.
import http from 'node:http';
import express from 'express';
import { EXTENSION, answer, mismatch, tools } from './tools.mjs';

/** Returns what that server sends for a request of `method` as MCP has it, and with what is here. */
function amended(method, message) {
    const { result } = message;
    if (!result) return message;
    result.resultType ??= 'complete';
    if (method === 'tools/list') result.tools.push(...tools);
    if (method === 'server/discover') result.capabilities.extensions = { [EXTENSION]: {} };
    return message;
}

/** Has each message of a response amended. What that server writes as several texts of JSON, one a line, becomes a stream of events. */
function amend(response, method) {
    const { json, writeHead, write, end } = response;
    response.json = (message) => json.call(response, amended(method, message));
    response.writeHead = (status, headers) => {
        // Only what is no stream comes without headers here: Express has set them before.
        if (!headers) return writeHead.call(response, status);
        response.write = (text) => {
            const message = amended(method, JSON.parse(text.slice(text.indexOf('{'))));
            return write.call(response, `data: ${JSON.stringify(message)}\n\n`);
        };
        response.end = (text) => {
            if (text) response.write(text);
            return end.call(response);
        };
        return writeHead.call(response, status, { ...headers, 'Content-Type': 'text/event-stream' });
    };
}

const front = express();
front.use(express.json());
front.post('/mcp', async (request, response, next) => {
    if (request.get('mcp-protocol-version') !== '2026-07-28') return next();
    const { id, method, params = {} } = request.body;
    const answered = mismatch(request.headers, method, params) ?? (await answer(method, params));
    if (answered) return response.status(answered.error ? 400 : 200).json({ jsonrpc: '2.0', id, ...answered });
    amend(response, method);
    next();
});

// That server exports nothing, and starts itself.
const { createServer } = http;
http.createServer = (app) => createServer(front.use(app));
await import('./everything-server.ts');
