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
        "default": {"type": "integer"},
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


def test_a_number_in_a_checked_field_is_not_lost() -> None:
    # SPEC N3
    made = Request.model_construct(limits={"steps": 3, "most": [saop.JsonNumber("1e400")]})
    assert made.model_dump()["limits"]["most"][0].spelling == "1e400"
    with pytest.raises(PydanticSerializationError, match="expected numbers that a float holds"):
        made.model_dump_json(include={"limits"})
    fine = Request.model_construct(limits={"steps": 3, "most": saop.JsonNumber("1.10")})
    assert fine.model_dump_json(include={"limits"}) == '{"limits":{"steps":3,"most":1.1}}'
    schema = TypeAdapter(Annotated[dict[str, Any], Limits]).json_schema
    assert schema(mode="serialization") == schema(mode="validation")


def test_what_a_model_wrote_is_no_place_holder(envelope: dict) -> None:
    envelope["observation"]["status"] = "{violations} {reason}"
    with pytest.raises(ValidationError) as caught:
        Request(envelope=envelope)
    (error,) = caught.value.errors()
    assert error["msg"].endswith("but found the string `{violations} {reason}`")
    assert "[{" not in error["msg"]


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
    kept = {"type", "else", "allOf"}
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


def anchored(**members: Any) -> dict[str, Any]:
    """Returns a schema with one that is referred to by a name, which is left open."""
    return {**members, "$defs": {"a": {"$anchor": "x", "properties": {"k": {}}, "type": ["object", "string"]}}}


X = {"$ref": "#x"}
OLD = [
    {"const": 5},
    {"contains": {"type": "null"}},
    {"propertyNames": {"maxLength": 0}},
    {"if": {}, "then": False} ,
    {"dependentRequired": {"a": ["b"]}},
    {"dependentSchemas": {"a": {"required": ["b"]}}},
    {"contains": {}, "minContains": 3, "maxContains": 1},
    {"prefixItems": [{"type": "null"}]},
    {"unevaluatedProperties": {"type": "null"}, "unevaluatedItems": {"type": "null"}},
    {"$dynamicRef": "#", "$recursiveRef": "#", "type": ["object", "array"]},
    {"not": {"dependentRequired": {"a": ["b"]}, "required": ["k"]}},
    {"dependencies": {"a": ["b"], "k": {"minProperties": 2}}},
    {"items": [{"type": "integer"}], "additionalItems": {"type": "string"}},
    {"not": {"items": [{"type": "integer"}], "type": "array"}},
    {"items": {"type": "integer"}, "additionalItems": {"type": "null"}},
    {"minimum": 1, "exclusiveMinimum": True, "maximum": 5, "exclusiveMaximum": False},
    {"not": {"type": "integer"}},
    {"$ref": "#/definitions/n", "$id": "http://example.org/a", "definitions": {"n": {"type": "array"}}},
    {
        "definitions": {"n": {"type": "object"}},
        "properties": {
            "a": {"id": "#a", "$id": "#a", "$ref": "#/definitions/n", "definitions": {"n": False}},
            "k": {"id": "#k", "$id": "#k", "items": {"$ref": "#/definitions/n"}, "definitions": {"n": {"not": {}}}},
        },
    },
]
NEW = [
    anchored(**X, unevaluatedProperties=False),
    anchored(**X, unevaluatedItems=False),
    anchored(allOf=[X], unevaluatedProperties=False),
    anchored(anyOf=[{"allOf": [X]}, False], unevaluatedProperties=False),
    anchored(contains=X, maxContains=1),
    {"type": ["object", "array"], "properties": {"a": {"$dynamicRef": "#"}, "k": {"$recursiveRef": "#"}}},
    {"not": {"properties": {"a": {"$dynamicRef": "#"}}, "required": ["a"], "type": "object"}},
    {"contains": {"type": "integer"}, "unevaluatedItems": False},
    {"not": {"contains": {"type": "integer"}, "unevaluatedItems": False}},
    {
        "$defs": {"r": {"$id": "http://example.org/r", "$defs": {"n": {"type": "string"}}, "items": {"$ref": "#/$defs/n"}}, "n": False},
        "properties": {"a": {"$ref": "#/$defs/r"}, "k": {"$ref": "#/$defs/r/items"}},
    },
]
DIALECTS = ["draft-04", "draft-06", "draft-07", "2019-09", "2020-12"]
PARTS: list[Any] = [None, 1, 2, 5, 1.5, saop.JsonNumber("1.0"), "s", [], [1], [1, 2, "s"], ["s", 1], [[1]]]
PARTS += [{}, {"k": 1}, {"a": 1}, {"a": {}}, {"a": "s", "k": ["s"]}, {"a": {"a": {}}, "k": [{}]}, {"a": [], "b": 1}]
VALUES = [*PARTS, *({"k": one} for one in PARTS), *([1, one] for one in PARTS)]


def test_a_description_allows_no_less_than_the_check() -> None:
    # In any dialect: one is written as 2020-12, whatever the schema is in.
    checked = 0
    for schema in [*OLD, *NEW]:
        for dialect in DIALECTS:
            try:
                made = saop.Schema(schema, dialect=dialect)
            except saop.SchemaError:
                continue
            description = TypeAdapter(Annotated[Any, made]).json_schema()
            assert "$ref" not in json.dumps(description) and "$id" not in json.dumps(description)
            told = saop.Schema(description, dialect="2020-12")
            for value in VALUES:
                text = json.dumps(value) if value is not PARTS[5] else "1.0"
                if made.is_valid(text):
                    checked += 1
                    assert told.is_valid(text), (schema, dialect, value, description)
    assert checked > 2000


@pytest.mark.parametrize("keyword", ["$dynamicRef", "$recursiveRef"])
def test_a_model_is_not_what_a_reference_in_a_field_refers_to(keyword: str) -> None:
    dialect = "2020-12" if keyword == "$dynamicRef" else "2019-09"
    nested = saop.Schema({"type": "object", "properties": {"child": {keyword: "#"}}}, dialect=dialect)

    class Job(BaseModel):
        tree: Annotated[dict[str, Any], nested]

    tree = {"tree": {"child": {"child": {}}}}
    assert Job(**tree).model_dump() == tree
    assert saop.Schema(Job.model_json_schema(), dialect="2020-12").is_valid(json.dumps(tree))


def test_a_description_is_of_the_newest_dialect() -> None:
    old = {
        "type": "object",
        "properties": {
            "pair": {"items": [{"type": "string"}, {"minimum": 1, "exclusiveMinimum": True}], "additionalItems": False},
            "one": {"maximum": 5, "exclusiveMaximum": False, "const": 1},
        },
        "dependencies": {"pair": ["one"], "one": {"minProperties": 2}},
    }
    assert described(old, "draft-04") == {
        "type": "object",
        "properties": {
            "pair": {"prefixItems": [{"type": "string"}, {"exclusiveMinimum": 1}], "items": False},
            "one": {"maximum": 5},
        },
        "dependentRequired": {"pair": ["one"]},
        "dependentSchemas": {"one": {"minProperties": 2}},
    }
