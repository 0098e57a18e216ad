"""Changed documents: whatever makes of them objects, dicts, nothing, or a verdict alone, says the same. SAOP_CASES sets how many."""
# SPEC N5, P3

import json
import os
import random
from pathlib import Path
from typing import Any

import saop

FIXTURES = Path(__file__).parents[3] / "tests" / "fixtures"
CASES = int(os.environ.get("SAOP_CASES", "4000"))
PIECES = [
    *[b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"\\ud800", b"\\u00e9", b"\xff", b"\xc3\xa9", b" "],
    *[b"null", b"true", b"0", b"-1", b"1.0", b"1e400", b"18446744073709551616", b'""', b"{}", b"[]"],
    *[b'"a":1,', b'"type":"observation",', b'"turn_index":1,', b'"1.0.0"', b'"a-1"', b"0.10"],
]


def changed(chance: random.Random, raw: bytes, other: bytes) -> bytes:
    if chance.random() < 0.4:
        at = chance.randrange(len(raw) + 1)
        return raw[:at] + chance.choice([b"1", b"x", b" ", b"\\n", b"\xc3\xa9", b"\\u00e9"]) + raw[at:]
    for _ in range(chance.choice([1, 1, 1, 2, 5])):
        at = chance.randrange(len(raw) + 1)
        until = min(len(raw), at + chance.choice([0, 0, 1, 1, 2, 8, 40]))
        start = chance.randrange(len(other) + 1)
        piece = chance.choice([b"", chance.choice(PIECES), other[start : start + chance.randrange(30)]])
        raw = raw[:at] + piece + raw[until:]
    return raw


def found(call: Any, raw: bytes, **options: Any) -> tuple[str, Any]:
    try:
        return "read", call(raw, **options)
    except saop.SaopError as error:
        return type(error).__name__, [tuple(one) for one in error.violations]


def test_every_way_to_read_says_the_same() -> None:
    chance = random.Random(42)
    paths = sorted(FIXTURES.glob("*/*/*.json"))
    known = [
        path
        for path in paths
        if not path.name.endswith(".expected.json")
        and hasattr(saop, f"parse_{path.parts[-3].replace('-', '_')}")
        for _ in range(4 if path.parts[-2] == "valid" else 1)
    ]
    texts = [path.read_bytes() for path in known]
    read = 0
    for _ in range(CASES):
        at = chance.randrange(len(texts))
        name = known[at].parts[-3].replace("-", "_")
        raw = changed(chance, texts[at], chance.choice(texts))
        parse, check, is_valid, serialize = (
            getattr(saop, f"{verb}_{name}") for verb in ("parse", "check", "is_valid", "serialize")
        )
        objects, dicts, nothing = found(parse, raw), found(parse, raw, as_dict=True), found(check, raw)
        assert objects[0] == dicts[0] == nothing[0], raw
        assert is_valid(raw) == (objects[0] == "read"), raw
        reader = saop.PushReader(type(objects[1])) if objects[0] == "read" else None
        if reader is None:
            assert objects[1] == dicts[1] == nothing[1], raw
            continue
        read += 1
        middle = chance.randrange(len(raw) + 1)
        assert reader.push(raw[:middle]) != "doomed" and reader.push(raw[middle:]) != "doomed", raw
        assert repr(reader.finish()) == repr(objects[1]), raw
        assert saop.to_dict(objects[1]) == dicts[1], raw
        assert repr(parse(serialize(objects[1]))) == repr(objects[1]), raw
        text = raw.decode()
        assert repr(parse(text)) == repr(objects[1]), raw
        if "e400" not in text:
            assert json.loads(text) == dicts[1], raw
    assert read > CASES // 20, read
