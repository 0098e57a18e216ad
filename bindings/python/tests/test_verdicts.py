"""Every fixture of the project gets the verdict of the Rust tests, from each of the functions."""
# SPEC N5, P8

import json
from pathlib import Path

import pytest

import saop

FIXTURES = Path(__file__).parents[3] / "tests" / "fixtures"
MESSAGES = sorted(name for name in saop.schemas() if hasattr(saop, f"parse_{name.replace('-', '_')}"))


def functions(schema: str) -> list:
    name = schema.replace("-", "_")
    return [getattr(saop, f"{verb}_{name}") for verb in ("parse", "check", "is_valid", "serialize")]


def test_no_message_is_left_out() -> None:
    assert {"saop-envelope", "saop-parallel-turn-envelope", "observation"} <= set(MESSAGES)
    assert len(MESSAGES) >= 6


@pytest.mark.parametrize("schema", MESSAGES)
def test_valid_ones_are_read_and_written(schema: str) -> None:
    parse, check, is_valid, serialize = functions(schema)
    paths = sorted((FIXTURES / schema / "valid").glob("*.json"))
    assert len(paths) >= 5
    for path in paths:
        raw = path.read_bytes()
        parsed = parse(raw)
        check(raw)
        assert is_valid(raw)
        assert parse(serialize(parsed)) == parsed, path
        assert saop.to_dict(parsed) == parse(raw, as_dict=True) == json.loads(raw), path
        assert saop.parse_saop_message(raw) == parsed, path
        assert eval(repr(parsed), vars(saop)) == parsed, path


@pytest.mark.parametrize("schema", MESSAGES)
def test_invalid_ones_are_refused_with_all_violations(schema: str) -> None:
    parse, check, is_valid, _ = functions(schema)
    expected = sorted((FIXTURES / schema / "invalid").glob("*.expected.json"))
    assert len(expected) >= 5
    for path in expected:
        raw = path.with_name(path.name.replace(".expected", "")).read_bytes()
        found = []
        for read in (parse, check):
            with pytest.raises(saop.SaopError) as caught:
                read(raw)
            found.append(caught.value)
        assert not is_valid(raw)
        assert found[0].violations == found[1].violations
        assert type(found[0]) is type(found[1])
        wanted = json.loads(path.read_text())
        told = [(one.kind, one.instance_path, one.keyword) for one in found[0].violations]
        assert told == [
            (one["kind"], one.get("path", ""), one.get("keyword")) for one in wanted
        ], path
