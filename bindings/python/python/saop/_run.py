"""A run of turns, which waits for a person where a model's answers stay malformed. REQ: 3_MCP-TAS-071."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Lock
from typing import Any, Generic, Literal, TypeVar

from ._errors import MaxRetriesExceededError
from ._handler import MalformedResponseHandler
from ._types import EscalationReport, SaopMessage

M = TypeVar("M", bound=SaopMessage)
State = Literal["RUNNING", "USER_ESCALATION", "COMPLETED", "ABORTED"]


class TurnExecutor(Generic[M]):
    """Passes each answer of a run through a handler, and keeps the state of the run.

    One turn is executed at a time. After the last correction the state is `USER_ESCALATION`: `report` has what a person needs, and `resume` or `abort` is what they decide.
    """

    def __init__(self, handler: MalformedResponseHandler[M]) -> None:
        if handler.message is None:
            raise TypeError("expected a handler of messages, but found one of calls")
        self._handler = handler
        self._state: State = "RUNNING"
        self._report: EscalationReport | None = None
        self._executing = Lock()

    @property
    def state(self) -> State:
        """`RUNNING`, `USER_ESCALATION`, `COMPLETED` or `ABORTED`."""
        return self._state

    @property
    def report(self) -> EscalationReport | None:
        """What a person needs to decide, in state `USER_ESCALATION`."""
        return self._report

    async def execute(self, raw: str | bytes) -> M:
        """Returns the turn's message. Raises what the handler raises; `MaxRetriesExceededError` also escalates the run."""
        with self._turn():
            return await self._handler._handle(raw, self._escalate)

    def execute_sync(self, raw: str | bytes) -> M:
        """Same as `execute`, where the model is a plain function."""
        with self._turn():
            return self._handler._handle_sync(raw, self._escalate)

    def resume(self, message: M | Mapping[str, Any]) -> M:
        """Takes a person's message as the result of the turn, and goes on.

        It is checked like an answer, with the tools of the handler, too; if it is refused, nothing changes.
        """
        self._expect("USER_ESCALATION")
        supplied = self._handler._retry().admit(message).message
        self._state, self._report = "RUNNING", None
        return supplied

    def abort(self) -> None:
        """Ends an escalated run."""
        self._expect("USER_ESCALATION")
        self._state, self._report = "ABORTED", None

    def complete(self) -> None:
        """Ends the run."""
        self._expect("RUNNING")
        self._state = "COMPLETED"

    @contextmanager
    def _turn(self) -> Iterator[None]:
        self._expect("RUNNING")
        if not self._executing.acquire(blocking=False):
            raise RuntimeError("expected one turn at a time, but another one is executed")
        try:
            yield
        finally:
            self._executing.release()

    def _escalate(self, error: MaxRetriesExceededError) -> None:
        # The caller may have ended the run meanwhile.
        if self._state == "RUNNING":
            self._state, self._report = "USER_ESCALATION", error.report

    def _expect(self, state: State) -> None:
        if self._state != state:
            raise RuntimeError(f"expected a run in state {state}, but found {self._state}")
