"""What pydantic asks of a type: how a field of it is validated and written. Nothing is imported unless pydantic asks."""

from collections.abc import Callable
from math import isfinite
from typing import Any

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
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, dict):
            left.extend(one.values())
        elif isinstance(one, (list, tuple)):
            left.extend(one)
        elif isinstance(one, float) and not isfinite(one):
            raise ValueError(
                "expected numbers that a float holds, but found one beyond its range, such as `1e400`; "
                "the function `serialize_…` of a message writes it"
            )


def checked(inner: Any, check: Callable[[Any], None]) -> Any:
    """Returns the core schema of a value that is also checked by a `Schema`."""
    from pydantic_core import core_schema as make

    def look(value: Any) -> Any:
        check(value)
        return value

    def write(value: Any, handler: Any) -> Any:
        made = handler(value)
        _finite(value)
        return made

    written = make.wrap_serializer_function_ser_schema(write, when_used="json")
    return make.no_info_before_validator_function(_told(look), inner, serialization=written)


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
            # The reason last: pydantic puts in one after the other, and looks at what it has put in again.
            context = {"violations": found, "reason": error.explain()}
            raise PydanticCustomError("saop", "{reason}", context) from error
        except TypeError as error:
            raise PydanticCustomError("saop", "{reason}", {"reason": str(error)}) from error

    return told
