"""What pydantic asks of a type: how a field of it is validated, written, and described. Nothing is imported unless pydantic asks."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from ._errors import SaopError


def core_schema(convert: Callable[[Any], Any], to_dict: Callable[[Any], Any]) -> Any:
    """Returns the core schema of a class, whose instances `convert` makes."""
    from pydantic_core import core_schema as make

    def write(value: Any, info: Any) -> Any:
        made = to_dict(value)
        if info.mode == "json":
            _finite(made)
        return made

    written = make.plain_serializer_function_ser_schema(write, info_arg=True)
    return make.no_info_plain_validator_function(_told(convert), serialization=written)


def _finite(value: Any) -> None:
    """Refuses what pydantic would write as `null`."""
    try:
        json.dumps(value, allow_nan=False)
    except ValueError:
        raise ValueError(
            "expected numbers that a float holds, but found one beyond its range, such as `1e400`; "
            "the function `serialize_…` of a message writes it"
        ) from None


def checked(inner: Any, check: Callable[[Any], None]) -> Any:
    """Returns the core schema of a value that is also checked by a `Schema`."""
    from pydantic_core import core_schema as make

    def look(value: Any) -> Any:
        check(value)
        return value

    return make.no_info_before_validator_function(_told(look), inner)


def _told(call: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Raises what pydantic collects, with the violations in its context."""
    from pydantic_core import PydanticCustomError

    def told(value: Any) -> Any:
        try:
            return call(value)
        except SaopError as error:
            found = [
                {"instance_path": one.instance_path, "message": one.message}
                for one in error.violations
            ]
            context = {"reason": error.explain(), "violations": found}
            raise PydanticCustomError("saop", "{reason}", context) from error
        except TypeError as error:
            raise PydanticCustomError("saop", "{reason}", {"reason": str(error)}) from error

    return told


def json_schema(text: str, name: str, dialect: str) -> Any:
    """Returns the definition of that name in a schema, or the schema, with no reference left: it becomes a part of another one."""
    root = json.loads(text)
    start = root.get("definitions", {}).get(name, root) if isinstance(root, dict) else root
    made = _Alone(dialect).of(start, root, ())
    if isinstance(made, dict):
        for member in ("$schema", "$id", "id"):
            made.pop(member, None)
    return made if isinstance(made, dict) else {} if made else {"not": {}}


# What has schemas by names that are not keywords, and what has values that are no schemas.
_NAMED = {"properties", "patternProperties", "dependentSchemas", "dependencies"}
_VALUES = {"const", "enum", "examples", "default"}
# What nothing refers to any more, and what allows less where a schema in it allows more.
_DEFINITIONS = {"definitions", "$defs"}
_REFUSING = {"not", "if", "oneOf"}
# What stands beside a reference and says nothing of values; in these dialects all else beside one is no rule.
_ANNOTATIONS = {"title", "description", "deprecated", "examples", "readOnly", "writeOnly"}
_REFERENCE_ALONE = {"draft-04", "draft-06", "draft-07"}
# How many schemas a description may have: with two references to each definition from the one before, they double.
_MOST = 50_000


class _Alone:
    """Makes schemas without references."""

    def __init__(self, dialect: str) -> None:
        self._reference_alone = dialect in _REFERENCE_ALONE
        self._left = _MOST
        # How often something was left open. A description allows more than the check, which decides.
        self._opened = 0

    def of(self, value: Any, root: Any, within: tuple[str, ...]) -> Any:
        """Returns a schema without references, where `within` are those that it was reached by."""
        if isinstance(value, list):
            return [self.of(item, root, within) for item in value]
        if not isinstance(value, dict):
            return value
        self._left -= 1
        if value is not root and isinstance(value.get("$id"), str):
            # References within it start from it.
            root = value
        if isinstance(value.get("$ref"), str):
            return self._referred(value, root, within)
        made: dict[str, Any] = {}
        for key, item in value.items():
            if key in _DEFINITIONS:
                continue
            if key in _NAMED and isinstance(item, dict):
                item = {name: self.of(one, root, within) for name, one in item.items()}
            elif key not in _VALUES:
                opened = self._opened
                item = self.of(item, root, within)
                if self._opened > opened and key in _REFUSING:
                    continue
            elif _has_reference(item):
                # pydantic takes it for a reference of its own.
                self._opened += 1
                continue
            made[key] = item
        return made

    def _referred(self, value: dict[str, Any], root: Any, within: tuple[str, ...]) -> Any:
        reference = value["$ref"]
        target: Any = {}
        if reference in within or self._left < 0 or not (reference == "#" or reference.startswith("#/")):
            # What is within itself, or elsewhere, or too much.
            self._opened += 1
        else:
            target = self.of(_found(root, reference), root, (*within, reference))
        counts = _ANNOTATIONS if self._reference_alone else value.keys() - {"$ref", "$id", "id"}
        beside = self.of({key: item for key, item in value.items() if key in counts}, root, within)
        if isinstance(target, dict) and (not target or beside.keys() <= _ANNOTATIONS):
            return {**target, **beside}
        return {**beside, "allOf": [target, *beside.get("allOf", [])]} if beside else target


def _has_reference(value: Any) -> bool:
    if isinstance(value, dict):
        return isinstance(value.get("$ref"), str) or any(map(_has_reference, value.values()))
    return isinstance(value, list) and any(map(_has_reference, value))


def _found(root: Any, reference: str) -> Any:
    """Returns what the JSON Pointer of a reference refers to; a schema that takes all if there is nothing."""
    target = root
    for step in unquote(reference[1:]).split("/")[1:]:
        step = step.replace("~1", "/").replace("~0", "~")
        if isinstance(target, list) and step.isascii() and step.isdigit():
            target = target[int(step)] if int(step) < len(target) else {}
        else:
            target = target.get(step, {}) if isinstance(target, dict) else {}
    return target
