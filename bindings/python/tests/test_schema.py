"""The envelope's schema, rule by rule."""
# SPEC E4

import copy
import json
from typing import Any

import pytest

import saop

from conftest import ENVELOPE


def put(path: str, value: Any) -> dict:
    made = copy.deepcopy(ENVELOPE)
    *folders, last = path.split(".")
    at = made
    for folder in folders:
        at = at[folder]
    if value is ...:
        del at[last]
    else:
        at[last] = value
    return made


def test_a_valid_envelope_passes() -> None:
    assert saop.is_valid_saop_envelope(json.dumps(ENVELOPE))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        *[(name, ...) for name in ENVELOPE],
        ("turn_index", -1),
        ("turn_index", "0"),
        ("turn_index", 1.5),
        ("action.tool_name", ...),
        ("action.tool_name", ""),
        ("action.arguments", []),
        ("action.arguments", "x"),
        ("action.arguments", None),
        ("observation.status", "done"),
        ("observation.output", 1),
        ("schema_version", "1"),
        ("schema_version", "v1.0.0"),
        ("schema_version", "1.0.0\n"),
        ("schema_version", "١.0.0"),
        ("extra", 1),
        ("thought.extra", 1),
        ("action.extra", 1),
        ("observation.extra", 1),
        ("thought.uncertainty", None),
        ("observation.error_detail", None),
    ],
)
def test_a_broken_rule_is_refused_in_each_way(path: str, value: Any) -> None:
    made = put(path, value)
    text = json.dumps(made)
    with pytest.raises(saop.SaopValidationError) as parsed:
        saop.parse_saop_envelope(text)
    with pytest.raises(saop.SaopValidationError) as validated:
        saop.validate_saop_envelope(made)
    with pytest.raises(saop.SaopValidationError) as checked:
        saop.check_saop_envelope(text)
    assert not saop.is_valid_saop_envelope(text)
    assert parsed.value.fields == validated.value.fields == checked.value.fields
    assert len(parsed.value.fields) == 1


def test_integers_may_be_spelled_as_floats() -> None:
    for spelling, value in [("1.0", 1), ("1e2", 100)]:
        text = json.dumps(ENVELOPE).replace('"turn_index": 3', f'"turn_index": {spelling}')
        parsed = saop.parse_saop_envelope(text)
        assert (parsed.turn_index, type(parsed.turn_index)) == (value, int)


def test_a_mix_of_ten_envelopes() -> None:
    mix = [
        (ENVELOPE, True),
        (put("thought.uncertainty", ...), True),
        (put("observation.status", "timeout"), True),
        (put("action.arguments", {}), True),
        (put("turn_index", 0), True),
        (put("thought", ...), False),
        (put("thought.plan", ""), False),
        (put("phase", ""), False),
        (put("agent_id", 1), False),
        (put("observation", []), False),
    ]
    assert [saop.is_valid_saop_envelope(json.dumps(one)) for one, _ in mix] == [
        good for _, good in mix
    ]


def test_the_schema_is_exported_and_judges_alike() -> None:
    schema = saop.schemas()["saop-envelope"]
    assert json.loads(schema)["$id"].startswith("https://devs.ai/schemas/saop-envelope/")
    compiled = saop.Schema(schema)
    assert compiled.is_valid(json.dumps(ENVELOPE))
    assert not compiled.is_valid(json.dumps(put("thought", ...)))
