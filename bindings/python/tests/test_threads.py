"""Other threads of Python run while a long text is worked at."""
# SPEC N6

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

import saop

LONG = list(range(300_000))


@pytest.fixture
def ticks() -> Iterator[list[int]]:
    """Counts how often another thread was let run: only where the interpreter is released, since it is never taken away."""
    count, ended = [0], threading.Event()

    def tick() -> None:
        while not ended.is_set():
            time.sleep(1e-5)
            count[0] += 1

    interval = sys.getswitchinterval()
    thread = threading.Thread(target=tick)
    thread.start()
    sys.setswitchinterval(1000)
    yield count
    sys.setswitchinterval(interval)
    ended.set()
    thread.join()


def test_the_interpreter_is_released(envelope: dict, ticks: list[int]) -> None:
    envelope["action"]["arguments"]["argv"] = LONG
    raw = json.dumps(envelope).encode()
    items = json.dumps(LONG)
    schema = saop.Schema({"items": {"type": "integer"}})
    tools = saop.ToolRegistry({"t": {"properties": {"a": {"items": {"type": "integer"}}}}})
    call = f'{{"a": {items}}}'
    calls: dict[str, Callable[[], object]] = {
        "check": lambda: saop.check_saop_envelope(raw),
        "is_valid": lambda: saop.is_valid_saop_envelope(raw),
        "Schema.check": lambda: schema.check(items),
        "Schema.check_value": lambda: schema.check_value(LONG),
        "check_call": lambda: tools.check_call("t", call),
        "repair": lambda: saop.repair(items[:-1] + ",]"),
        "push": lambda: saop.PushReader(saop.SaopEnvelope).push(raw),
        "offer": lambda: saop.Retry().offer(raw[:-1]),
    }

    def runs(call: Callable[[], object]) -> bool:
        time.sleep(1e-3)
        before = ticks[0]
        call()
        return ticks[0] > before

    assert [name for name, call in calls.items() if not any(runs(call) for _ in range(20))] == []


def test_a_reader_is_shared_by_threads() -> None:
    reader = saop.PushReader(saop.Schema(True))
    piece = b" " * (64 << 10)
    threads = [threading.Thread(target=reader.push, args=(piece,)) for _ in range(8)]
    for thread in threads:
        thread.start()
    while any(thread.is_alive() for thread in threads):
        assert reader.state == "open"
    assert reader.push("[]") == "complete"
    assert len(reader.text) == 8 * len(piece) + 2


STRESS = """
import sys, threading
import saop

sys.setswitchinterval(1e-6)
reader = saop.PushReader(saop.Schema(True))
reader.push("[")

def write() -> None:
    for _ in range(150):
        reader.push("1," * 40000)
        reader.push("1,")

def look() -> None:
    while writer.is_alive():
        assert (reader.state, reader.doom) == ("open", None)

writer = threading.Thread(target=write)
threads = [writer, *(threading.Thread(target=look) for _ in range(2))]
for one in threads:
    one.start()
for one in threads:
    one.join()
print(len(reader.text), reader.complete())
"""


def test_who_looks_at_a_reader_stops_nobody() -> None:
    # Long pieces are read without the interpreter, short ones with it, and who looks may wait for either. In a process of its own,
    # since what would fail here stands still for ever.
    ran = subprocess.run(
        [sys.executable, "-c", STRESS], capture_output=True, text=True, timeout=60, check=True
    )
    assert ran.stdout.split()[0] == str(1 + 150 * 80002)
