"""A run of turns, which waits for a person where a model's answers stay malformed. REQ: 3_MCP-TAS-071."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from threading import Lock, RLock
from typing import Any, Generic, Literal, TypeVar

from ._errors import MaxRetriesExceededError
from ._handler import MalformedResponseHandler
from ._saop import convert
from ._types import EscalationReport, SaopMessage, TurnContext

M = TypeVar("M", bound=SaopMessage)
State = Literal["RUNNING", "USER_ESCALATION", "COMPLETED", "ABORTED"]

_LAST_TURN = 2**64 - 1


class TurnExecutor(Generic[M]):
    """Passes each answer of a run through a handler, and keeps the state of the run.

    With `context`, the `TurnContext` of the first turn or a dict, each message has to be of its turn: an envelope of that agent, index and
    phase; a group of that session and index. Another one is corrected like any malformed answer. The index grows with each turn.

    One turn is executed at a time. After the last correction the state is `USER_ESCALATION`: `report` has what a person needs, and `resume`, `retry` or `abort` is what they decide.
    """

    def __init__(
        self,
        handler: MalformedResponseHandler[M],
        context: TurnContext | Mapping[str, Any] | None = None,
    ) -> None:
        if handler.message is None:
            raise TypeError("expected a handler of messages, but found one of calls")
        self._handler = handler
        self._context = None if context is None else convert(TurnContext, context)
        self._next_phase: str | None = None
        self._state: State = "RUNNING"
        self._report: EscalationReport | None = None
        # A turn may await a model for long, and what it changes in the end it changes at once. What a person supplies may be an object
        # that looks at the run while it is read.
        self._executing = Lock()
        self._changing = RLock()

    @property
    def state(self) -> State:
        """`RUNNING`, `USER_ESCALATION`, `COMPLETED` or `ABORTED`."""
        return self._state

    @property
    def report(self) -> EscalationReport | None:
        """What a person needs to decide, in state `USER_ESCALATION`."""
        return self._report

    @property
    def context(self) -> TurnContext | None:
        """The next turn, or the one that is executed or was escalated; `None` if the run was made without."""
        return self._context

    def set_phase(self, phase: str) -> None:
        """Sets the phase of the next turn and of those after it. A turn that is executed, or was escalated, keeps its own."""
        with self._changing:
            if self._context is None:
                raise RuntimeError("expected a run with a context, but found one without")
            changed = self._context.__replace__(phase=phase)
            if self._executing.locked() or self._state == "USER_ESCALATION":
                self._next_phase = changed.phase
            else:
                self._context = changed

    async def execute(self, raw: str | bytes) -> M:
        """Returns the turn's message. Raises what the handler raises; `MaxRetriesExceededError` also escalates the run."""
        with self._turn():
            retry = self._handler._retry(self._context)
            step = self._handler._offer(retry, raw, self._escalate)
            return await self._handler._settle(retry, step, self._escalate)

    def execute_sync(self, raw: str | bytes) -> M:
        """Same as `execute`, where the model is a plain function."""
        with self._turn():
            retry = self._handler._retry(self._context)
            step = self._handler._offer(retry, raw, self._escalate)
            return self._handler._settle_sync(retry, step, self._escalate)

    async def retry(self, more: int = 1) -> M:
        """Goes on with the escalated turn, with so many more corrections: the first is that of the last answer. Returns the turn's message.

        Raises what `execute` raises. Where no answer comes, the turn stays escalated.
        """
        with self._again() as report:
            retry = self._handler._retry(self._context)
            step = retry.continued(report, more=more)
            return await self._handler._settle(retry, step, self._escalate)

    def retry_sync(self, more: int = 1) -> M:
        """Same as `retry`, where the model is a plain function."""
        with self._again() as report:
            retry = self._handler._retry(self._context)
            step = retry.continued(report, more=more)
            return self._handler._settle_sync(retry, step, self._escalate)

    def resume(self, message: M | Mapping[str, Any]) -> M:
        """Takes a person's message as the result of the turn, and goes on.

        It is checked like an answer, with the turn and the tools, too; if it is refused, nothing changes.
        """
        with self._changing:
            self._expect("USER_ESCALATION")
            supplied = self._handler._retry(self._context).admit(message).message
            # What was read may have decided otherwise.
            self._expect("USER_ESCALATION")
            self._state, self._report = "RUNNING", None
            self._advance()
        return supplied

    def abort(self) -> None:
        """Ends an escalated run."""
        with self._changing:
            self._expect("USER_ESCALATION")
            self._state, self._report = "ABORTED", None

    def complete(self) -> None:
        """Ends the run."""
        with self._changing:
            self._expect("RUNNING")
            self._state = "COMPLETED"

    @contextmanager
    def _turn(self) -> Iterator[None]:
        with self._alone():
            with self._changing:
                self._expect("RUNNING")
            yield
            with self._changing:
                self._advance()

    @contextmanager
    def _again(self) -> Iterator[EscalationReport]:
        with self._alone():
            with self._changing:
                self._expect("USER_ESCALATION")
                report = self._report
                assert report is not None
                self._state, self._report = "RUNNING", None
            try:
                yield report
            except BaseException:
                with self._changing:
                    if self._state == "RUNNING":
                        self._state, self._report = "USER_ESCALATION", report
                raise
            with self._changing:
                self._advance()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        if not self._executing.acquire(blocking=False):
            raise RuntimeError("expected one turn at a time, but another one is executed")
        try:
            yield
        finally:
            self._executing.release()

    def _advance(self) -> None:
        if self._context is not None:
            self._context = self._context.__replace__(
                turn_index=min(self._context.turn_index + 1, _LAST_TURN),
                phase=self._next_phase or self._context.phase,
            )
            self._next_phase = None

    def _escalate(self, error: MaxRetriesExceededError) -> None:
        with self._changing:
            # The caller may have ended the run meanwhile.
            if self._state == "RUNNING":
                self._state, self._report = "USER_ESCALATION", error.report

    def _expect(self, state: State) -> None:
        if self._state != state:
            raise RuntimeError(f"expected a run in state {state}, but found {self._state}")
