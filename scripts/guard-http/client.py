"""A session of the client of the Python package `mcp` over HTTP: `client.py MODE URL CALLS`. See client.mjs."""
import asyncio
import json
import sys

from mcp import Client

mode, url, calls = sys.argv[1:]


async def tried(work):
    try:
        return (await work).model_dump(mode="json", by_alias=True, exclude_none=True)
    except Exception as error:
        return {"error": str(error)}


async def main() -> None:
    async with Client(url, mode=mode) as client:
        seen = {"version": client.protocol_version, "calls": []}
        listed = await tried(client.list_tools())
        seen["tools"] = [tool["name"] for tool in listed["tools"]] if "tools" in listed else listed
        for name, arguments in json.loads(calls):
            seen["calls"].append(await tried(client.call_tool(name, arguments)))
    print(json.dumps(seen))


asyncio.run(main())
