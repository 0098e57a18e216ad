"""Classes and schemas as fields of pydantic's models."""
# SPEC N9

import json
from typing import Annotated, Any

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

import saop

Limits = saop.Schema(
    {
        "$ref": "#/definitions/Limits",
        "definitions": {
            "Limits": {
                "type": "object",
                "required": ["steps"],
                "properties": {"steps": {"$ref": "#/definitions/Steps"}},
            },
            "Steps": {"type": "integer", "minimum": 1},
        },
    }
)


class Request(BaseModel):
    envelope: saop.SaopEnvelope
    thoughts: list[saop.SaopThought] = []
    limits: Annotated[dict[str, Any], Limits] = {"steps": 1}


def test_a_field_is_an_instance(envelope: dict) -> None:
    for made in [
        Request(envelope=envelope),
        Request(envelope=saop.validate_saop_envelope(envelope)),
        Request.model_validate_json(json.dumps({"envelope": envelope})),
    ]:
        assert made.envelope == saop.validate_saop_envelope(envelope)
        assert made.model_dump()["envelope"] == envelope
        assert json.loads(made.model_dump_json())["envelope"] == envelope
        assert Request.model_validate_json(made.model_dump_json()) == made


def test_every_violation_is_told(envelope: dict) -> None:
    del envelope["thought"]["plan"]
    envelope["turn_index"] = -1
    with pytest.raises(ValidationError) as caught:
        Request(envelope=envelope, thoughts=[{"reasoning": "r"}, 7, {1}], limits={"steps": 0})
    errors = caught.value.errors()
    assert [one["loc"] for one in errors] == [
        ("envelope",),
        ("thoughts", 0),
        ("thoughts", 1),
        ("thoughts", 2),
        ("limits",),
    ]
    assert [one["instance_path"] for one in errors[0]["ctx"]["violations"]] == [
        "/turn_index",
        "/thought/plan",
    ]
    assert "- /steps: expected an integer of at least 1" in errors[4]["msg"]
    assert "JSON has, but found set" in errors[3]["msg"]


def test_the_json_schema_of_a_model_judges_alike(envelope: dict) -> None:
    text = json.dumps(Request.model_json_schema())
    assert "#/definitions" not in text
    described = saop.Schema(text, dialect="2020-12")
    assert described.is_valid(json.dumps({"envelope": envelope, "limits": {"steps": 2}}))
    assert not described.is_valid(json.dumps({"envelope": envelope, "limits": {"steps": 0}}))
    del envelope["thought"]["plan"]
    assert not described.is_valid(json.dumps({"envelope": envelope}))


def test_a_type_that_is_in_itself_is_described_as_open() -> None:
    nested = saop.Schema({"type": "object", "properties": {"child": {"$ref": "#"}}})
    made = TypeAdapter(Annotated[dict, nested])
    assert made.validate_python({"child": {"child": {}}}) == {"child": {"child": {}}}
    with pytest.raises(ValidationError):
        made.validate_python({"child": {"child": 1}})
    assert made.json_schema()["properties"]["child"]["properties"] == {"child": {}}


def described(schema: dict, dialect: str = "2020-12") -> Any:
    made = saop.Schema(schema, dialect=dialect)
    return TypeAdapter(Annotated[dict[str, Any], made]).json_schema()


def test_only_json_pointers_into_the_document_are_followed() -> None:
    made = described(
        {
            "type": "object",
            "properties": {
                "anchor": {"$ref": "#one"},
                "item": {"$ref": "#/allOf/1"},
                "escaped": {"$ref": "#/$defs/a%20b~1c"},
                "absent": {"$ref": "#/allOf/0"},
                "default": {"$ref": "#/$defs/one"},
            },
            "allOf": [True, {"type": "string"}],
            "$defs": {"one": {"$anchor": "one", "type": "integer"}, "a b/c": {"type": "null"}},
        }
    )
    assert made["properties"] == {
        "anchor": {},
        "item": {"type": "string"},
        "escaped": {"type": "null"},
        "absent": True,
        "default": {"$anchor": "one", "type": "integer"},
    }


def test_what_looks_like_a_reference_in_a_value_is_none() -> None:
    value = {"$ref": "#/$defs/one"}
    members = {"const": value, "enum": [[value]], "default": {"a": value}, "examples": [{"a": 1}]}
    made = described(
        {"type": "object", "properties": {"a": members}, "$defs": {"one": {"type": "integer"}}}
    )
    assert made["properties"]["a"] == {"examples": [{"a": 1}]}


def test_references_in_an_embedded_schema_start_from_it() -> None:
    inner = {"$id": "https://example.org/inner", "items": {"$ref": "#/$defs/n"}}
    made = described(
        {
            "type": "object",
            "properties": {"a": {**inner, "$defs": {"n": {"type": "null"}}}},
            "$defs": {"n": {"type": "integer"}},
        }
    )
    assert made["properties"]["a"]["items"] == {"type": "null"}


@pytest.mark.parametrize("spelling", ["1e400", "9" * 5000])
def test_a_number_that_json_of_pydantic_cannot_have_is_told(envelope: dict, spelling: str) -> None:
    text = json.dumps(envelope).replace('"timeout": 1.5', f'"timeout": {spelling}')
    made = Request(envelope=saop.parse_saop_envelope(text))
    assert made.model_dump()["envelope"]["action"]["arguments"]["timeout"].spelling == spelling
    with pytest.raises(PydanticSerializationError, match="expected numbers that a float holds"):
        made.model_dump_json()


def test_a_description_does_not_grow_without_bound() -> None:
    twice: dict[str, Any] = {"d30": {"type": "integer"}}
    for index in range(30):
        next_one = {"$ref": f"#/$defs/d{index + 1}"}
        twice[f"d{index}"] = {"items": next_one, "additionalProperties": next_one}
    made = described({"$defs": twice, "type": "object", "properties": {"a": {"$ref": "#/$defs/d0"}}})
    assert "items" in made["properties"]["a"]["items"]["items"]
    assert len(json.dumps(made)) < 5 << 20


def test_a_description_that_is_open_allows_no_less() -> None:
    nested = {"$ref": "#one"}
    made = described(
        {
            "$anchor": "one",
            "type": "object",
            "not": {"properties": {"a": nested}, "required": ["a"]},
            "if": {"required": ["b"], "properties": {"b": nested}},
            "else": {"minProperties": 1},
            "oneOf": [{"required": ["c"], "properties": {"c": nested}}, {"maxProperties": 2}],
            "allOf": [{"not": {"required": ["d"]}}],
        }
    )
    kept = {"$anchor", "type", "else", "allOf"}
    assert set(made) == kept and made["allOf"] == [{"not": {"required": ["d"]}}]


@pytest.mark.parametrize("dialect", ["draft-07", "2020-12"])
def test_what_stands_beside_a_reference_is_kept_where_it_counts(dialect: str) -> None:
    one = {"$ref": "#/$defs/one", "description": "How many.", "minimum": 3, "allOf": [{"maximum": 9}]}
    members = {"a": one, "b": {"$ref": "#/$defs/one", "title": "B"}}
    definitions = {"one": {"type": "integer"}, "d": {"$anchor": "d"}}
    if dialect == "2020-12":
        # One that is left open.
        members["c"] = {"$ref": "#d", "maximum": 1}
    made = described({"type": "object", "properties": members, "$defs": definitions}, dialect)
    kept = {"type": "integer", "description": "How many."}
    beside = {
        "description": "How many.",
        "minimum": 3,
        "allOf": [{"type": "integer"}, {"maximum": 9}],
    }
    old = dialect == "draft-07"
    assert made["properties"] == {
        "a": kept if old else beside,
        "b": {"type": "integer", "title": "B"},
        **({} if old else {"c": {"maximum": 1}}),
    }
