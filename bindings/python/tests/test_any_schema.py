"""Schemas, tools, changes and repairs."""
# SPEC X1, X3, C1, A5

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import saop


def test_a_schema_checks_text_and_values() -> None:
    schema = saop.Schema({"properties": {"n": {"type": ["integer", "null"], "minimum": 1}}})
    assert schema.is_valid('{"n": 7}')
    schema.check(b'{"n": null}')
    with pytest.raises(saop.SaopValidationError) as caught:
        schema.check('{"n": 0}')
    first = caught.value.violations[0]
    assert (first.instance_path, first.line, first.column) == ("/n", 1, 7)
    assert first.message == "expected an integer of at least 1, but found the number 0"
    assert schema.violations('{"n": 0}') == caught.value.violations
    assert schema.violations("{}") == []
    assert [one.kind for one in schema.violations("{")] == ["syntax"]
    with pytest.raises(saop.SaopValidationError):
        schema.check_value({"n": "x"})


def test_a_large_document_is_checked_alike() -> None:
    schema = saop.Schema({"items": {"type": "integer"}})
    large = json.dumps([1] * 40_000)
    assert schema.is_valid(large)
    assert not schema.is_valid(large.replace("]", ",true]"))
    assert len(schema.violations(large.replace("]", ",true]"))) == 1


def test_dialects() -> None:
    text = '{"prefixItems": [{"type": "string"}]}'
    assert saop.Schema(text).is_valid("[1]")
    assert saop.Schema(text).dialect == "draft-07"
    assert not saop.Schema(text, dialect="2020-12").is_valid("[1]")
    with pytest.raises(ValueError):
        saop.Schema(text, dialect="draft-99")


def test_a_schema_that_is_refused_says_why() -> None:
    with pytest.raises(saop.SchemaError) as caught:
        saop.Schema({"properties": {"a": {"$ref": "#/nowhere"}}})
    assert caught.value.problems[0][0].startswith("/properties/a")


TOOLS = [
    {
        "name": "read",
        "inputSchema": {
            "type": "object",
            "required": ["path"],
            "properties": {"path": {"type": "string"}},
        },
        "outputSchema": {"type": "object", "properties": {"bytes": {"type": "integer"}}},
    }
]


@pytest.mark.parametrize(
    "listed",
    [
        {"tools": TOOLS},
        json.dumps({"tools": TOOLS}),
        [{"type": "function", "function": {"name": "read", "parameters": TOOLS[0]["inputSchema"]}}],
        [{"name": "read", "input_schema": TOOLS[0]["inputSchema"]}],
    ],
)
def test_calls_are_checked(listed: object) -> None:
    tools = saop.ToolRegistry(listed)
    assert (len(tools), tools.names, "read" in tools) == (1, ["read"], True)
    assert tools.check_call("read", {"path": "/tmp"})
    with pytest.raises(saop.SaopValidationError) as caught:
        tools.check_call("read", '{"path": 1}')
    assert caught.value.violations[0].instance_path.endswith("/path")
    with pytest.raises(saop.SaopValidationError) as unknown:
        tools.check_call("raed", {})
    assert unknown.value.violations[0].kind == "unknown_tool"
    assert "read" in unknown.value.violations[0].message


def test_results_are_checked() -> None:
    tools = saop.ToolRegistry({"tools": TOOLS})
    assert tools.check_result("read", {"content": [], "structuredContent": {"bytes": 1}})
    with pytest.raises(saop.SaopValidationError):
        tools.check_result("read", {"content": [], "structuredContent": {"bytes": "1"}})


def test_a_list_that_is_refused_names_the_tool() -> None:
    with pytest.raises(saop.ToolsError, match="broken"):
        saop.ToolRegistry({"broken": {"type": "strnig"}})


def test_a_change_has_a_level_and_a_witness() -> None:
    old = {"type": "object", "required": ["plan"], "properties": {"plan": {"type": "string"}}}
    new = {"type": "object", "properties": {"plan": {"type": "string"}}}
    assert saop.diff(old, new)["level"] == "minor"
    back = saop.diff(new, old)
    assert back["level"] == "major"
    witness = back["changes"][0]["witness"]
    assert saop.Schema(new).is_valid(witness) and not saop.Schema(old).is_valid(witness)


def test_a_repair_lists_its_edits() -> None:
    text, edits = saop.repair('{"a": [1, 2,]}')
    assert json.loads(text) == {"a": [1, 2]}
    assert [edit["reason"] for edit in edits] == ["trailing_comma"]
    with pytest.raises(ValueError):
        saop.repair('{"a": [1, 2')


def test_schemas_and_tools_are_copied_and_shown() -> None:
    schema = saop.Schema({"title": "T", "format": "date"}, dialect="2019-09", assert_formats=True)
    tools = saop.ToolRegistry({f"t{index}": {} for index in range(9)})
    for one in (schema, tools):
        assert copy.copy(one) is one and copy.deepcopy([one])[0] is one
    again = pickle.loads(pickle.dumps(schema))
    assert (again.text, again.dialect) == (schema.text, schema.dialect)
    assert again.is_valid('"2020-02-01"') and not again.is_valid('"2020-02-31"')
    assert repr(again) == repr(schema)
    list_ = {"add": {"properties": {"a": {"type": "number"}}}, "odd": {"type": "strnig"}}
    registry = pickle.loads(pickle.dumps(saop.ToolRegistry(list_, allow_unchecked=True)))
    assert registry.names == ["add", "odd"] and not registry.check_call("odd", {})
    with pytest.raises(saop.SaopValidationError):
        registry.check_call("add", {"a": "1"})
    assert repr(saop.ToolRegistry({"add": {}})) == '<ToolRegistry ["add"]>'
    assert repr(tools).endswith('"t7"] and 1 more>')


@pytest.mark.parametrize("kind", [str, str.encode, lambda text: bytearray(text.encode())])
def test_arguments_are_any_text(kind: Callable[[str], Any]) -> None:
    tools = saop.ToolRegistry({"add": {"properties": {"a": {"type": "number"}}}})
    assert tools.check_call("add", kind('{"a": 1}'))
    assert tools.check_call("add", memoryview(b'{"a": 1}'))
    with pytest.raises(saop.SaopValidationError) as caught:
        tools.check_call("add", kind('{"a": "x"}'))
    assert caught.value.violations[0].column == 7


def test_offsets_of_repairs_are_of_bytes() -> None:
    text = '{"é": 1,}'
    _, [edit] = saop.repair(text)
    assert text.encode()[edit["offset"] :].startswith(b",")
    assert "byte" in str(saop.repair.__doc__)


STEPS = {"items": {"anyOf": [{"multipleOf": 2}, {"multipleOf": 3}]}}


# SPEC X1
@pytest.mark.parametrize("steps", [1, 4, 10])
def test_a_document_that_takes_too_many_steps_is_not_judged(steps: int) -> None:
    few, enough = saop.Schema(STEPS, max_steps=steps), saop.Schema(STEPS, max_steps=1_000_000)
    enough.check("[2, 9]")
    assert enough.is_valid("[2, 9]") and not few.is_valid("[2, 9]")
    for check in (lambda: few.check("[2, 9]"), lambda: few.check_value([2, 9])):
        with pytest.raises(saop.SaopValidationError) as found:
            check()
        assert found.value.unjudged
        (only,) = found.value.violations
        assert (only.kind, only.expected) == ("limit", steps)
    with pytest.raises(saop.SaopValidationError) as found:
        enough.check("[2, 7]")
    assert not found.value.unjudged
    reader = saop.PushReader(few)
    reader.push("[2, 9]")
    with pytest.raises(saop.SaopValidationError) as found:
        reader.finish()
    assert found.value.unjudged
    assert not pickle.loads(pickle.dumps(few)).is_valid("[2, 9]")
    assert pickle.loads(pickle.dumps(found.value)).unjudged


def test_calls_have_steps_as_well_and_a_number_of_steps_is_positive() -> None:
    few, enough = (saop.ToolRegistry({"t": STEPS}, max_steps=n) for n in (4, 1_000_000))
    assert enough.check_call("t", "[2, 9]")
    with pytest.raises(saop.SaopValidationError) as found:
        few.check_call("t", "[2, 9]")
    assert found.value.unjudged
    for made in (saop.Schema, saop.ToolRegistry):
        with pytest.raises((ValueError, OverflowError)):
            made({}, max_steps=0)
        with pytest.raises((ValueError, OverflowError)):
            made({}, max_steps=-1)
    with pytest.raises(saop.SaopParseError) as refused:
        enough.check_call("t", "[" * 200)
    assert refused.value.kind == "limit" and not refused.value.unjudged
