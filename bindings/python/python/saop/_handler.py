"""The loop of the retry protocol over a model of the caller's. REQ: 3_MCP-TAS-071."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar, Unpack, overload

from ._errors import MaxRetriesExceededError
from ._saop import Accepted, FormattingCorrectionTurn, Retry, ToolRegistry
from ._settings import RetrySettings
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
    The answer has to be a `message`, an envelope unless another class is given; `tools` check the calls in it, and further arguments are
    those of `Retry`, such as `max_retries=2`. `log` is called with each event as a dict: `MALFORMED_RESPONSE`, `REPAIRED`, `RECOVERED`,
    `MAX_RETRIES_EXCEEDED`.
    The handler has no state: the count of retries belongs to one call.
    """

    @overload
    def __init__(
        self: "MalformedResponseHandler[SaopEnvelope]",
        complete: Complete,
        *,
        tools: ToolRegistry | None = None,
        log: Log | None = None,
        **settings: Unpack[RetrySettings],
    ) -> None: ...
    @overload
    def __init__(
        self,
        complete: Complete,
        *,
        message: type[M],
        tools: ToolRegistry | None = None,
        log: Log | None = None,
        **settings: Unpack[RetrySettings],
    ) -> None: ...
    def __init__(
        self,
        complete: Complete,
        *,
        message: type[Any] = SaopEnvelope,
        tools: ToolRegistry | None = None,
        log: Log | None = None,
        **settings: Unpack[RetrySettings],
    ) -> None:
        self._complete = complete
        self._message: type[M] = message
        self._tools = tools
        self._log = log
        self._settings = settings
        # A setting that is wrong is refused here and not when an answer comes.
        self._retry()

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
        return Retry(message=self._message, tools=self._tools, **self._settings)

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
            return step
        if step.edits:
            self._tell({"event": "REPAIRED", "attempts": step.corrections, "edits": step.edits})
        if step.corrections:
            self._tell({"event": "RECOVERED", "attempts": step.corrections})
        return step

    def _tell(self, event: dict[str, Any]) -> None:
        if self._log is not None:
            self._log(event)
