"""A server of MCP without a package, which lists the tools of the file TOOLS whatever they are, and answers calls with their arguments."""
import json
import os
import sys

META = {"resultType": "complete"}
LISTING = {**META, "ttlMs": 0, "cacheScope": "private"}
CAPABILITIES = {"tools": {"listChanged": True}}
INFO = {"name": "lists", "version": "1"}

for line in sys.stdin:
    message = json.loads(line)
    params, method = message.get("params") or {}, message.get("method")
    if "id" not in message or method is None:
        continue
    if method == "initialize":
        result = {"protocolVersion": params["protocolVersion"], "capabilities": CAPABILITIES, "serverInfo": INFO}
    elif method == "server/discover":
        result = {"supportedVersions": ["2026-07-28"], "capabilities": CAPABILITIES, "serverInfo": INFO, **LISTING}
    elif method == "tools/list":
        with open(os.environ["TOOLS"], encoding="utf-8") as file:
            result = {"tools": json.load(file)}
    elif method == "tools/call":
        text = json.dumps([params["name"], params.get("arguments")])
        result = {"content": [{"type": "text", "text": text}]}
    else:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "error": {"code": -32601, "message": "no"}}), flush=True)
        continue
    if "_meta" in params and method != "server/discover":
        result.update(LISTING if method == "tools/list" else META)
    print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
