"""Many clients at a time, without a package: a server that counts each call, and clients that check each answer."""
import asyncio
import collections
import json

SCHEMA = {"type": "object", "required": ["key"], "properties": {"key": {"type": "string"}}}
META = {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}


async def message(reader):
    """Returns the first line and the body of a message, or none at the end."""
    line = await reader.readline()
    if not line:
        return None
    headers = {}
    while (header := (await reader.readline()).decode().strip()):
        name, _, value = header.partition(":")
        headers[name.lower()] = value.strip()
    if headers.get("transfer-encoding") == "chunked":
        body = b""
        while (length := int(await reader.readline(), 16)):
            body += await reader.readexactly(length)
            await reader.readline()
        await reader.readline()
        return line, body
    return line, await reader.readexactly(int(headers.get("content-length", 0)))


class Server:
    """Answers calls with their key, every third one as a stream, and counts them."""

    def __init__(self):
        self.calls = collections.Counter()
        self.lists = 0

    async def start(self):
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0, backlog=4096)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def serve(self, reader, writer):
        try:
            while (found := await message(reader)):
                request = json.loads(found[1])
                result = {"resultType": "complete", "ttlMs": 600000}
                if request["method"] == "tools/list":
                    self.lists += 1
                    result["tools"] = [{"name": "echo", "inputSchema": SCHEMA, "outputSchema": SCHEMA}]
                else:
                    key = request["params"]["arguments"]["key"]
                    self.calls[key] += 1
                    await asyncio.sleep(0.001 * (len(self.calls) % 7))
                    result.update(content=[], structuredContent={"key": key})
                body = json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}).encode()
                kind = "application/json"
                if sum(self.calls.values()) % 3 == 0:
                    body, kind = b": here\n\ndata: " + body + b"\n\n", "text/event-stream"
                head = f"HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
                writer.write(head.encode() + body)
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            writer.close()


async def client(port, name, count, slow):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for number in range(count):
        key = f"{name}-{number}"
        # All use the same ids: each is known by its own connection.
        body = json.dumps({
            "jsonrpc": "2.0", "id": number, "method": "tools/call",
            "params": {"name": "echo", "arguments": {"key": key}, "_meta": META},
        }).encode()
        head = (
            f"POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
            "Accept: application/json, text/event-stream\r\nMCP-Protocol-Version: 2026-07-28\r\n"
            "Mcp-Method: tools/call\r\nMcp-Name: echo\r\n\r\n"
        )
        sent = head.encode() + body
        if slow:
            writer.write(sent[:100])
            await writer.drain()
            await asyncio.sleep(0.05)
            sent = sent[100:]
        writer.write(sent)
        await writer.drain()
        if slow:
            await asyncio.sleep(0.05)
        line, answer = await message(reader)
        assert b" 200 " in line, (line, answer)
        text = answer.split(b"data: ")[-1]
        found = json.loads(text)
        assert found["id"] == number and found["result"]["structuredContent"] == {"key": key}, answer
    writer.close()


async def run(start, clients=1000, count=10):
    """Runs the load through what `start(port)` returns the port of. Returns the server, once all is right."""
    server = Server()
    async with await server.start():
        port = await asyncio.get_running_loop().run_in_executor(None, start, server.port)
        await asyncio.gather(*(client(port, name, count, name % 10 == 0) for name in range(clients)))
    expected = {f"{name}-{number}": 1 for name in range(clients) for number in range(count)}
    assert server.calls == expected, "a call was lost or doubled"
    return server
