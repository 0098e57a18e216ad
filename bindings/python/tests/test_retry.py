"""The retry protocol."""
# SPEC R1, R3, R4, R5, R6, R8, N12

import asyncio
import json
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import saop


class Model:
    """Answers from a script."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.prompts: list[str] = []

    def complete(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return self.answers.pop(0)

    async def complete_later(self, prompt: str) -> str:
        await asyncio.sleep(0)
        return self.complete(prompt)


def test_an_answer_that_is_not_json_is_corrected(text: str) -> None:
    step = saop.Retry().offer("not json")
    assert isinstance(step, saop.FormattingCorrectionTurn)
    assert step.failure_class == "invalid_json"
    assert isinstance(step.error, saop.SaopParseError)
    assert "Your previous response was not valid SAOP JSON. Errors:" in step.prompt
    assert "not json" in step.prompt
    assert "Please restate your complete response starting from '{'." in step.prompt


def test_an_answer_that_breaks_the_schema_is_corrected(envelope: dict) -> None:
    del envelope["thought"]["plan"]
    raw = json.dumps(envelope)
    retry = saop.Retry()
    step = retry.offer(raw)
    assert isinstance(step, saop.FormattingCorrectionTurn)
    assert (step.failure_class, step.attempt) == ("schema_violation", 1)
    assert step.violations[0].instance_path == "/thought/plan"
    assert raw in step.prompt
    assert step.violations[0].message in step.prompt


def test_two_corrections_are_all(text: str) -> None:
    retry = saop.Retry()
    retry.offer("not json")
    retry.offer("{}")
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        retry.offer("[")
    error = caught.value
    assert error.attempts == 2
    assert isinstance(error.last_error, saop.SaopParseError)
    assert [raw for _, raw, _ in error.history] == ["not json", "{}", "["]
    assert isinstance(error.report, saop.EscalationReport)
    with pytest.raises(RuntimeError, match="has ended"):
        retry.offer(text)


def test_answers_of_any_size_end_with_a_report() -> None:
    # Each is within the limits of an answer; in the report, each of its characters takes six, and there are three answers.
    raw = "\x01" * (4 << 20)
    run = saop.TurnExecutor(saop.MalformedResponseHandler(lambda _: raw))
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        run.execute_sync(raw)
    assert [one.response == raw for one in caught.value.report.history] == [True] * 3
    assert run.state == "USER_ESCALATION" and run.report == caught.value.report


def test_a_fault_while_a_correction_is_made_does_not_end_it(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    retry = saop.Retry()
    for kind, answer in [(saop.SaopError, "not json"), (saop.Violation, "nor this")]:
        with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
            patch.setattr(kind, "__init__", interrupted)
            retry.offer(answer)
    assert isinstance(retry.offer(text), saop.Accepted)


def test_threads_may_offer_answers() -> None:
    retry = saop.Retry(max_retries=5000)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            steps = list(threads.map(retry.offer, (f"bad {index}" for index in range(800))))
    finally:
        sys.setswitchinterval(interval)
    assert sorted(step.attempt for step in steps) == list(range(1, 801))


def test_a_valid_answer_needs_no_call(text: str) -> None:
    model = Model()
    handler = saop.MalformedResponseHandler(model.complete)
    assert handler.handle_sync(text) == saop.parse_saop_envelope(text)
    assert model.prompts == []


@pytest.mark.parametrize("is_async", [False, True])
def test_a_run_recovers(text: str, is_async: bool) -> None:
    model, events = Model("{}", text), []
    handler = saop.MalformedResponseHandler(
        model.complete_later if is_async else model.complete, log=events.append
    )
    made = asyncio.run(handler.handle("not json"))
    assert made == saop.parse_saop_envelope(text)
    assert len(model.prompts) == 2
    assert [event["event"] for event in events] == [
        "MALFORMED_RESPONSE",
        "MALFORMED_RESPONSE",
        "RECOVERED",
    ]
    assert [event["attempt"] for event in events[:2]] == [1, 2]


def test_an_event_says_how_many_errors_there_were(text: str, envelope: dict) -> None:
    # SPEC R6
    events: list[dict] = []
    handler = saop.MalformedResponseHandler(lambda _: text, log=events.append)
    handler.handle_sync(json.dumps({**envelope, **{f"k{index}": 1 for index in range(3000)}}))
    assert len(events[0]["errors"]) == 1000 and events[0]["error_count"] == 3000
    handler.handle_sync(json.dumps({**envelope, "k": 1}))
    assert len(events[2]["errors"]) == 1 and "error_count" not in events[2]


def test_each_call_has_a_count_of_its_own(text: str) -> None:
    handler = saop.MalformedResponseHandler(Model("x", text, "x", text).complete)
    assert handler.handle_sync("x") == handler.handle_sync("x")


def test_three_bad_answers_surface() -> None:
    events: list[dict] = []
    handler = saop.MalformedResponseHandler(Model("x", "y").complete, log=events.append)
    with pytest.raises(saop.MaxRetriesExceededError):
        asyncio.run(handler.handle("z"))
    assert events[-1] == {"event": "MAX_RETRIES_EXCEEDED", "attempts": 2}


def test_a_fault_of_the_model_is_no_answer() -> None:
    def fails(_: str) -> str:
        raise ConnectionError("gone")

    with pytest.raises(ConnectionError):
        saop.MalformedResponseHandler(fails).handle_sync("x")


def test_an_async_model_needs_the_async_handler() -> None:
    with pytest.raises(TypeError, match="use `handle`"):
        saop.MalformedResponseHandler(Model("x").complete_later).handle_sync("x")


@pytest.mark.parametrize("is_async", [False, True])
def test_a_model_that_returns_no_text_is_told(is_async: bool) -> None:
    def forgets(prompt: str) -> None:
        return None

    async def forgets_later(prompt: str) -> None:
        return None

    handler = saop.MalformedResponseHandler(forgets_later if is_async else forgets)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="^expected `complete` to return str or bytes, but it returned NoneType$"):
        asyncio.run(handler.handle("{")) if is_async else handler.handle_sync("{")
    with pytest.raises(TypeError, match="^expected a function as `complete`, but found NoneType$"):
        saop.MalformedResponseHandler(None)  # type: ignore[arg-type]


def test_steps_are_shown(text: str) -> None:
    retry = saop.Retry()
    assert repr(retry.offer("not json")) == "FormattingCorrectionTurn(attempt=1, failure_class='invalid_json')"
    accepted = retry.offer(text)
    assert repr(accepted) == f"Accepted(message={saop.parse_saop_envelope(text)!r}, corrections=1)"
    with pytest.raises(TypeError, match="^expected the class of a message, such as `SaopEnvelope`, but found str$"):
        saop.Retry(message="SaopEnvelope")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="such as `SaopEnvelope`, but found the class int$"):
        saop.Retry(message=int)  # type: ignore[type-var]


def test_classes_of_failures(text: str) -> None:
    def of(raw: str, reason: str | None = None) -> str:
        return saop.Retry().offer(raw, finish_reason=reason).failure_class

    assert of("") == "empty"
    assert of(text[:50]) == "truncated"
    assert of(text[:50], "length") == "truncated"
    assert of("I cannot.", "refusal") == "refusal"


def test_calls_are_checked_by_the_tools(envelope: dict) -> None:
    tools = saop.ToolRegistry(
        {"shell": {"type": "object", "properties": {"argv": {"type": "string"}}}}
    )
    step = saop.Retry(tools=tools).offer(json.dumps(envelope))
    assert [one.instance_path for one in step.violations] == ["/action/arguments/argv"]


def test_the_awaited_message_is_named_by_its_class(group: dict) -> None:
    step = saop.Retry(message=saop.SaopParallelTurnEnvelope).offer(json.dumps(group))
    assert step.message == saop.validate_saop_parallel_turn(group)
    for other in (saop.SaopThought, "saop-envelope", int):
        with pytest.raises(TypeError, match="expected the class of a message"):
            saop.Retry(message=other)


@pytest.mark.parametrize("is_async", [False, True])
def test_a_run_is_escalated_and_goes_on(text: str, envelope: dict, is_async: bool) -> None:
    model = Model("x", "y")
    run = saop.TurnExecutor(
        saop.MalformedResponseHandler(model.complete_later if is_async else model.complete)
    )

    def execute(raw: str) -> saop.SaopEnvelope:
        return asyncio.run(run.execute(raw)) if is_async else run.execute_sync(raw)

    assert execute(text).turn_index == 3 and run.state == "RUNNING"
    with pytest.raises(saop.MaxRetriesExceededError):
        execute("z")
    assert run.state == "USER_ESCALATION"
    assert run.report is not None and run.report.attempts == 2
    assert [one.response for one in run.report.history] == ["z", "x", "y"]
    with pytest.raises(RuntimeError, match="expected a run in state RUNNING, but found USER_ESC"):
        execute(text)
    with pytest.raises(saop.SaopValidationError):
        run.resume({})
    assert run.state == "USER_ESCALATION"
    assert run.resume(envelope) == saop.validate_saop_envelope(envelope)
    assert (run.state, run.report) == ("RUNNING", None)
    run.complete()
    with pytest.raises(RuntimeError, match="found COMPLETED"):
        run.abort()


def test_a_person_passes_the_gate_of_the_answers(envelope: dict) -> None:
    # SPEC R11
    tools = saop.ToolRegistry(
        {"shell": {"required": ["argv"], "properties": {"argv": {"type": "array"}}}}
    )
    run = saop.TurnExecutor(saop.MalformedResponseHandler(str, tools=tools, max_retries=0))
    refused = {**envelope, "action": {"tool_name": "rm_rf", "arguments": {}}}
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        run.execute_sync(json.dumps(refused))
    with pytest.raises(saop.SaopValidationError) as again:
        run.resume(refused)
    assert [one.kind for one in again.value.violations] == ["unknown_tool"]
    assert again.value.fields == caught.value.last_error.fields
    wrong = saop.validate_saop_envelope({**envelope, "action": {"tool_name": "shell", "arguments": {}}})
    with pytest.raises(saop.SaopValidationError) as again:
        run.resume(wrong)
    assert [path for path, _ in again.value.fields] == ["/action/arguments/argv"]
    assert again.value.violations[0].line is None and run.state == "USER_ESCALATION"
    assert run.resume(envelope) == saop.validate_saop_envelope(envelope)


def test_a_message_is_admitted_like_an_answer(envelope: dict) -> None:
    # SPEC R11
    tools = saop.ToolRegistry({"shell": {"pattern": "("}}, allow_unchecked=True)
    retry = saop.Retry(tools=tools)
    made = retry.admit(envelope)
    assert (made.message, made.corrections, made.edits, made.unchecked, made.usage) == (
        saop.validate_saop_envelope(envelope),
        0,
        [],
        ["shell"],
        None,
    )
    with pytest.raises(saop.SaopValidationError):
        retry.admit({})
    with pytest.raises(saop.SaopValidationError):
        retry.admit(json.dumps(envelope))
    assert retry.offer(json.dumps(envelope)) is not None
    calls = saop.Retry(tools=saop.ToolRegistry({"add": {"required": ["a"]}}), calls=True)
    call = {"name": "add", "arguments": {"a": 1}}
    assert calls.admit(call).message == call
    with pytest.raises(saop.SaopValidationError):
        calls.admit({"name": "add", "arguments": {}})


def test_a_fault_of_the_model_does_not_escalate() -> None:
    def fails(_: str) -> str:
        raise ConnectionError("gone")

    run = saop.TurnExecutor(saop.MalformedResponseHandler(fails))
    with pytest.raises(ConnectionError):
        run.execute_sync("x")
    assert run.state == "RUNNING"


def test_a_run_that_ended_meanwhile_is_not_escalated() -> None:
    async def main() -> None:
        asked = asyncio.Event()

        async def model(prompt: str) -> str:
            await asked.wait()
            return "still bad"

        run = saop.TurnExecutor(saop.MalformedResponseHandler(model, max_retries=1))
        turn = asyncio.create_task(run.execute("bad"))
        await asyncio.sleep(0)
        with pytest.raises(RuntimeError, match="expected one turn at a time"):
            await run.execute("other")
        with pytest.raises(RuntimeError, match="expected one turn at a time"):
            run.execute_sync("other")
        run.complete()
        asked.set()
        with pytest.raises(saop.MaxRetriesExceededError):
            await turn
        assert (run.state, run.report) == ("COMPLETED", None)

    asyncio.run(main())


@pytest.mark.parametrize("is_async", [False, True])
def test_a_log_that_fails_does_not_hide_the_escalation(text: str, is_async: bool) -> None:
    def log(event: dict) -> None:
        if event["event"] == "MAX_RETRIES_EXCEEDED":
            raise OSError("disk full")

    run = saop.TurnExecutor(saop.MalformedResponseHandler(lambda _: "y", max_retries=1, log=log))
    with pytest.raises(OSError, match="disk full"):
        asyncio.run(run.execute("x")) if is_async else run.execute_sync("x")
    assert run.state == "USER_ESCALATION"
    assert run.report is not None and run.report.attempts == 1
    run.resume(saop.parse_saop_envelope(text))
    assert run.execute_sync(text).turn_index == 3


def test_a_correction_by_members_is_put_into_the_answer(envelope: dict) -> None:
    # SPEC A7
    del envelope["thought"]["plan"]
    raw = json.dumps(envelope)
    retry = saop.Retry(corrections="members")
    step = retry.offer(raw)
    assert isinstance(step, saop.FormattingCorrectionTurn)
    assert step.asks_for_members and step.merged is None
    wrong = retry.offer('{"/thought/plan": 7}')
    assert isinstance(wrong, saop.FormattingCorrectionTurn)
    assert wrong.merged is not None and json.loads(wrong.merged)["thought"]["plan"] == 7
    done = retry.offer('{"/thought/plan": "Run them."}')
    assert isinstance(done, saop.Accepted)
    envelope["thought"]["plan"] = "Run them."
    assert done.message == saop.validate_saop_envelope(envelope) and done.corrections == 2


def test_an_answer_that_is_almost_json_is_repaired(text: str) -> None:
    # SPEC A5
    almost = text[:-1] + ",}"
    assert isinstance(saop.Retry().offer(almost), saop.FormattingCorrectionTurn)
    step = saop.Retry(repair="listed").offer(almost)
    assert isinstance(step, saop.Accepted)
    assert [edit["reason"] for edit in step.edits] == ["trailing_comma"]
    assert step.edits == saop.repair(almost)[1]
    events: list[dict] = []
    handler = saop.MalformedResponseHandler(Model().complete, repair="listed", log=events.append)
    assert handler.handle_sync(almost) == step.message
    assert events == [{"event": "REPAIRED", "attempts": 0, "edits": step.edits}]


def test_nothing_in_reasoning_is_an_answer(text: str) -> None:
    # SPEC A5
    for draft in (f"<think>\n{text}\n</think>\nI cannot.", f"<think>\n{text}", f"I will not send {text}."):
        assert isinstance(saop.Retry(repair="listed").offer(draft), saop.FormattingCorrectionTurn)
        with pytest.raises(ValueError):
            saop.repair(draft)
    answer = f"<think>{{}}</think>\n{text}"
    step = saop.Retry(repair="listed").offer(answer)
    assert isinstance(step, saop.Accepted)
    assert [edit["reason"] for edit in step.edits] == ["reasoning"]
    assert saop.repair(answer) == (text, step.edits)


def test_settings_are_checked_when_they_are_given(text: str) -> None:
    for make in (saop.Retry, lambda **all: saop.MalformedResponseHandler(str, **all)):
        with pytest.raises(TypeError, match="`max_retry`; did you mean `max_retries`"):
            make(max_retry=1)
        with pytest.raises(ValueError, match="expected"):
            make(corrections="some")
        with pytest.raises(ValueError, match="at least 2048 bytes"):
            make(prompt_budget_bytes=100)
        with pytest.raises(ValueError, match="`max_retries` to be an integer from 0"):
            make(max_retries=-1)
    retry = saop.Retry(stop_without_progress=True)
    retry.offer("x")
    with pytest.raises(saop.MaxRetriesExceededError):
        retry.offer("x")
    long = saop.Retry(prompt_budget_bytes=2048).offer("x" * 9000)
    assert isinstance(long, saop.FormattingCorrectionTurn) and len(long.prompt) <= 2048


def test_usage_is_counted(text: str) -> None:
    retry = saop.Retry()
    retry.offer("x", usage={"prompt_tokens": 1, "completion_tokens": 2})
    usage = saop.TokenUsage(prompt_tokens=10, completion_tokens=20)
    step = retry.offer(text, usage=usage)
    assert isinstance(step, saop.Accepted)
    assert step.usage == saop.TokenUsage(prompt_tokens=11, completion_tokens=22)
    with pytest.raises(saop.SaopValidationError):
        saop.Retry().offer("x", usage={"prompt_tokens": -1, "completion_tokens": 2})


def test_a_person_allows_more_corrections(text: str) -> None:
    # SPEC R8
    retry = saop.Retry(max_retries=1)
    retry.offer("x")
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        retry.offer("y")
    report = caught.value.report
    for again in (retry, saop.Retry(max_retries=1)):
        turn = again.continued(report, more=1)
        assert turn.attempt == 2 and "y" in turn.prompt
        step = again.offer(text)
        assert isinstance(step, saop.Accepted) and step.corrections == 2
    with pytest.raises(ValueError, match="expected a report"):
        saop.Retry(message=saop.Observation).continued(report)
    with pytest.raises(ValueError, match="at least 1"):
        retry.continued(report, more=0)


@pytest.mark.parametrize(
    "answer",
    [
        '{"name": "add", "arguments": {"a": %s}}',
        '{"type": "tool_use", "id": "1", "name": "add", "input": {"a": %s}}',
    ],
)
def test_an_answer_may_be_calls_alone(answer: str) -> None:
    # SPEC U1
    tools = saop.ToolRegistry({"add": {"properties": {"a": {"type": "number"}}}})
    retry = saop.Retry(tools=tools, calls=True)
    step = retry.offer(answer % '"1"')
    assert isinstance(step, saop.FormattingCorrectionTurn) and "SAOP" not in step.prompt
    assert step.violations[0].instance_path.endswith("/a")
    done = retry.offer(answer % "1")
    assert isinstance(done, saop.Accepted) and done.message == json.loads(answer % "1")
    with pytest.raises(TypeError, match="expected `tools` and no `message`"):
        saop.Retry(calls=True)


def test_a_handler_awaits_calls_alone() -> None:
    # SPEC U1, N12
    tools = saop.ToolRegistry({"add": {"properties": {"a": {"type": "number"}}}})
    prompts: list[str] = []

    def complete(prompt: str) -> str:
        prompts.append(prompt)
        return '{"name": "add", "arguments": {"a": 1}}'

    handler = saop.MalformedResponseHandler(complete, tools=tools, calls=True)
    assert handler.message is None
    call = handler.handle_sync('{"name": "add", "arguments": {"a": "1"}}')
    assert call == {"name": "add", "arguments": {"a": 1}} and len(prompts) == 1
    assert "expected a number, but found the string `1`" in prompts[0]
    with pytest.raises(TypeError, match="expected `tools` and no `message`"):
        saop.MalformedResponseHandler(complete, calls=True)
    with pytest.raises(TypeError, match="expected a handler of messages"):
        saop.TurnExecutor(handler)


def test_a_model_is_told_the_protocol_first() -> None:
    text = saop.protocol_instructions()
    assert json.dumps(json.loads(saop.schemas()["saop-envelope"]), separators=(",", ":")) in text
    tools = saop.ToolRegistry({"add": {"description": "Adds numbers.", "required": ["a"]}})
    assert saop.protocol_instructions(tools=tools).startswith(text)
    assert "\n- add: Adds numbers.\n" in saop.protocol_instructions(tools=tools)
    assert "session_id" in saop.protocol_instructions(saop.SaopParallelTurnEnvelope)
    with pytest.raises(TypeError, match="expected the class of a message"):
        saop.protocol_instructions(saop.SaopThought)
