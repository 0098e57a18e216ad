"""JSON Schemas without references, of dialect 2020-12, as they become parts of another one.

Invariant: a description allows no less than its schema does. What cannot be written so is left open.
"""

import json
from typing import Any
from urllib.parse import unquote

_DIALECTS = ("draft-04", "draft-06", "draft-07", "2019-09", "2020-12")
# In these all that stands beside a reference, but for annotations, is no rule.
_REFERENCE_ALONE = ("draft-04", "draft-06", "draft-07")
# Keywords that say what is valid since a later dialect than the first: before, they say nothing, and would now.
_SINCE = {
    "const": "draft-06",
    "contains": "draft-06",
    "propertyNames": "draft-06",
    "if": "draft-07",
    "then": "draft-07",
    "else": "draft-07",
    "$recursiveRef": "2019-09",
    "dependentRequired": "2019-09",
    "dependentSchemas": "2019-09",
    "maxContains": "2019-09",
    "minContains": "2019-09",
    "unevaluatedItems": "2019-09",
    "unevaluatedProperties": "2019-09",
    "$dynamicRef": "2020-12",
    "prefixItems": "2020-12",
}
# What names a schema or its dialect: nothing refers to it any more, and a name may not be there twice.
_NAMES = {"$schema", "$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor", "$vocabulary"}
_DEFINITIONS = {"definitions", "$defs"}
# What has schemas by names that are not keywords, one or more schemas, and values that are no schemas.
_NAMED = {"properties", "patternProperties", "dependentSchemas"}
_SCHEMAS = {
    "additionalProperties",
    "allOf",
    "anyOf",
    "contains",
    "contentSchema",
    "else",
    "if",
    "items",
    "not",
    "oneOf",
    "prefixItems",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
}
_VALUES = {"const", "enum", "examples", "default"}
# What allows less where a schema in it, or for the latter beside it, allows more.
_REFUSING = {"not", "if", "oneOf"}
_REFUSING_THE_REST = ("unevaluatedProperties", "unevaluatedItems", "maxContains")
# What stands beside a reference and says nothing of values.
_ANNOTATIONS = {"title", "description", "deprecated", "examples", "readOnly", "writeOnly"}
# How many schemas a description may have: with two references to each definition from the one before, they double.
_MOST = 50_000


def json_schema(text: str, name: str, dialect: str) -> Any:
    """Returns the definition of that name in a schema, or the schema, with no reference left: it becomes a part of another one."""
    root = json.loads(text)
    start = root.get("definitions", {}).get(name, root) if isinstance(root, dict) else root
    made = _Alone(dialect).of(start, root, ())
    return made if isinstance(made, dict) else {} if made else {"not": {}}


class _Alone:
    """Makes schemas without references."""

    def __init__(self, dialect: str) -> None:
        self._dialect = dialect
        self._reference_alone = dialect in _REFERENCE_ALONE
        self._left = _MOST
        # How often something was left open.
        self._opened = 0

    def of(self, value: Any, root: Any, within: tuple[str, ...]) -> Any:
        """Returns a schema without references, where `within` are those that it was reached by."""
        if isinstance(value, list):
            return [self.of(item, root, within) for item in value]
        if not isinstance(value, dict):
            return value
        self._left -= 1
        if value is not root and self._is_resource(value):
            if "$schema" in value:
                # It may be of another dialect.
                self._opened += 1
                return {}
            # References within it start from it.
            root = value
        opened = self._opened
        if isinstance(value.get("$ref"), str):
            made = self._referred(value, root, within)
        else:
            made = self._members(self._modern(value), root, within)
        if self._opened > opened and isinstance(made, dict):
            for key in _REFUSING_THE_REST:
                made.pop(key, None)
        return made

    def _members(self, value: dict[str, Any], root: Any, within: tuple[str, ...]) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for key, item in value.items():
            opened = self._opened
            if key in _NAMED and isinstance(item, dict):
                item = {name: self.of(one, root, within) for name, one in item.items()}
            elif key in _SCHEMAS:
                item = self.of(item, root, within)
            elif _has_reference(item):
                # pydantic takes it for a reference of its own.
                self._opened += key in _VALUES
                continue
            if self._opened == opened or key not in _REFUSING:
                made[key] = item
        return made

    def _modern(self, value: dict[str, Any]) -> dict[str, Any]:
        """Returns the members of a schema that say something of values, as 2020-12 has them."""
        made: dict[str, Any] = {}
        for key, item in value.items():
            if key in _NAMES or key in _DEFINITIONS:
                continue
            if key in _SINCE and _DIALECTS.index(_SINCE[key]) > _DIALECTS.index(self._dialect):
                continue
            if key in ("$dynamicRef", "$recursiveRef"):
                # What it refers to hangs on the schemas around it.
                self._opened += 1
            else:
                made[key] = item
        rest = made.pop("additionalItems", None)
        if isinstance(made.get("items"), list):
            made["prefixItems"] = made.pop("items")
            if rest is not None:
                made["items"] = rest
        dependencies = made.pop("dependencies", None)
        for name, items in dependencies.items() if isinstance(dependencies, dict) else ():
            key = "dependentRequired" if isinstance(items, list) else "dependentSchemas"
            if name in made.get(key, {}):
                self._opened += 1
            else:
                made[key] = {**made.get(key, {}), name: items}
        if self._dialect == "2019-09" and "unevaluatedItems" in made:
            # Since 2020-12, what `contains` accepts is evaluated.
            self._opened += 1
        if self._dialect == "draft-04":
            for bound, excluded in (("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")):
                if made.pop(excluded, False) is True and bound in made:
                    made[excluded] = made.pop(bound)
            if "integer" in (made.get("type"), *_listed(made.get("type"))):
                # It is none there if it is spelled with a fraction.
                self._opened += 1
        return made

    def _referred(self, value: dict[str, Any], root: Any, within: tuple[str, ...]) -> Any:
        reference = value["$ref"]
        target: Any = {}
        if reference in within or self._left < 0 or not (reference == "#" or reference.startswith("#/")):
            # What is within itself, or elsewhere, or too much.
            self._opened += 1
        else:
            target = self.of(*self._found(root, reference), (*within, reference))
        counts = _ANNOTATIONS if self._reference_alone else value.keys() - {"$ref"}
        beside = {key: item for key, item in value.items() if key in counts}
        beside = self._members(self._modern(beside), root, within)
        if isinstance(target, dict) and (not target or beside.keys() <= _ANNOTATIONS):
            return {**target, **beside}
        return {**beside, "allOf": [target, *beside.get("allOf", [])]} if beside else target

    def _found(self, root: Any, reference: str) -> tuple[Any, Any]:
        """Returns what the JSON Pointer of a reference refers to, and the schema that references in it start from; one that takes all if
        there is nothing."""
        target = root
        for step in unquote(reference[1:]).split("/")[1:]:
            step = step.replace("~1", "/").replace("~0", "~")
            if isinstance(target, list) and step.isascii() and step.isdigit():
                target = target[int(step)] if int(step) < len(target) else {}
            else:
                target = target.get(step, {}) if isinstance(target, dict) else {}
            if self._is_resource(target):
                root = target
        return target, root

    def _is_resource(self, value: Any) -> bool:
        """Whether references in a schema start from it. A fragment names it only, and beside a reference it may be no rule."""
        if not isinstance(value, dict) or (self._reference_alone and isinstance(value.get("$ref"), str)):
            return False
        name = value.get("id" if self._dialect == "draft-04" else "$id")
        return isinstance(name, str) and not name.startswith("#")


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _has_reference(value: Any) -> bool:
    if isinstance(value, dict):
        return isinstance(value.get("$ref"), str) or any(map(_has_reference, value.values()))
    return isinstance(value, list) and any(map(_has_reference, value))
