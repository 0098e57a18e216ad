"""MCP: a server that checks calls by the schemas that it lists, and its own results by `outputSchema`.

    server.middleware.append(CheckedCalls(server))

A call that breaks its schema does not reach the tool: the client gets an error that the model can read, with every fault and what was
expected. A result that breaks the tool's own schema does not reach the client.
"""

from typing import Any

from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.server.mcpserver import MCPServer
from mcp_types import CallToolResult, ListToolsResult, TextContent

import saop


class CheckedCalls:
    def __init__(self, server: MCPServer) -> None:
        self._server = server

    async def __call__(self, ctx: ServerRequestContext[Any, Any], call_next: CallNext) -> HandlerResult:
        params = ctx.params or {}
        if ctx.method != "tools/call" or not isinstance(params.get("name"), str):
            return await call_next(ctx)
        listed = ListToolsResult(tools=await self._server.list_tools())
        tools = saop.ToolRegistry(listed.model_dump(mode="json", by_alias=True, exclude_none=True))
        try:
            tools.check_call(params["name"], params.get("arguments") or {})
        except saop.SaopError as error:
            return _refused("The call was not made. Mend it and call again", error)
        result = await call_next(ctx)
        if isinstance(result, dict) and not result.get("isError"):
            try:
                tools.check_result(params["name"], result)
            except saop.SaopError as error:
                return _refused("The tool broke its own schema", error)
        return result


def _refused(what: str, error: saop.SaopError) -> CallToolResult:
    return CallToolResult(content=[TextContent(type="text", text=f"{what}:\n{error.explain()}")], is_error=True)
