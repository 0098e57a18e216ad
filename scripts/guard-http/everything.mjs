// The server of the conformance tool's own project, as MCP has it: what that server writes as several texts of JSON, one a line, is a stream
// of events. `everything.mjs`, with the port in PORT; run with `--import tsx`.
import { ServerResponse } from 'node:http';

const { writeHead, write, end } = ServerResponse.prototype;
const streams = new WeakSet();
const event = (text) => `data: ${text.trim()}\n\n`;

ServerResponse.prototype.writeHead = function (status, headers, ...rest) {
    if (headers?.['Content-Type'] === 'application/json' && headers['Transfer-Encoding'] === 'chunked') {
        streams.add(this);
        return writeHead.call(this, status, { ...headers, 'Content-Type': 'text/event-stream' }, ...rest);
    }
    return writeHead.call(this, status, headers, ...rest);
};
ServerResponse.prototype.write = function (part, ...rest) {
    return write.call(this, streams.has(this) ? event(part) : part, ...rest);
};
ServerResponse.prototype.end = function (part, ...rest) {
    const is_event = streams.has(this) && typeof part === 'string';
    // The last part goes the way of the others.
    return end.call(this, is_event ? event(part) : part, ...rest);
};
await import('./everything-server.ts');
