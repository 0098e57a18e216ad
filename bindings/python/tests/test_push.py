"""Documents in pieces: the states, the byte at which a text is lost, and what is final before the end."""
# SPEC A1, A2, A3, A4

import json
from typing import Any

import pytest

import saop
from test_verdicts import FIXTURES, MESSAGES


@pytest.mark.parametrize("size", [1, 7, 1000])
def test_any_pieces_give_what_the_parser_gives(text: str, group: dict, size: int) -> None:
    for raw, kind in [(text, saop.SaopEnvelope), (json.dumps(group), saop.SaopParallelTurnEnvelope)]:
        reader = saop.PushReader(kind)
        states = [reader.push(raw[at : at + size]) for at in range(0, len(raw), size)]
        assert states == ["open"] * (len(states) - 1) + ["complete"]
        assert reader.finish() == saop.parse_saop_message(raw)


def test_a_text_is_lost_at_its_byte(text: str) -> None:
    raw = text.replace('"success"', '"succes!"')
    reader = saop.PushReader(saop.SaopEnvelope)
    at = next(index for index, one in enumerate(raw) if reader.push(one) == "doomed")
    doom = reader.doom
    assert doom is not None
    assert (doom.cause, doom.offset, raw[at]) == ("constant", at, "!")
    assert doom.violation.instance_path == "/observation/status"
    assert reader.state == "doomed"
    reader.push(raw[at + 1 :])
    with pytest.raises(saop.SaopValidationError) as caught:
        reader.finish()
    assert caught.value.violations[0].instance_path == "/observation/status"


def test_what_is_cut_is_no_message(text: str) -> None:
    reader = saop.PushReader(saop.SaopEnvelope)
    assert reader.push(text[:-1]) == "open"
    assert reader.doom is None
    with pytest.raises(saop.SaopParseError) as caught:
        reader.finish()
    assert caught.value.truncated and reader.state == "truncated"


def test_nothing_is_taken_after_the_end(text: str) -> None:
    reader = saop.PushReader(saop.SaopEnvelope)
    reader.push(text[:-1])
    with pytest.raises(saop.SaopParseError):
        reader.finish()
    assert reader.push(text[-1:]) == "truncated" and reader.text == text[:-1]


def test_a_group_with_a_repeated_agent_is_refused_at_the_end(group: dict) -> None:
    group["agent_turns"][1]["agent_id"] = "a-1"
    reader = saop.PushReader(saop.SaopParallelTurnEnvelope)
    reader.push(json.dumps(group))
    with pytest.raises(saop.SaopDuplicateAgentError):
        reader.finish()


def test_values_are_told_as_they_end_and_strings_as_they_grow() -> None:
    seen: list[Any] = []
    reader = saop.PushReader(
        saop.Schema({"type": "object"}),
        ended=lambda pointer, value: seen.append((pointer, value)),
        grew=lambda pointer, more: seen.append((pointer, "+" + more)),
    )
    for piece in ['{"a": "xy', 'z", "b": [1.10', ', null]}']:
        reader.push(piece)
    assert seen == [
        ("/a", "+xy"),
        ("/a", "+z"),
        ("/a", "xyz"),
        ("/b/0", 1.1),
        ("/b/1", None),
        ("/b", [1.1, None]),
        ("", {"a": "xyz", "b": [1.1, None]}),
    ]
    assert seen[3][1].spelling == "1.10"
    assert reader.finish() == {"a": "xyz", "b": [1.1, None]}


def test_a_function_may_use_the_reader_and_fail() -> None:
    schema = saop.Schema(True)
    states: list[str] = []
    reader = saop.PushReader(schema, ended=lambda *_: states.append(reader.state))
    reader.push("[1, 2]")
    assert states == ["complete"] * 3

    def fails(*_: object) -> None:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        saop.PushReader(schema, ended=fails).push("[1, 2]")


def test_a_text_can_be_completed() -> None:
    schema = saop.Schema({"properties": {"on": {"type": "boolean"}}, "required": ["on"]})
    reader = saop.PushReader(schema)
    reader.push('{"mode": "r')
    rest = reader.complete()
    assert rest is not None and schema.is_valid('{"mode": "r' + rest)


def test_what_is_no_class_of_a_message_is_refused() -> None:
    with pytest.raises(TypeError, match="expected the class of a message"):
        saop.PushReader(saop.SaopThought)


def test_what_a_piece_brings_is_told_though_a_function_fails() -> None:
    seen: list[str] = []

    def ended(pointer: str, _: object) -> None:
        seen.append(pointer)
        if pointer in ("/0", "/1"):
            raise KeyError(pointer)

    reader = saop.PushReader(saop.Schema(True), ended=ended)
    with pytest.raises(KeyError, match="/0"):
        reader.push("[1, 2, 3]")
    assert seen == ["/0", "/1", "/2", ""]
    assert (reader.state, reader.finish()) == ("complete", [1, 2, 3])

    def interrupted(pointer: str, _: object) -> None:
        seen.append(pointer)
        raise KeyboardInterrupt

    seen.clear()
    with pytest.raises(KeyboardInterrupt):
        saop.PushReader(saop.Schema(True), ended=interrupted).push("[1, 2, 3]")
    assert seen == ["/0"]


@pytest.mark.parametrize("schema", MESSAGES)
def test_every_message_is_read_in_pieces(schema: str) -> None:
    name = schema.replace("-", "_")
    parse = getattr(saop, f"parse_{name}")
    for path in sorted((FIXTURES / schema).glob("*/*.json")):
        if path.name.endswith(".expected.json"):
            continue
        raw, is_valid = path.read_bytes(), path.parent.name == "valid"
        kind = type(parse(next((FIXTURES / schema / "valid").glob("*.json")).read_bytes()))
        reader = saop.PushReader(kind)
        for at in range(0, len(raw), 11):
            state = reader.push(raw[at : at + 11])
        assert (state != "doomed") or not is_valid, path
        if is_valid:
            assert reader.finish() == parse(raw), path
        else:
            with pytest.raises(saop.SaopError) as pushed:
                reader.finish()
            with pytest.raises(saop.SaopError) as parsed:
                parse(raw)
            assert type(pushed.value) is type(parsed.value), path
            assert pushed.value.violations == parsed.value.violations, path
