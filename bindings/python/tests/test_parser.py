"""The parser and validator."""
# SPEC P1, P2, P3, P6, P7, P9

import copy
import json
import random

import pytest

import saop

from conftest import ENVELOPE


def test_a_valid_text_is_what_was_written(envelope: dict, text: str) -> None:
    parsed = saop.parse_saop_envelope(text)
    assert isinstance(parsed, saop.SaopEnvelope)
    assert saop.to_dict(parsed) == envelope
    assert json.loads(saop.serialize_saop_envelope(parsed)) == envelope
    assert saop.parse_saop_envelope(text, as_dict=True) == envelope


def test_what_is_not_json_is_a_parse_error() -> None:
    with pytest.raises(saop.SaopParseError, match="Invalid JSON") as caught:
        saop.parse_saop_envelope("not json")
    error = caught.value
    assert (error.kind, error.line, error.column) == ("syntax", 1, 1)
    assert not isinstance(error, saop.SaopValidationError)


def test_a_missing_member_is_a_validation_error(envelope: dict) -> None:
    del envelope["thought"]
    with pytest.raises(saop.SaopValidationError) as caught:
        saop.parse_saop_envelope(json.dumps(envelope))
    error = caught.value
    assert str(error).startswith("SAOP envelope schema validation failed")
    assert [(one.keyword, one.instance_path) for one in error.validation_errors] == [("required", "/thought")]
    assert "thought" in error.validation_errors[0].message
    assert not isinstance(error, saop.SaopParseError)


def test_a_dict_is_validated(envelope: dict) -> None:
    before = copy.deepcopy(envelope)
    assert saop.validate_saop_envelope(envelope) == saop.validate_saop_envelope(envelope)
    assert isinstance(saop.validate_saop_envelope(envelope), saop.SaopEnvelope)
    assert envelope == before


def test_violations_have_paths(envelope: dict) -> None:
    envelope["turn_index"] = -1
    envelope["action"]["tool_name"] = ""
    with pytest.raises(saop.SaopValidationError) as caught:
        saop.validate_saop_envelope(envelope)
    assert [path for path, _ in caught.value.fields] == ["/turn_index", "/action/tool_name"]
    assert caught.value.violations[0].line is None
    with pytest.raises(saop.SaopValidationError) as caught:
        saop.parse_saop_envelope(json.dumps(envelope, indent=1))
    first = caught.value.violations[0]
    assert (first.line, first.expected) == (3, 0)
    assert first.message == "expected an integer of at least 0, but found the number -1"
    assert "- /turn_index: expected an integer" in caught.value.explain()


def test_the_format_of_a_version_is_checked_and_not_its_value(envelope: dict) -> None:
    envelope["schema_version"] = "2.0.0"
    assert saop.validate_saop_envelope(envelope).schema_version == "2.0.0"


def test_compliance(capsys: pytest.CaptureFixture[str]) -> None:
    chance = random.Random(7)

    def make(index: int) -> dict:
        made = copy.deepcopy(ENVELOPE)
        made["turn_index"] = chance.choice([0, 1, 2**63, 2**64 - 1, index])
        made["observation"]["status"] = ["success", "error", "timeout", "partial"][index % 4]
        made["phase"] = chance.choice(["p", "é", "\U0001f600", 'quote "'])
        if index % 2:
            del made["thought"]["uncertainty"]
            made["observation"]["error_detail"] = ""
        made["action"]["arguments"] = {"deep": [[[{"n": chance.random()}]]], "": None}
        return made

    made = [make(index) for index in range(20)]
    good = 0
    for one in made:
        assert saop.to_dict(saop.validate_saop_envelope(one)) == one
        good += saop.is_valid_saop_envelope(json.dumps(one))
    print(f"SAOP Compliance: {100 * good // len(made)}% ({good}/{len(made)})")
    assert "SAOP Compliance: 100% (20/20)" in capsys.readouterr().out


def test_repeated_keys_and_truncation_are_told(text: str) -> None:
    with pytest.raises(saop.SaopParseError) as caught:
        saop.parse_saop_envelope('{"action": {"a": 1, "a": 2}}')
    assert caught.value.kind == "duplicate_key"
    with pytest.raises(saop.SaopParseError) as caught:
        saop.parse_saop_envelope(text[:40])
    assert caught.value.truncated


def test_any_sort_of_text_is_read(text: str) -> None:
    expected = saop.parse_saop_envelope(text)
    raw = text.encode()
    for same in [raw, bytearray(raw), memoryview(raw), memoryview(bytearray(raw))]:
        assert saop.parse_saop_envelope(same) == expected
    # A view that is not contiguous is copied in its order.
    doubled = bytes(byte for one in raw for byte in (one, 0))
    assert saop.parse_saop_envelope(memoryview(doubled)[::2]) == expected
    with pytest.raises(TypeError, match="expected str, bytes, bytearray or memoryview, but found int"):
        saop.parse_saop_envelope(1)


def test_half_a_surrogate_pair_is_a_parse_error(text: str) -> None:
    broken = text.replace("It fails.", "It \ud800 fails.").encode("utf-16", "surrogatepass").decode(
        "utf-16", "surrogatepass"
    )
    with pytest.raises(saop.SaopParseError) as caught:
        saop.parse_saop_envelope(json.dumps({"a": "\ud800"}, ensure_ascii=False))
    assert caught.value.line == 1
    with pytest.raises(saop.SaopParseError):
        saop.parse_saop_envelope(broken)


def test_each_message_is_found_by_its_discriminator(
    envelope: dict, group: dict, observation: dict
) -> None:
    kinds = [saop.SaopEnvelope, saop.SaopParallelTurnEnvelope, saop.Observation]
    for value, kind in zip([envelope, group, observation], kinds, strict=True):
        parsed = saop.parse_saop_message(json.dumps(value))
        assert type(parsed) is kind
        assert saop.validate_saop_message(value) == parsed
        assert json.loads(saop.serialize_saop_message(parsed)) == value
    match saop.parse_saop_message(json.dumps(group)):
        case saop.SaopParallelTurnEnvelope(session_id=session):
            assert session == "s-1"
        case _:
            pytest.fail("expected a group")
