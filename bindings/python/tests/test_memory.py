"""Memory stays what it was, whatever is parsed, refused, compiled or tied into a cycle."""
# SPEC N6

import gc
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import saop

STATM = Path("/proc/self/statm")
ROUNDS = 100_000


def resident() -> int:
    gc.collect()
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def refused(call: Callable[[], object]) -> None:
    try:
        call()
    except saop.SaopError:
        return
    pytest.fail("expected a refusal")


@pytest.mark.skipif(not STATM.exists(), reason="expected the memory of a process in /proc")
def test_nothing_leaks(text: str, group: dict) -> None:
    groups, broken = json.dumps(group), text.replace('"success"', '"done"')
    schema = saop.Schema({"type": "object", "required": ["turn_index"]})
    tools = saop.ToolRegistry({"shell": {"properties": {"argv": {"type": "array"}}}})

    def cycle() -> None:
        parsed = saop.parse_saop_envelope(text)
        parsed.action.arguments["self"] = parsed

    def pieces() -> None:
        seen: list = []
        reader = saop.PushReader(saop.SaopEnvelope, ended=lambda *one: seen.append((reader, one)))
        reader.push(text)

    def raised() -> None:
        step = saop.Retry().offer("x" * 2000)
        try:
            raise step.error
        except saop.SaopError:
            pass

    def accepted() -> None:
        step = saop.Retry().offer(text)
        step.message.action.arguments["step"] = step

    def doomed() -> None:
        reader = saop.PushReader(saop.SaopEnvelope)
        reader.push(broken)
        doom = reader.doom
        doom.violation.expected.append(doom)

    every: list[tuple[int, Callable[[], object]]] = [
        (ROUNDS, lambda: saop.parse_saop_envelope(text)),
        (ROUNDS, lambda: saop.parse_saop_parallel_turn(groups, as_dict=True)),
        (ROUNDS // 4, lambda: saop.serialize_saop_envelope(saop.parse_saop_envelope(text))),
        (ROUNDS // 10, lambda: refused(lambda: saop.parse_saop_envelope(broken))),
        (ROUNDS // 10, lambda: refused(lambda: saop.parse_saop_envelope(text[:-1]))),
        (ROUNDS // 10, lambda: schema.check(text)),
        (ROUNDS // 10, lambda: tools.check_call("shell", {"argv": [1.10]})),
        (ROUNDS // 10, lambda: saop.SaopThought(reasoning="r", plan="p").__replace__(plan="q")),
        (ROUNDS // 10, cycle),
        (ROUNDS // 50, pieces),
        (ROUNDS // 20, raised),
        (ROUNDS // 20, accepted),
        (ROUNDS // 20, doomed),
        (ROUNDS // 50, lambda: saop.Retry().offer(broken)),
    ]
    for rounds, call in every:
        for _ in range(rounds // 10):
            call()
        before = resident()
        for _ in range(rounds):
            call()
        grown = resident() - before
        assert grown < 3 << 20, f"{grown} bytes in {rounds} rounds"
