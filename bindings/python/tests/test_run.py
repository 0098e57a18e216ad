"""Runs of turns: which turn a message is of, and what a person decides."""
# SPEC R8, R11

import asyncio
import json
from typing import Any

import pytest

import saop

CONTEXT = saop.TurnContext(session_id="s-1", agent_id="a-1", turn_index=3, phase="build")


class Model:
    """Answers from a script, and raises what is an exception in it."""

    def __init__(self, *answers: Any) -> None:
        self.answers = list(answers)
        self.prompts: list[str] = []

    def complete(self, prompt: str) -> str:
        self.prompts.append(prompt)
        answer = self.answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return answer if isinstance(answer, str) else json.dumps(answer)

    async def complete_later(self, prompt: str) -> str:
        await asyncio.sleep(0)
        return self.complete(prompt)


def test_each_message_is_of_its_turn(envelope: dict) -> None:
    model = Model(envelope)
    run = saop.TurnExecutor(saop.MalformedResponseHandler(model.complete), CONTEXT)
    made = run.execute_sync(json.dumps({**envelope, "agent_id": "b", "turn_index": 7, "phase": "x"}))
    assert (made.agent_id, made.turn_index, made.phase) == ("a-1", 3, "build")
    for words in [
        "expected `a-1`, the agent of this turn, but found `b`",
        "expected 3, the index of this turn, but found 7",
        "expected `build`, the phase of this turn, but found `x`",
    ]:
        assert words in model.prompts[0]
    assert run.context == CONTEXT.__replace__(turn_index=4)
    run.set_phase("review")
    assert run.context == CONTEXT.__replace__(turn_index=4, phase="review")
    model.answers = [{**envelope, "turn_index": 4, "phase": "review"}]
    # The turn before, once more.
    assert run.execute_sync(json.dumps(envelope)).turn_index == 4
    with pytest.raises(saop.SaopValidationError):
        run.set_phase("")
    with pytest.raises(saop.SaopValidationError):
        saop.TurnExecutor(saop.MalformedResponseHandler(str), {"agent_id": "a"})


def test_a_group_is_of_its_session(group: dict) -> None:
    model = Model(group)
    handler = saop.MalformedResponseHandler(model.complete, message=saop.SaopParallelTurnEnvelope)
    run = saop.TurnExecutor(handler, saop.to_dict(CONTEXT.__replace__(turn_index=0)))
    run.execute_sync(json.dumps({**group, "session_id": "other", "parallel_turn_index": 5}))
    assert "expected `s-1`, the session of this turn, but found `other`" in model.prompts[0]
    assert "expected 0, the index of this turn, but found 5" in model.prompts[0]
    assert run.context is not None and run.context.turn_index == 1


def test_a_person_answers_for_the_turn(envelope: dict) -> None:
    run = saop.TurnExecutor(saop.MalformedResponseHandler(str, max_retries=0), CONTEXT)
    with pytest.raises(saop.MaxRetriesExceededError):
        run.execute_sync("x")
    assert run.report is not None and run.report.context == CONTEXT
    run.set_phase("next")
    with pytest.raises(saop.SaopValidationError) as caught:
        run.resume({**envelope, "turn_index": 9})
    assert [one.kind for one in caught.value.violations] == ["another_turn"]
    assert (run.state, run.context) == ("USER_ESCALATION", CONTEXT)
    run.resume(envelope)
    assert run.context == CONTEXT.__replace__(turn_index=4, phase="next")


@pytest.mark.parametrize("is_async", [False, True])
def test_a_person_allows_more_corrections(text: str, is_async: bool) -> None:
    model = Model("y")
    complete = model.complete_later if is_async else model.complete
    run = saop.TurnExecutor(saop.MalformedResponseHandler(complete, max_retries=1), CONTEXT)

    def retry(more: int = 1) -> saop.SaopEnvelope:
        return asyncio.run(run.retry(more)) if is_async else run.retry_sync(more)

    with pytest.raises(RuntimeError, match="expected a run in state USER_ESCALATION"):
        retry()
    with pytest.raises(saop.MaxRetriesExceededError):
        asyncio.run(run.execute("x"))
    before = run.report
    # No answer, and a number that is none: the person may decide again.
    model.answers = [ConnectionError("gone")]
    with pytest.raises(ConnectionError):
        retry()
    with pytest.raises(ValueError, match="at least 1"):
        retry(0)
    assert (run.state, run.report) == ("USER_ESCALATION", before)
    # Answers that are bad again.
    model.answers = ["z", "w"]
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        retry(2)
    assert caught.value.attempts == 3 and run.state == "USER_ESCALATION"
    assert run.report is not None
    assert [one.response for one in run.report.history] == ["x", "y", "z", "w"]
    model.answers = [text]
    assert retry().turn_index == 3
    assert "w" in model.prompts[-1]
    assert (run.state, run.report) == ("RUNNING", None)
    assert run.context == CONTEXT.__replace__(turn_index=4)


def test_a_retry_may_be_of_a_turn(envelope: dict) -> None:
    retry = saop.Retry(context=CONTEXT, max_retries=0)
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        retry.offer(json.dumps({**envelope, "turn_index": 4}))
    report = caught.value.report
    assert report.context == CONTEXT
    assert retry.continued(report).attempt == 1
    with pytest.raises(ValueError, match="about the turn of the run"):
        saop.Retry(context=CONTEXT.__replace__(turn_index=4)).continued(report)
    # Of which turn it is, an observation does not say.
    observations = saop.Retry(message=saop.Observation, context=CONTEXT, max_retries=0)
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        observations.offer("x")
    assert caught.value.report.context == CONTEXT


def test_a_run_without_a_context_takes_any_turn(envelope: dict) -> None:
    run = saop.TurnExecutor(saop.MalformedResponseHandler(str))
    for agent, index in [("a", 0), ("b", 7), ("a", 0)]:
        run.execute_sync(json.dumps({**envelope, "agent_id": agent, "turn_index": index}))
    assert run.context is None
    with pytest.raises(RuntimeError, match="expected a run with a context"):
        run.set_phase("x")


def test_the_last_turn_that_there_may_be(envelope: dict) -> None:
    last = 2**64 - 1
    run = saop.TurnExecutor(
        saop.MalformedResponseHandler(str), CONTEXT.__replace__(turn_index=last)
    )
    run.execute_sync(json.dumps({**envelope, "turn_index": last}))
    assert run.context is not None and run.context.turn_index == last


def test_a_phase_that_is_set_meanwhile_is_that_of_the_next_turn(envelope: dict) -> None:
    def complete(_: str) -> str:
        run.set_phase("next")
        assert run.context == CONTEXT
        return json.dumps(envelope)

    run = saop.TurnExecutor(saop.MalformedResponseHandler(complete), CONTEXT)
    assert run.execute_sync("x").phase == "build"
    assert run.context == CONTEXT.__replace__(turn_index=4, phase="next")


def test_the_state_is_looked_at_when_the_turn_is_had(text: str) -> None:
    # SPEC R8
    run = saop.TurnExecutor(saop.MalformedResponseHandler(str, max_retries=0))

    class Late:
        """Lets another turn fail before it is had."""

        def __init__(self) -> None:
            self._lock = run._executing

        def acquire(self, blocking: bool = True) -> bool:
            run._executing = self._lock
            with pytest.raises(saop.MaxRetriesExceededError):
                run.execute_sync("x")
            return self._lock.acquire(blocking=blocking)

    run._executing = Late()
    with pytest.raises(RuntimeError, match="in state RUNNING, but found USER_ESCALATION"):
        run.execute_sync(text)
    assert run.resume(saop.parse_saop_envelope(text)).turn_index == 3
