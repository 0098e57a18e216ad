"""What pydantic asks of a type: how a field of it is validated, written, and described. Nothing is imported unless pydantic asks."""

import json
from collections.abc import Callable
from typing import Any

from ._errors import SaopError


def core_schema(convert: Callable[[Any], Any], to_dict: Callable[[Any], Any]) -> Any:
    """Returns the core schema of a class, whose instances `convert` makes."""
    from pydantic_core import core_schema as make

    written = make.plain_serializer_function_ser_schema(to_dict)
    return make.no_info_plain_validator_function(_told(convert), serialization=written)


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


def json_schema(text: str, name: str) -> Any:
    """Returns the definition of that name in a schema, or the schema, with no reference left: it becomes a part of another one."""
    root = json.loads(text)
    start = root.get("definitions", {}).get(name, root) if isinstance(root, dict) else root
    made = _alone(start, root, ())
    if isinstance(made, dict):
        for member in ("$schema", "$id", "id", "definitions", "$defs"):
            made.pop(member, None)
    return made if isinstance(made, dict) else {} if made else {"not": {}}


def _alone(value: Any, root: Any, within: tuple[str, ...]) -> Any:
    if isinstance(value, list):
        return [_alone(item, root, within) for item in value]
    if not isinstance(value, dict):
        return value
    reference = value.get("$ref")
    if isinstance(reference, str):
        # A description allows more than the check, which decides: what is within itself, or elsewhere, is left open.
        if reference in within or not reference.startswith("#"):
            return {}
        target = root
        for step in reference[1:].split("/")[1:]:
            step = step.replace("~1", "/").replace("~0", "~")
            target = target.get(step, {}) if isinstance(target, dict) else {}
        return _alone(target, root, (*within, reference))
    return {key: _alone(item, root, within) for key, item in value.items()}
