"""Stands in a pipe and writes down what passes: `tap.py LOG COMMAND ARGS…` runs the command, with its input in LOG.in and its output in LOG.out.

What is read is written down before it is passed on, byte for byte.
"""
import os
import subprocess
import sys
import threading

log, command = sys.argv[1], sys.argv[2:]


def copy(source: int, sink: int, path: str) -> None:
    with open(path, "ab", buffering=0) as record:
        while part := os.read(source, 1 << 16):
            record.write(part)
            try:
                while part:
                    part = part[os.write(sink, part) :]
            except BrokenPipeError:
                break


child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def forward() -> None:
    copy(0, child.stdin.fileno(), log + ".in")
    child.stdin.close()


threading.Thread(target=forward, daemon=True).start()
copy(child.stdout.fileno(), 1, log + ".out")
os.close(1)
code = child.wait()
os._exit(code if code >= 0 else 128 - code)
