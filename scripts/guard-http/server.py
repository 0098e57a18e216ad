"""A server on the Python package `mcp` over HTTP: `server.py PORT json|sse`. A call is answered with its arguments."""
import json
import sys

import mcp_types as types
import uvicorn
from mcp.server.lowlevel import Server

INPUT = {"type": "object", "required": ["a"], "properties": {"a": {"type": "integer"}, "text": {"type": "string"}}}


async def list_tools(_context, _params):
    return types.ListToolsResult(tools=[types.Tool(name="echo", input_schema=INPUT, output_schema=INPUT)])


async def call_tool(_context, params):
    line = json.dumps(params.arguments)
    return types.CallToolResult(content=[types.TextContent(type="text", text=line)], structured_content=params.arguments)


port, form = sys.argv[1:]
server = Server("scripted", on_list_tools=list_tools, on_call_tool=call_tool)
app = server.streamable_http_app(json_response=form == "json")
uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="error")
