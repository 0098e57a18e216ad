"""What no JSON text can have, and what is said of values that were no text."""
# SPEC P2, N3

import pickle
import sys
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any

import pytest

import saop

LONE = "\ud800"
TOOLS = saop.ToolRegistry({"add": {}})


def deep() -> dict[str, Any]:
    made: dict[str, Any] = {}
    for _ in range(200):
        made = {"a": made}
    return made


def observed(**changes: Any) -> saop.Observation:
    given = {"tool_call_id": "a", "exit_code": 0, "stdout": "", "stderr": "", "duration_ms": 1}
    return saop.create_observation(**{**given, **changes})


@pytest.mark.parametrize(
    "call",
    [
        lambda: TOOLS.check_call(LONE, {}),
        lambda: TOOLS.check_result(LONE, {}),
        lambda: TOOLS.check_call("add", {LONE: 1}),
        lambda: saop.repair(f'{{"a":"{LONE}",}}'),
        lambda: saop.diff(f'"{LONE}"', {}),
        lambda: saop.diff({}, {"title": LONE}),
        lambda: saop.Schema(f'{{"title":"{LONE}"}}'),
        lambda: saop.ToolRegistry(f'{{"{LONE}":{{}}}}'),
        lambda: saop.Retry().offer("x", finish_reason=LONE),
        lambda: saop.Retry(question=LONE),
        lambda: observed(stdout=LONE),
        lambda: observed(tool_call_id=LONE),
    ],
)
def test_half_a_surrogate_pair_is_a_parse_error(call: Callable[[], Any]) -> None:
    with pytest.raises(saop.SaopParseError, match="found a lone surrogate") as caught:
        call()
    assert caught.value.kind == "syntax"


def test_no_tool_has_half_a_surrogate_pair_in_its_name() -> None:
    assert LONE not in TOOLS and "add" in TOOLS


def test_what_python_could_not_decode_is_bytes() -> None:
    assert saop.stdout_bytes(observed(stdout=b"\xff".decode("utf-8", "surrogateescape"))) == b"\xff"


def test_bytes_that_are_no_text_are_a_fault_of_the_schema() -> None:
    for raw in (b'{"title":"\xff"}', bytearray(b"\xff"), memoryview(b"\xff")):
        with pytest.raises(saop.SchemaError, match="UTF-8") as schema:
            saop.Schema(raw)
        assert schema.value.problems == [("", str(schema.value))]
        with pytest.raises(saop.SchemaError, match="UTF-8"):
            saop.diff({}, raw)
        with pytest.raises(saop.ToolsError, match="UTF-8"):
            saop.ToolRegistry(raw)


@pytest.mark.parametrize(
    ("arguments", "kind", "words"),
    [
        ({"a": float("nan")}, "syntax", "expected a finite number, but found NaN"),
        ({"a": [float("-inf")]}, "syntax", "expected a finite number, but found -inf"),
        ({"a": 10**5000}, "limit", "expected an integer of as many digits as"),
        (deep(), "limit", "expected at most 128 levels of nesting"),
    ],
)
def test_a_model_can_write_what_is_refused(arguments: Any, kind: str, words: str) -> None:
    # What `json.loads` gives. Who checks a call catches `SaopError`, and tells the model.
    for call in (
        lambda: TOOLS.check_call("add", arguments),
        lambda: saop.SaopAction(tool_name="add", arguments=arguments),
        lambda: saop.Schema(True).check_value(arguments),
    ):
        with pytest.raises(saop.SaopParseError, match=words) as caught:
            call()
        assert caught.value.kind == kind and caught.value.explain().startswith("- ")


class Twice(Mapping[str, int]):
    """Has a name twice."""

    def __getitem__(self, name: str) -> int:
        return 1

    def __iter__(self) -> Iterator[str]:
        return iter("aa")

    def __len__(self) -> int:
        return 2


def test_values_have_no_places(envelope: dict) -> None:
    envelope["action"]["arguments"] = Twice()
    with pytest.raises(saop.SaopParseError) as parse:
        saop.validate_saop_envelope(envelope)
    assert str(parse.value) == "expected each key once in an object, but found `a` again"
    assert parse.value.line is None
    with pytest.raises(saop.SchemaError) as schema:
        saop.Schema(5)
    with pytest.raises(saop.SchemaError) as two:
        saop.Schema({"type": "some", "items": 5})
    with pytest.raises(saop.ToolsError) as tools:
        saop.ToolRegistry([{}])
    with pytest.raises(saop.ToolsError) as tool:
        saop.ToolRegistry({"add": 4, "sub": 5})
    for error in (schema, two, tools, tool):
        assert " line " not in str(error.value) and "(line" not in str(error.value)
    assert "/type: expected" in str(two.value) and str(two.value).endswith(", and 1 more")
    assert str(tool.value).startswith("tool `add`: ") and str(tool.value).endswith(", and 1 more")
    # Of a text, the place is told.
    with pytest.raises(saop.SchemaError, match=r"\(line 1, column 1\)"):
        saop.Schema("5")
    with pytest.raises(saop.ToolsError, match=r"\(line 1, column 2\)"):
        saop.ToolRegistry("[{}]")
    with pytest.raises(saop.SaopParseError, match="at line 1 column 2"):
        saop.parse_saop_envelope("{x")


def test_a_buffer_that_is_gone_is_told() -> None:
    view = memoryview(b"{}")
    view.release()
    for call in (
        lambda: saop.Schema(view),
        lambda: saop.ToolRegistry(view),
        lambda: TOOLS.check_call("add", view),
        lambda: saop.diff(view, {}),
        lambda: saop.parse_saop_envelope(view),
        lambda: saop.Schema(True).check(view),
    ):
        with pytest.raises(ValueError, match="released memoryview"):
            call()


def test_an_enum_of_integers_is_its_number() -> None:
    class T(int, Enum):
        NOW = 7

    made = observed(timestamp_ns=T.NOW, exit_code=T.NOW)
    assert (made.timestamp_ns, made.exit_code) == ("7", 7)
    with pytest.raises(saop.SaopParseError, match="as many digits"):
        observed(timestamp_ns=10 ** (sys.get_int_max_str_digits() + 1))


def test_a_number_is_the_same_from_a_text_and_from_an_object() -> None:
    raw = saop.serialize_observation(observed()).replace("1.0}", "9" * 20 + "}")
    assert raw.endswith(':99999999999999999999}')
    made = saop.parse_observation(raw)
    told = saop.to_dict(made)
    assert told == saop.parse_observation(raw, as_dict=True)
    assert type(told["duration_ms"]) is saop.JsonNumber


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_every_protocol_of_pickle_has_them(envelope: dict, protocol: int) -> None:
    made = saop.validate_saop_envelope(envelope)
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        saop.Retry(max_retries=0).offer("x")
    schema = saop.Schema({"type": "integer"}, dialect="2020-12", assert_formats=True)
    again, error, tools, schema_again = pickle.loads(
        pickle.dumps((made, caught.value, TOOLS, schema), protocol)
    )
    assert again == made and error.report == caught.value.report
    assert tools.names == ["add"]
    assert (schema_again.text, schema_again.dialect) == (schema.text, "2020-12")


def test_a_schema_that_is_refused_has_no_difference() -> None:
    for old, new in [({}, {"type": "some"}), ("{", {}), (5, {})]:
        with pytest.raises(saop.SchemaError) as caught:
            saop.diff(old, new)
        assert caught.value.problems == [("", str(caught.value))]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ({"a": [1, {"b/c": {1}}]}, "/a/1/b~1c: expected a value that JSON has, but found set"),
        ({"a": {1: 2}}, "/a: expected a string as the name of a member, but found int"),
        ({"a\n- /b": {1}}, "/a\\u{a}- ~1b: expected a value that JSON has, but found set"),
    ],
)
def test_what_json_has_not_has_its_place(value: Any, words: str) -> None:
    with pytest.raises(TypeError) as caught:
        saop.Schema(True).check_value(value)
    assert str(caught.value) == words
    with pytest.raises(TypeError) as caught:
        saop.SaopAction(tool_name="t", arguments=value)
    assert str(caught.value) == f"/arguments{words}"


@pytest.mark.parametrize(
    ("value", "path", "words"),
    [
        ({"a": [float("nan")]}, "/a/0", "Invalid JSON: expected a finite number, but found NaN"),
        ({"a": {"b": LONE}}, "/a/b", "Invalid JSON: expected a surrogate pair, but found a lone surrogate"),
        (deep(), "/a" * 128, "expected at most 128 levels of nesting, but found more"),
    ],
)
def test_what_no_text_has_has_its_place(value: Any, path: str, words: str) -> None:
    with pytest.raises(saop.SaopParseError) as caught:
        saop.Schema(True).check_value(value)
    assert str(caught.value) == words
    error = pickle.loads(pickle.dumps(caught.value))
    assert [(one.instance_path, one.message) for one in error.violations] == [(path, words)]


def test_a_value_is_told_from_a_text() -> None:
    with pytest.raises(TypeError, match="memoryview, but found dict; the `validate_` function takes a value$"):
        saop.parse_saop_envelope({})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="memoryview, but found dict; `check_value` takes a value$"):
        saop.Schema(True).check({})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="memoryview, but found NoneType$"):
        saop.Schema(True).check(None)  # type: ignore[arg-type]


def test_a_schema_is_shown_by_its_name() -> None:
    assert repr(saop.Schema(True)) == "<Schema, draft-07>"
    assert repr(saop.Schema({"title": "Port"})) == '<Schema "Port", draft-07>'
