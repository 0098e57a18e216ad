// A server on `@modelcontextprotocol/server` over HTTP, which speaks every version: `server.mjs PORT [conformance]`. A call is answered with its arguments.
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
// Those that MCP's conformance tool calls, in the order of its names.
const called = `audio_content client_elicitation_defaults custom_headers custom_headers_null elicitation elicitation_sep1034_defaults
    elicitation_sep1330_enums embedded_resource error_handling headers image_content input_required_result_capabilities
    input_required_result_elicitation input_required_result_list_roots input_required_result_multi_round input_required_result_multiple_inputs
    input_required_result_prompt input_required_result_request_state input_required_result_sampling input_required_result_tampered_state
    logging_tool missing_capability mrtr_echo_state mrtr_no_result_type mrtr_no_state mrtr_unrelated multiple_content_types reconnection
    sampling simple_text streaming_elicitation tool_with_logging tool_with_progress tool_with_task trigger_prompt_change trigger_tool_change`;
if (process.argv[3] === 'conformance') {
    for (const name of called.split(/\s+/)) tools.push({ name: `test_${name}`, inputSchema: { type: 'object' } });
    for (const name of ['greet', 'slow_compute', 'failing_job', 'protocol_error_job', 'confirm_delete', 'multi_input']) {
        tools.push({ name, inputSchema: { type: 'object' } });
    }
}
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
