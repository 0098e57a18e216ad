"""LangChain: the calls of a model are checked by the schemas of its tools, before a tool runs.

    create_agent(model, tools, middleware=[CheckedCalls(tools)])

A call that breaks its schema does not reach the tool. The model is told every fault, with what was expected, and calls again.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from langchain.agents.middleware import AgentMiddleware, ToolCallRequest
from langchain_core.messages import ToolMessage
from langchain_core.tools import BaseTool
from langchain_core.utils.function_calling import convert_to_openai_tool
from langgraph.types import Command

import saop

Answer = ToolMessage | Command[Any]


class CheckedCalls(AgentMiddleware[Any, Any, Any]):
    def __init__(self, tools: Sequence[BaseTool]) -> None:
        super().__init__()
        self._registry = saop.ToolRegistry([convert_to_openai_tool(tool) for tool in tools])

    def wrap_tool_call(self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], Answer]) -> Answer:
        return self._refused(request) or handler(request)

    async def awrap_tool_call(
        self, request: ToolCallRequest, handler: Callable[[ToolCallRequest], Awaitable[Answer]]
    ) -> Answer:
        return self._refused(request) or await handler(request)

    def _refused(self, request: ToolCallRequest) -> ToolMessage | None:
        call = request.tool_call
        try:
            self._registry.check_call(call["name"], call["args"])
        except saop.SaopError as error:
            text = f"The call was not made. Mend it and call again:\n{error.explain()}"
            return ToolMessage(text, tool_call_id=call["id"], name=call["name"], status="error")
        return None
