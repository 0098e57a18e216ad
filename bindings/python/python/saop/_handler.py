"""The loop of the retry protocol over a model of the caller's. REQ: 3_MCP-TAS-071."""

import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Generic, Literal, TypeAlias, TypeVar, Unpack, overload

from ._errors import MaxRetriesExceededError
from ._saop import Accepted, FormattingCorrectionTurn, Retry, ToolRegistry
from ._settings import RetrySettings
from ._types import JsonValue, SaopEnvelope, SaopMessage, TurnContext

__all__ = ["MalformedResponseHandler"]

Complete = Callable[[str], str | bytes | Awaitable[str | bytes]]
Log = Callable[[dict[str, Any]], object]
Exhausted = Callable[[MaxRetriesExceededError], object]
M = TypeVar("M", bound=SaopMessage)
R = TypeVar("R")
Step: TypeAlias = Accepted[R] | FormattingCorrectionTurn


def _nothing(_: MaxRetriesExceededError) -> None:
    pass


def _text(answer: Any) -> str | bytes:
    """Returns what `complete` has returned, if it is text."""
    if not isinstance(answer, (str, bytes, bytearray, memoryview)):
        raise TypeError(f"expected `complete` to return str or bytes, but it returned {type(answer).__name__}")
    return answer  # type: ignore[return-value]


class MalformedResponseHandler(Generic[R]):
    """Takes a model's answer, and asks for a better one where it is not valid.

    `complete` is called with the text of a correction and returns the model's next answer; it may be a plain or an async function.
    The answer has to be a `message`, an envelope unless another class is given; `tools` check the calls in it. With `calls=True` it has to
    be calls of `tools` alone, as a provider writes them. Further arguments are those of `Retry`, such as `max_retries=2`. `log` is called with each event as a dict: `MALFORMED_RESPONSE`, `REPAIRED`, `RECOVERED`,
    `MAX_RETRIES_EXCEEDED`. Where the `errors` of the first are not all, `error_count` says how many there are.
    The handler has no state: the count of retries belongs to one call.
    """

    @overload
    def __init__(
        self: "MalformedResponseHandler[SaopEnvelope]",
        complete: Complete,
        *,
        message: None = None,
        tools: ToolRegistry | None = None,
        calls: Literal[False] = False,
        log: Log | None = None,
        **settings: Unpack[RetrySettings],
    ) -> None: ...
    @overload
    def __init__(
        self: "MalformedResponseHandler[M]",
        complete: Complete,
        *,
        message: type[M],
        tools: ToolRegistry | None = None,
        calls: Literal[False] = False,
        log: Log | None = None,
        **settings: Unpack[RetrySettings],
    ) -> None: ...
    @overload
    def __init__(
        self: "MalformedResponseHandler[JsonValue]",
        complete: Complete,
        *,
        message: None = None,
        tools: ToolRegistry,
        calls: Literal[True],
        log: Log | None = None,
        **settings: Unpack[RetrySettings],
    ) -> None: ...
    def __init__(
        self,
        complete: Complete,
        *,
        message: type[Any] | None = None,
        tools: ToolRegistry | None = None,
        calls: bool = False,
        log: Log | None = None,
        **settings: Unpack[RetrySettings],
    ) -> None:
        if not callable(complete):
            raise TypeError(f"expected a function as `complete`, but found {type(complete).__name__}")
        self._complete = complete
        self._message = message
        self._tools = tools
        self._calls = calls
        self._log = log
        self._settings = settings
        # A setting that is wrong is refused here and not when an answer comes.
        self._retry()

    @property
    def message(self) -> type[R] | None:
        """The class of the message that is awaited; `None` where calls are."""
        return None if self._calls else self._message or SaopEnvelope  # type: ignore[return-value]

    async def handle(self, raw: str | bytes) -> R:
        """Returns the message, or the calls as dicts and lists: of the answer, or of one that followed a correction.

        Raises `MaxRetriesExceededError` after the last correction. What `complete` raises is passed on.
        """
        retry = self._retry()
        return await self._settle(retry, self._offer(retry, raw))

    def handle_sync(self, raw: str | bytes) -> R:
        """Same as `handle`, where `complete` is a plain function."""
        retry = self._retry()
        return self._settle_sync(retry, self._offer(retry, raw))

    async def _settle(self, retry: "Retry[R]", step: "Step[R]", exhausted: Exhausted = _nothing) -> R:
        # REQ: 3_MCP-TAS-071. Ends, since the machine counts the corrections.
        while isinstance(step, FormattingCorrectionTurn):
            answer = self._complete(step.prompt)
            raw = await answer if inspect.isawaitable(answer) else answer
            step = self._offer(retry, _text(raw), exhausted)
        return step.message

    def _settle_sync(self, retry: "Retry[R]", step: "Step[R]", exhausted: Exhausted = _nothing) -> R:
        while isinstance(step, FormattingCorrectionTurn):
            answer = self._complete(step.prompt)
            if inspect.isawaitable(answer):
                if inspect.iscoroutine(answer):
                    answer.close()
                raise TypeError("expected a plain function, but found an async one; use `handle`")
            step = self._offer(retry, _text(answer), exhausted)
        return step.message

    def _retry(self, context: TurnContext | None = None) -> "Retry[R]":
        # Its overloads are those of this constructor.
        made: Any = Retry
        retry: Retry[R] = made(
            message=self._message,
            tools=self._tools,
            calls=self._calls,
            context=context,
            **self._settings,
        )
        return retry

    def _offer(
        self, retry: "Retry[R]", raw: str | bytes, exhausted: Exhausted = _nothing
    ) -> "Step[R]":
        try:
            step = retry.offer(raw)
        except MaxRetriesExceededError as error:
            # Before the log, which may raise.
            exhausted(error)
            self._tell({"event": "MAX_RETRIES_EXCEEDED", "attempts": error.attempts})
            raise
        if isinstance(step, FormattingCorrectionTurn):
            event: dict[str, Any] = {
                "event": "MALFORMED_RESPONSE",
                "attempt": step.attempt,
                "class": step.failure_class,
                "errors": step.violations,
            }
            count = step.error.violation_count
            if count > len(step.violations):
                event["error_count"] = count
            self._tell(event)
            return step
        if step.edits:
            self._tell({"event": "REPAIRED", "attempts": step.corrections, "edits": step.edits})
        if step.corrections:
            self._tell({"event": "RECOVERED", "attempts": step.corrections})
        return step

    def _tell(self, event: dict[str, Any]) -> None:
        if self._log is not None:
            self._log(event)
