"""A session of the client of the Python package `mcp`: `client.py MODE CALLS COMMAND ARGS…`. See client.mjs."""
import asyncio
import json
import os
import sys

from mcp import Client, StdioServerParameters

mode, calls, command, *args = sys.argv[1:]


async def tried(work):
    try:
        return (await work).model_dump(mode="json", by_alias=True, exclude_none=True)
    except Exception as error:
        return {"error": str(error)}


async def main() -> None:
    server = StdioServerParameters(command=command, args=args, env=dict(os.environ))
    async with Client(server, mode=mode) as client:
        seen = {"version": client.protocol_version, "tools": [], "calls": []}
        listed = await tried(client.list_tools())
        seen["tools"] = [tool["name"] for tool in listed["tools"]] if "tools" in listed else listed
        if client.server_capabilities.resources:
            await tried(client.list_resources())
        if client.server_capabilities.prompts:
            await tried(client.list_prompts())
        with open(calls, encoding="utf-8") as file:
            pairs = json.load(file)
        seen["calls"] = [await tried(client.call_tool(name, arguments)) for name, arguments in pairs]
    print(json.dumps(seen))


asyncio.run(main())
