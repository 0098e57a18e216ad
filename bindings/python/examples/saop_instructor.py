"""instructor: the model answers with a message of SAOP, and is asked again in the words of `saop.Retry`.

    client = instructor.from_openai(OpenAI(), mode=instructor.Mode.JSON)
    client.create(Envelope, messages=[…], context={"retry": saop.Retry()}, max_retries=3).root

Each call takes a `Retry` of its own. `Mode.TOOLS` works, too, but there the model's answer is the argument of a function. instructor has
no hook for what a model is told, but it tells it what an exception says. When no corrections are left, it raises
`InstructorRetryException` from `saop.MaxRetriesExceededError`, whose `report` is for a person.
"""

from typing import Any, Self

from instructor.core import ResponseParsingError
from pydantic import RootModel

import saop


class Envelope(RootModel[saop.SaopEnvelope]):
    @classmethod
    def model_validate_json(cls, json_data: str | bytes | bytearray, *, context: Any = None, **_: Any) -> Self:
        match context["retry"].offer(json_data):
            case saop.Accepted(envelope):
                return cls.model_construct(envelope)
            case correction:
                raise ResponseParsingError(correction.prompt)
