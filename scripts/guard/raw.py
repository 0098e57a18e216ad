"""A client that writes messages as they are told, and a way to run it as a process of its own that can be killed.

`raw.py LOG COUNT COMMAND ARGS…` makes COUNT calls of `echo`, a few at a time, and writes the id and the answer of each into LOG as it comes.
"""
import json
import queue
import subprocess
import sys
import threading

COMPACT = {"ensure_ascii": False, "separators": (",", ":")}
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "raw", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {},
}


class Client:
    """Runs a server. Messages of it come in order from `next`, `None` at the end."""

    def __init__(self, command, env=None, stderr=None):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=stderr, env=env)
        self.messages = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            self.messages.put(line)
        self.messages.put(None)

    def send(self, message):
        line = message if isinstance(message, bytes) else json.dumps(message, **COMPACT).encode() + b"\n"
        try:
            self.process.stdin.write(line)
            self.process.stdin.flush()
        except (BrokenPipeError, OSError):
            pass

    def next(self, timeout=60):
        line = self.messages.get(timeout=timeout)
        return None if line is None else json.loads(line)

    def answer(self, id, timeout=60):
        """Returns the next message with that id."""
        while (message := self.next(timeout)) is not None:
            if message.get("id") == id and "method" not in message:
                return message
        return None

    def start(self, version="2025-11-25"):
        params = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "raw", "version": "1"}}
        self.send({"jsonrpc": "2.0", "id": "start", "method": "initialize", "params": params})
        answer = self.answer("start")
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
        return answer

    def request(self, id, method, params=None, timeout=60):
        self.send({"jsonrpc": "2.0", "id": id, "method": method, "params": params or {}})
        return self.answer(id, timeout)

    def end(self):
        """Closes the input, and returns the exit code."""
        try:
            self.process.stdin.close()
        except OSError:
            pass
        return self.process.wait(30)


def call(id, name, arguments):
    return {"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": {"name": name, "arguments": arguments}}


def main():
    log, count, *command = sys.argv[1:]
    client = Client(command)
    with open(log, "a", buffering=1, encoding="utf-8") as file:
        if client.start() is None:
            return
        open_calls, sent, is_over = set(), 0, False
        while sent < int(count) or open_calls:
            while sent < int(count) and len(open_calls) < 4 and not is_over:
                # What is asked is written down before it is.
                file.write(json.dumps(["asked", sent]) + "\n")
                client.send(call(sent, "echo", {"n": sent}))
                open_calls.add(sent)
                sent += 1
            message = client.next()
            if message is None:
                file.write('["end"]\n')
                return
            if message.get("id") in open_calls:
                open_calls.discard(message["id"])
                is_over = is_over or "error" in message
                file.write(json.dumps(["error" if "error" in message else "answered", message["id"]]) + "\n")
    client.end()


if __name__ == "__main__":
    main()
