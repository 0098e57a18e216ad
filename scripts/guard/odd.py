"""A server of MCP without a package that keeps the protocol badly, in the way that ODD names. Its tools are `echo` and `late`.

What it reads is appended to the file READ.
"""
import json
import os
import sys

ODD = os.environ["ODD"]
META = {"resultType": "complete"}
LISTING = {**META, "ttlMs": 60000, "cacheScope": "private"}
CAPABILITIES = {"tools": {"listChanged": True}}
INFO = {"name": "odd", "version": "1"}
TOOLS = [{"name": name, "inputSchema": {"type": "object"}} for name in ("echo", "late")]
# The last way is that of a server which makes a cursor of its own for a page that is always the same.
CURSORS = {"empty": lambda _: "", "same": lambda _: "a", "circle": lambda cursor: {None: "a", "a": "b", "b": "a"}[cursor]}
CURSORS["fresh"] = lambda cursor: str(int(cursor or 0) + 1)

lists = 0


def page(cursor):
    """Returns a page of the list, of which there are as many as clients read."""
    global lists
    lists += 1
    if ODD == "late":
        return {"tools": TOOLS[:1] if lists == 1 else TOOLS}
    if ODD in CURSORS:
        return {"tools": TOOLS, "nextCursor": CURSORS[ODD](cursor)}
    return {"tools": TOOLS}


def written(id, result):
    """Returns the answer to a call, as it is written."""
    answer = json.dumps({"jsonrpc": "2.0", "id": str(id) if ODD == "string" else float(id) if ODD == "float" else id, "result": result})
    if ODD == "nan":
        return json.dumps({"result": {**result, "structuredContent": {"n": float("nan")}}, "jsonrpc": "2.0", "id": id})
    if ODD == "behind":
        return answer + " done"
    if ODD == "bom":
        return "\ufeff" + answer
    if ODD == "long":
        return json.dumps({"result": {"content": [{"type": "text", "text": "x" * 100_000}]}, "jsonrpc": "2.0", "id": id})
    if ODD == "log":
        return f"INFO sent {answer}\n[INFO] {answer}\n" + answer
    return answer


with open(os.environ["READ"], "a", encoding="utf-8") as read:
    for line in sys.stdin:
        read.write(line)
        read.flush()
        message = json.loads(line)
        params, method = message.get("params") or {}, message.get("method")
        if "id" not in message or method is None:
            continue
        modern = META if "_meta" in params else {}
        if method == "initialize":
            result = {"protocolVersion": params["protocolVersion"], "capabilities": CAPABILITIES, "serverInfo": INFO}
        elif method == "server/discover":
            result = {"supportedVersions": ["2026-07-28"], "capabilities": CAPABILITIES, "serverInfo": INFO, **LISTING}
        elif method == "tools/list":
            result = {**page(params.get("cursor")), **(LISTING if modern else {})}
        elif method == "tools/call":
            result = {"content": [{"type": "text", "text": json.dumps([params["name"], params.get("arguments")])}], **modern}
            print(written(message["id"], result), flush=True)
            continue
        else:
            print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "error": {"code": -32601, "message": "no"}}), flush=True)
            continue
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
