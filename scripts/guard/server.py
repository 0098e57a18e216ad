"""A server on the Python package `mcp`. Its tools are those of the file TOOLS, and a call is answered with its arguments."""
import json
import os

import anyio
import mcp_types as types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server


async def list_tools(_context, _params):
    with open(os.environ["TOOLS"], encoding="utf-8") as file:
        return types.ListToolsResult(tools=json.load(file))


async def call_tool(_context, params):
    line = json.dumps([params.name, params.arguments])
    return types.CallToolResult(content=[types.TextContent(type="text", text=line)], structured_content=params.arguments)


async def main() -> None:
    server = Server("scripted", on_list_tools=list_tools, on_call_tool=call_tool)
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


anyio.run(main)
