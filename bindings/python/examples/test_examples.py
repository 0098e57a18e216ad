"""Each adapter with the package that it is for, and a model or a client that follows a script."""
# SPEC N12, X3

import asyncio
import json
from pathlib import Path
from typing import Any

import instructor
import pytest
from instructor.core import InstructorRetryException
from langchain.agents import create_agent
from langchain_core.language_models import GenericFakeChatModel
from langchain_core.messages import AIMessage, ToolCall, ToolMessage
from langchain_core.tools import tool
from mcp import Client
from mcp.server.mcpserver import MCPServer
from mcp_types import TextContent
from openai import OpenAI
from openai.types.chat import ChatCompletion
from pydantic_ai import Agent
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

import saop
import saop_instructor
import saop_langchain
import saop_mcp
import saop_pydantic_ai

GOOD = """{
  "schema_version": "1.0.0", "turn_index": 0, "agent_id": "builder-1", "phase": "plan",
  "thought": {"reasoning": "Two tests fail.", "plan": "Look at the parser."},
  "action": {"tool_name": "read_file", "arguments": {"path": "src/parser.py"}},
  "observation": {"status": "partial", "output": ""}
}"""
BAD = GOOD.replace('"partial"', '"waiting"')


def test_each_is_short_enough_to_paste() -> None:
    for path in Path(__file__).parent.glob("saop_*.py"):
        assert len(path.read_text().splitlines()) < 60, path


def asked(
    answers: list[str],
) -> tuple[Agent[saop.Retry[saop.SaopEnvelope], saop.SaopEnvelope], list[str]]:
    """An agent whose model gives these answers, and what it was sent last, before each."""
    sent: list[str] = []

    def model(messages: list[ModelMessage], _: AgentInfo) -> ModelResponse:
        sent.append("".join(str(getattr(part, "content", "")) for part in messages[-1].parts))
        return ModelResponse(parts=[TextPart(answers[len(sent) - 1])])

    agent = Agent(
        FunctionModel(model),
        output_type=saop_pydantic_ai.message,
        deps_type=saop.Retry[saop.SaopEnvelope],
        retries={"output": 3},
    )
    return agent, sent


def test_pydantic_ai_asks_again_with_our_correction() -> None:
    agent, sent = asked(["not json", BAD, GOOD])
    result = agent.run_sync("What next?", deps=saop.Retry())
    assert result.output == saop.parse_saop_envelope(GOOD)
    assert len(sent) == 3 and sent[0] == "What next?"
    assert "not valid SAOP JSON" in sent[1]
    assert "/observation/status (line 5, column 29): expected `success`" in sent[2]


def test_pydantic_ai_gives_up_where_the_retry_does() -> None:
    agent, sent = asked([BAD, "{}", "["])
    with pytest.raises(saop.MaxRetriesExceededError) as caught:
        agent.run_sync("What next?", deps=saop.Retry(max_retries=1))
    assert caught.value.report.attempts == 1 and len(sent) == 2


def instructed(answers: list[str], mode: instructor.Mode) -> tuple[instructor.Instructor, list[str]]:
    """A client whose model gives these answers, and what it was sent last, before each."""
    sent: list[str] = []

    def create(messages: list[dict[str, Any]], **_: Any) -> ChatCompletion:
        sent.append(str(messages[-1]["content"]))
        answer = answers[len(sent) - 1]
        message: dict[str, Any] = {"content": answer}
        if mode is instructor.Mode.TOOLS:
            call = {"name": "Envelope", "arguments": answer}
            message = {"tool_calls": [{"id": "1", "type": "function", "function": call}]}
        choice = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", **message}}
        return ChatCompletion.model_validate(
            {"id": "1", "object": "chat.completion", "created": 0, "model": "", "choices": [choice]}
        )

    client: Any = OpenAI(api_key="none")
    client.chat.completions.create = create
    return instructor.from_openai(client, mode=mode), sent


def ask(client: instructor.Instructor, **settings: Any) -> saop.SaopEnvelope:
    question: Any = {"role": "user", "content": "What next?"}
    context = {"retry": saop.Retry(**settings)}
    answer = client.create(
        saop_instructor.Envelope, messages=[question], model="", context=context, max_retries=3
    )
    return answer.root


@pytest.mark.parametrize("mode", [instructor.Mode.JSON, instructor.Mode.TOOLS])
def test_instructor_asks_again_with_our_correction(mode: instructor.Mode) -> None:
    client, sent = instructed(["not json", BAD, GOOD], mode)
    assert ask(client) == saop.parse_saop_envelope(GOOD)
    assert len(sent) == 3 and sent[0] == "What next?"
    assert "not valid SAOP JSON" in sent[1]
    assert "/observation/status (line 5, column 29): expected `success`" in sent[2]


def test_instructor_gives_up_where_the_retry_does() -> None:
    client, sent = instructed([BAD, "{}", "["], instructor.Mode.JSON)
    with pytest.raises(InstructorRetryException) as caught:
        ask(client, max_retries=1)
    cause = caught.value.__cause__
    assert isinstance(cause, saop.MaxRetriesExceededError)
    assert cause.report.attempts == 1 and len(sent) == 2


class Scripted(GenericFakeChatModel):
    def bind_tools(self, tools: Any, **_: Any) -> Any:
        return self


@pytest.mark.parametrize("is_async", [False, True])
def test_langchain_runs_no_tool_with_arguments_that_break_its_schema(is_async: bool) -> None:
    ran: list[int] = []

    @tool
    def add(number: int) -> str:
        """Adds a number."""
        ran.append(number)
        return "added"

    def call(name: str, number: object) -> AIMessage:
        call = ToolCall(name=name, args={"number": number}, id=str(number))
        return AIMessage("", tool_calls=[call])

    script = iter([call("add", "7 or so"), call("ad", 7), call("add", 7), AIMessage("done")])
    agent = create_agent(Scripted(messages=script), [add], middleware=[saop_langchain.CheckedCalls([add])])
    question: Any = {"messages": [("user", "Add seven.")]}
    state = asyncio.run(agent.ainvoke(question)) if is_async else agent.invoke(question)
    told = [one for one in state["messages"] if isinstance(one, ToolMessage)]
    assert [one.status for one in told] == ["error", "error", "success"] and ran == [7]
    assert "- /number: expected an integer, but found the string `7 or so`" in str(told[0].content)
    assert "`add`" in str(told[1].content)


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_an_mcp_server_checks_calls_and_results(mode: Any) -> None:
    server, ran = MCPServer("counter"), []
    server.middleware.append(saop_mcp.CheckedCalls(server))

    @server.tool()
    def add(number: int) -> dict[str, int]:
        """Adds a number."""
        ran.append(number)
        return {"sum": number}

    async def calls() -> list[tuple[bool, str]]:
        async with Client(server, mode=mode) as client:
            said = []
            for name, number in [("add", 7), ("add", "7"), ("ad", 7)]:
                result = await client.call_tool(name, {"number": number})
                [content] = result.content
                assert isinstance(content, TextContent)
                said.append((result.is_error, content.text))
            assert [one.name for one in (await client.list_tools()).tools] == ["add"]
            return said

    right, wrong, unknown = asyncio.run(calls())
    assert not right[0] and json.loads(right[1]) == {"sum": 7}
    assert wrong[0] and "- /number: expected an integer, but found the string `7`" in wrong[1]
    assert unknown[0] and "`add`" in unknown[1]
    # What the server would have read as 7 has not reached the tool.
    assert ran == [7]
