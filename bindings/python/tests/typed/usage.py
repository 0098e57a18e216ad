"""The package as a typed program uses it. mypy and pyright check it strictly, and a test runs it.

What stands below `TYPE_CHECKING` is wrong, and a type checker has to say so: a comment that ignores nothing is an error.
"""

# pyright: strict
import asyncio
import json
from typing import TYPE_CHECKING, Any, Literal, assert_type

import saop

TEXT = json.dumps(
    {
        "schema_version": "1.0.0",
        "turn_index": 0,
        "agent_id": "a",
        "phase": "plan",
        "thought": {"reasoning": "r", "plan": "p"},
        "action": {"tool_name": "t", "arguments": {"n": 1}},
        "observation": {"status": "partial", "output": ""},
    }
)


def plain(prompt: str) -> str:
    return TEXT


async def later(prompt: str) -> bytes:
    return TEXT.encode()


def members() -> saop.SaopEnvelope:
    envelope = saop.parse_saop_envelope(TEXT)
    assert_type(envelope.turn_index, int)
    as_dict = bool(envelope.turn_index)
    assert_type(
        saop.parse_saop_envelope(TEXT, as_dict=as_dict), saop.SaopEnvelope | dict[str, Any]
    )
    assert_type(saop.parse_saop_message(TEXT, as_dict=as_dict), saop.SaopMessage | dict[str, Any])
    assert_type(envelope.thought.uncertainty, str | None)
    assert_type(envelope.observation.status, Literal["success", "error", "timeout", "partial"])
    assert_type(envelope.action.arguments, dict[str, saop.JsonValue])
    return saop.SaopEnvelope(
        turn_index=envelope.turn_index + 1,
        agent_id="a",
        phase="plan",
        thought={"reasoning": "r", "plan": "p"},
        action=envelope.action,
        observation=saop.SaopObservation(status="success", output="done"),
    )


def any_message(message: saop.SaopMessage) -> str:
    match message:
        case saop.SaopParallelTurnEnvelope(session_id=session):
            return session
        case saop.SaopEnvelope(agent_id=agent):
            return agent
        case _:
            return saop.serialize_saop_message(message)


def step() -> str:
    turn = saop.Retry().offer("{}", finish_reason="stop")
    match turn:
        case saop.Accepted(message):
            assert_type(message, saop.SaopEnvelope)
            return message.agent_id
        case saop.FormattingCorrectionTurn(prompt):
            return prompt


async def main() -> None:
    handler = saop.MalformedResponseHandler(later)
    assert_type(await handler.handle("{"), saop.SaopEnvelope)
    groups = saop.MalformedResponseHandler(
        plain, message=saop.SaopParallelTurnEnvelope, max_retries=0
    )
    try:
        group = groups.handle_sync("{}")
        assert_type(group.agent_turns, tuple[saop.SaopAgentTurn, ...])
    except saop.MaxRetriesExceededError as error:
        assert_type(error.last_error, saop.SaopError)
    tools = saop.ToolRegistry({"add": {"type": "object"}})
    calls = saop.MalformedResponseHandler(plain, tools=tools, calls=True)
    assert_type(calls.handle_sync('{"name": "add", "arguments": {}}'), saop.JsonValue)
    assert any_message(members()) == any_message(pieces()) == "a" and "Errors:" in step()
    context = saop.TurnContext(session_id="s", agent_id="a", turn_index=0, phase="plan")
    run = saop.TurnExecutor(handler, context)
    assert_type(await run.execute(TEXT), saop.SaopEnvelope)
    assert_type(saop.Retry(context=context).admit(members().__replace__(turn_index=0)), saop.Accepted[saop.SaopEnvelope])
    try:
        saop.Schema({"type": "integer"}).check("1.5")
    except saop.SaopValidationError as error:
        assert_type(error.violations[0].line, int | None)


def pieces() -> saop.SaopEnvelope:
    reader = saop.PushReader(saop.SaopEnvelope, grew=lambda pointer, more: pointer + more)
    for piece in (TEXT[:50], TEXT[50:].encode()):
        state = reader.push(piece)
        assert_type(state, Literal["open", "complete", "truncated", "doomed"])
        if state == "doomed" and reader.doom:
            assert_type(reader.doom.violation, saop.Violation)
    assert_type(saop.PushReader(saop.Schema(True)).complete(), str | None)
    return reader.finish()


if TYPE_CHECKING:
    saop.SaopThought(reasoning="r")  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    saop.SaopThought("r", "p")  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    saop.SaopThought(reasoning=1, plan="p")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    saop.SaopObservation(status="done", output="")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    saop.parse_saop_envelope(1)  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue, reportArgumentType]
    members().turn_index = 1  # type: ignore[misc]  # pyright: ignore[reportAttributeAccessIssue]
    members().other  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]
    saop.MalformedResponseHandler(plain, calls=True)  # type: ignore[call-overload]  # pyright: ignore[reportCallIssue, reportArgumentType]
    saop.Accepted()  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue, reportUnknownMemberType]
    saop.FormattingCorrectionTurn()  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    saop.Doom()  # type: ignore[call-arg]  # pyright: ignore[reportCallIssue]
    saop.Retry(message=saop.SaopThought)  # type: ignore[type-var]  # pyright: ignore[reportArgumentType]

asyncio.run(main())
