"""The loop of the retry protocol over a model of the caller's. REQ: 3_MCP-TAS-071."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar, overload

from ._errors import MaxRetriesExceededError
from ._saop import Accepted, FormattingCorrectionTurn, Retry, ToolRegistry
from ._types import SaopEnvelope, SaopMessage

__all__ = ["MalformedResponseHandler"]

Complete = Callable[[str], str | bytes | Awaitable[str | bytes]]
Log = Callable[[dict[str, Any]], object]
Exhausted = Callable[[MaxRetriesExceededError], object]
M = TypeVar("M", bound=SaopMessage)


def _nothing(_: MaxRetriesExceededError) -> None:
    pass


class MalformedResponseHandler(Generic[M]):
    """Takes a model's answer, and asks for a better one where it is not valid.

    `complete` is called with the text of a correction and returns the model's next answer; it may be a plain or an async function.
    The answer has to be a `message`, an envelope unless another class is given. `log` is called with each event as a dict: `MALFORMED_RESPONSE`, `RECOVERED`, `MAX_RETRIES_EXCEEDED`.
    The handler has no state: the count of retries belongs to one call.
    """

    @overload
    def __init__(
        self: "MalformedResponseHandler[SaopEnvelope]",
        complete: Complete,
        *,
        max_retries: int = 2,
        tools: ToolRegistry | None = None,
        log: Log | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self,
        complete: Complete,
        *,
        message: type[M],
        max_retries: int = 2,
        tools: ToolRegistry | None = None,
        log: Log | None = None,
    ) -> None: ...
    def __init__(
        self,
        complete: Complete,
        *,
        message: type[Any] = SaopEnvelope,
        max_retries: int = 2,
        tools: ToolRegistry | None = None,
        log: Log | None = None,
    ) -> None:
        self._complete = complete
        self._max_retries = max_retries
        self._message: type[M] = message
        self._tools = tools
        self._log = log

    @property
    def message(self) -> type[M]:
        """The class of the message that is awaited."""
        return self._message

    async def handle(self, raw: str | bytes) -> M:
        """Returns the message: of the answer, or of one that followed a correction.

        Raises `MaxRetriesExceededError` after the last correction. What `complete` raises is passed on.
        """
        return await self._handle(raw, _nothing)

    async def _handle(self, raw: str | bytes, exhausted: Exhausted) -> M:
        retry = self._retry()
        # REQ: 3_MCP-TAS-071. Ends, since the machine counts the corrections.
        while True:
            step = self._offer(retry, raw, exhausted)
            if isinstance(step, Accepted):
                return step.message
            answer = self._complete(step.prompt)
            raw = await answer if inspect.isawaitable(answer) else answer

    def handle_sync(self, raw: str | bytes) -> M:
        """Same as `handle`, where `complete` is a plain function."""
        return self._handle_sync(raw, _nothing)

    def _handle_sync(self, raw: str | bytes, exhausted: Exhausted) -> M:
        retry = self._retry()
        while True:
            step = self._offer(retry, raw, exhausted)
            if isinstance(step, Accepted):
                return step.message
            answer = self._complete(step.prompt)
            if inspect.isawaitable(answer):
                if inspect.iscoroutine(answer):
                    answer.close()
                raise TypeError("expected a plain function, but found an async one; use `handle`")
            raw = answer

    def _retry(self) -> "Retry[M]":
        return Retry(message=self._message, max_retries=self._max_retries, tools=self._tools)

    def _offer(
        self, retry: "Retry[M]", raw: str | bytes, exhausted: Exhausted
    ) -> "Accepted[M] | FormattingCorrectionTurn":
        try:
            step = retry.offer(raw)
        except MaxRetriesExceededError as error:
            # Before the log, which may raise.
            exhausted(error)
            self._tell({"event": "MAX_RETRIES_EXCEEDED", "attempts": error.attempts})
            raise
        if isinstance(step, FormattingCorrectionTurn):
            self._tell(
                {
                    "event": "MALFORMED_RESPONSE",
                    "attempt": step.attempt,
                    "class": step.failure_class,
                    "errors": step.violations,
                }
            )
        elif step.corrections:
            self._tell({"event": "RECOVERED", "attempts": step.corrections})
        return step

    def _tell(self, event: dict[str, Any]) -> None:
        if self._log is not None:
            self._log(event)
