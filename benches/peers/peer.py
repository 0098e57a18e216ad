"""msgspec and pydantic as peers of `run`: `peer.py msgspec|pydantic`, driven over standard input as src/bin/peer.rs of
../rivals says. Texts are bytes, from which both read fastest."""

import sys
import time
from typing import Annotated, Any, Callable, Literal

Accepts = Callable[[bytes], bool]
Status = Literal["success", "error", "timeout", "partial"]


def msgspec_engine() -> Accepts:
    import msgspec
    from msgspec import UNSET, Meta, Struct, UnsetType

    NonEmpty = Annotated[str, Meta(min_length=1)]

    # Absent and null are told apart, as in the schema: only `UNSET` is optional.
    class Thought(Struct, forbid_unknown_fields=True):
        reasoning: NonEmpty
        plan: NonEmpty
        uncertainty: str | UnsetType = UNSET

    class Action(Struct, forbid_unknown_fields=True):
        tool_name: NonEmpty
        arguments: dict[str, Any]

    class Observation(Struct, forbid_unknown_fields=True):
        status: Status
        output: str
        error_detail: str | UnsetType = UNSET

    class Envelope(Struct, forbid_unknown_fields=True):
        schema_version: Annotated[str, Meta(pattern=r"^[0-9]+\.[0-9]+\.[0-9]+\Z")]
        turn_index: Annotated[int, Meta(ge=0)]
        agent_id: NonEmpty
        phase: NonEmpty
        thought: Thought
        action: Action
        observation: Observation

    decode = msgspec.json.Decoder(Envelope).decode

    def accepts(text: bytes) -> bool:
        try:
            decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            return False
        return True

    return accepts


def pydantic_engine() -> Accepts:
    from pydantic import BaseModel, ConfigDict, Field, ValidationError

    NonEmpty = Annotated[str, Field(min_length=1)]

    class Closed(BaseModel):
        model_config = ConfigDict(strict=True, extra="forbid")

    # A default that is not of the type is not checked: so absent is allowed, and null is not.
    class Thought(Closed):
        reasoning: NonEmpty
        plan: NonEmpty
        uncertainty: str = None  # type: ignore[assignment]

    class Action(Closed):
        tool_name: NonEmpty
        arguments: dict[str, Any]

    class Observation(Closed):
        status: Status
        output: str
        error_detail: str = None  # type: ignore[assignment]

    class Envelope(Closed):
        schema_version: Annotated[str, Field(pattern=r"^[0-9]+\.[0-9]+\.[0-9]+$")]
        turn_index: Annotated[int, Field(ge=0)]
        agent_id: NonEmpty
        phase: NonEmpty
        thought: Thought
        action: Action
        observation: Observation

    validate = Envelope.model_validate_json

    def accepts(text: bytes) -> bool:
        try:
            validate(text)
        except ValidationError:
            return False
        return True

    return accepts


def main() -> None:
    accepts = {"msgspec": msgspec_engine, "pydantic": pydantic_engine}[sys.argv[1]]()
    texts: list[bytes] = []
    for line in sys.stdin:
        command, argument = line.rstrip("\n").split(" ", 1)
        if command == "load":
            with open(argument, "rb") as file:
                texts = file.read().split(b"\x1e")[1:]
            answer = "".join("1" if accepts(text) else "0" for text in texts)
        elif command == "run":
            passes = int(argument)
            start = time.perf_counter_ns()
            for _ in range(passes):
                for text in texts:
                    accepts(text)
            answer = str(time.perf_counter_ns() - start)
        else:
            raise ValueError(f"expected a command, but found {line!r}")
        print(answer, flush=True)


if __name__ == "__main__":
    main()
