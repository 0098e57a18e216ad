# Generated from the schemas by `cargo gen`. Do not edit.

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self, TypeAlias, final, overload

JsonValue: TypeAlias = (
    None | bool | int | float | str | list["JsonValue"] | dict[str, "JsonValue"]
)
Text: TypeAlias = str | bytes | bytearray | memoryview

@final
class TurnContext:
    """The turn of an agent that a model's answer is for."""

    __match_args__ = ("session_id", "agent_id", "turn_index", "phase",)

    @property
    def session_id(self) -> str:
        """Identifies the session."""

    @property
    def agent_id(self) -> str:
        """Identifies the agent within the session."""

    @property
    def turn_index(self) -> int:
        """Position of the turn in the agent's run, counted from 0."""

    @property
    def phase(self) -> str:
        """Phase of the work that the turn belongs to."""

    def __new__(
        cls,
        *,
        session_id: str,
        agent_id: str,
        turn_index: int,
        phase: str,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class TokenUsage:
    """Tokens spent, as the model's provider counts them."""

    __match_args__ = ("prompt_tokens", "completion_tokens",)

    @property
    def prompt_tokens(self) -> int:
        """Tokens that the model was given."""

    @property
    def completion_tokens(self) -> int:
        """Tokens that the model answered with."""

    def __new__(
        cls,
        *,
        prompt_tokens: int,
        completion_tokens: int,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class ReportedViolation:
    """One thing that was wrong with an answer."""

    __match_args__ = ("kind", "path", "keyword", "schema_path", "message", "line", "column",)

    @property
    def kind(self) -> str:
        """What sort of rule is broken."""

    @property
    def path(self) -> str:
        """JSON Pointer to the value at fault; empty for the whole answer. Escaped and cut in a redacted report, since it quotes keys of the answer."""

    @property
    def keyword(self) -> str | None:
        """The keyword of the schema that is broken, where one is."""

    @property
    def schema_path(self) -> str | None:
        """JSON Pointer to that keyword in the schema."""

    @property
    def message(self) -> str:
        """What was expected, and what was found."""

    @property
    def line(self) -> int | None:
        """Line of the answer, counted from 1."""

    @property
    def column(self) -> int | None:
        """Column in that line, counted from 1 in characters."""

    def __new__(
        cls,
        *,
        kind: str,
        path: str,
        keyword: str | None = ...,
        schema_path: str | None = ...,
        message: str,
        line: int | None = ...,
        column: int | None = ...,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class RefusedResponse:
    """One answer that was refused."""

    __match_args__ = ("class_", "error", "finish_reason", "response_bytes", "response_hash", "response", "response_encoding", "usage", "violation_count", "violations",)

    @property
    def class_(self) -> Literal["invalid_json", "schema_violation", "truncated", "empty", "refusal"]:
        """What sort of answer it was."""

    @property
    def error(self) -> str:
        """What was wrong with it, in one line."""

    @property
    def finish_reason(self) -> str | None:
        """Why the model stopped, as its provider says it."""

    @property
    def response_bytes(self) -> int:
        """Length of the answer in bytes."""

    @property
    def response_hash(self) -> str:
        """Tells whether two answers are the same: 64 bits of FNV-1a in hexadecimal digits."""

    @property
    def response(self) -> str | None:
        """The answer itself, as `response_encoding` says. Left out of a redacted report."""

    @property
    def response_encoding(self) -> Literal["utf8", "base64"] | None:
        """How the answer is written: `utf8` as it is, or in `base64` (standard alphabet, padded) where it is not text."""

    @property
    def usage(self) -> TokenUsage | None:
        """Tokens spent on this answer, where they are known."""

    @property
    def violation_count(self) -> int:
        """How many different things were wrong with it."""

    @property
    def violations(self) -> tuple[ReportedViolation, ...]:
        """What was wrong with it, by position; the first hundred where there are more."""

    def __new__(
        cls,
        *,
        class_: Literal["invalid_json", "schema_violation", "truncated", "empty", "refusal"],
        error: str,
        finish_reason: str | None = ...,
        response_bytes: int,
        response_hash: str,
        response: str | None = ...,
        response_encoding: Literal["utf8", "base64"] | None = ...,
        usage: TokenUsage | Mapping[str, Any] | None = ...,
        violation_count: int,
        violations: Sequence[ReportedViolation | Mapping[str, Any]],
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class EscalationReport:
    """What a person needs to act on when a model's answers could not be read: every answer that was refused, and why."""

    __match_args__ = ("schema_version", "type", "reason", "attempts", "max_retries", "awaited", "context", "last_error", "usage", "unknown_answers", "history",)

    @property
    def schema_version(self) -> str:
        """Version of this schema that the sender wrote to; major version 1."""

    @property
    def type(self) -> Literal["escalation_report"]:
        """Tells an escalation report from the other messages."""

    @property
    def reason(self) -> Literal["max_retries_exceeded", "no_progress"]:
        """Why no further correction was asked for: the retries are used up, or the model repeated an answer that had been refused."""

    @property
    def attempts(self) -> int:
        """How many corrections were asked for."""

    @property
    def max_retries(self) -> int:
        """How many corrections were allowed."""

    @property
    def awaited(self) -> str | None:
        """Name of the schema that an answer had to meet; left out where any message would do."""

    @property
    def context(self) -> TurnContext | None:
        """The turn that the answers were for, where it is known."""

    @property
    def last_error(self) -> str:
        """What was wrong with the last answer, in one line."""

    @property
    def usage(self) -> TokenUsage | None:
        """Tokens spent on all answers, as far as they are known."""

    @property
    def unknown_answers(self) -> int | None:
        """How many answers were refused before those of `history` and are not known to the sender; left out where every one is known."""

    @property
    def history(self) -> tuple[RefusedResponse, ...]:
        """Every answer that was refused, as far as they are known, in the order in which they came."""

    def __new__(
        cls,
        *,
        schema_version: str = ...,
        type: Literal["escalation_report"] = ...,
        reason: Literal["max_retries_exceeded", "no_progress"],
        attempts: int,
        max_retries: int,
        awaited: str | None = ...,
        context: TurnContext | Mapping[str, Any] | None = ...,
        last_error: str,
        usage: TokenUsage | Mapping[str, Any] | None = ...,
        unknown_answers: int | None = ...,
        history: Sequence[RefusedResponse | Mapping[str, Any]],
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class Observation:
    """The complete record of one tool run: both output streams to the last byte, the exit code, and the time it took."""

    __match_args__ = ("schema_version", "type", "tool_call_id", "timestamp_ns", "exit_code", "stdout", "stderr", "encoding", "duration_ms", "metadata",)

    @property
    def schema_version(self) -> str:
        """Version of this schema that the sender wrote to; major version 1."""

    @property
    def type(self) -> Literal["observation"]:
        """Tells an observation from the other messages."""

    @property
    def tool_call_id(self) -> str:
        """Identifies the tool call. A UUID is recommended, not required."""

    @property
    def timestamp_ns(self) -> str:
        """Nanoseconds since the Unix epoch in decimal digits. A string, because a JSON number of this size loses precision in many readers."""

    @property
    def exit_code(self) -> int:
        """Exit code of the tool; 128 + N where signal N killed it."""

    @property
    def stdout(self) -> str:
        """Everything the tool wrote to standard output, as `encoding` says."""

    @property
    def stderr(self) -> str:
        """Everything the tool wrote to standard error, as `encoding` says."""

    @property
    def encoding(self) -> Literal["utf8", "base64"]:
        """How stdout and stderr are written: `utf8` as they are, or both in `base64` (standard alphabet, padded)."""

    @property
    def duration_ms(self) -> float:
        """How long the tool ran, in milliseconds."""

    @property
    def metadata(self) -> dict[str, bool | float | str] | None:
        """Whatever else the orchestrator records of the run, as flat values."""

    def __new__(
        cls,
        *,
        schema_version: str = ...,
        type: Literal["observation"] = ...,
        tool_call_id: str,
        timestamp_ns: str,
        exit_code: int,
        stdout: str,
        stderr: str,
        encoding: Literal["utf8", "base64"],
        duration_ms: float,
        metadata: Mapping[str, bool | float | str] | None = ...,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class SaopAction:
    """The one tool call that an agent makes in a turn."""

    __match_args__ = ("tool_name", "arguments",)

    @property
    def tool_name(self) -> str:
        """Name of the tool to call, as the orchestrator registered it."""

    @property
    def arguments(self) -> dict[str, JsonValue]:
        """Arguments of the call. Free-form: its members belong to the tool, and every number keeps its spelling."""

    def __new__(
        cls,
        *,
        tool_name: str,
        arguments: Mapping[str, Any],
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class SaopObservation:
    """What came back from the tool call of a turn, in the form the agent reads."""

    __match_args__ = ("status", "output", "error_detail",)

    @property
    def status(self) -> Literal["success", "error", "timeout", "partial"]:
        """How the tool call ended. `partial` means that the output was cut short."""

    @property
    def output(self) -> str:
        """What the tool printed or returned. May be empty."""

    @property
    def error_detail(self) -> str | None:
        """What went wrong, where there is more to say than the status does."""

    def __new__(
        cls,
        *,
        status: Literal["success", "error", "timeout", "partial"],
        output: str,
        error_detail: str | None = ...,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class SaopAgentTurn:
    """The turn of one agent within a group."""

    __match_args__ = ("agent_id", "turn_index", "thought", "action", "observation",)

    @property
    def agent_id(self) -> str:
        """Identifies the agent. Unique within the group."""

    @property
    def turn_index(self) -> int:
        """Position of the turn in this agent's run, counted from 0."""

    @property
    def thought(self) -> str:
        """What the agent thinks before it acts."""

    @property
    def action(self) -> SaopAction:
        """The tool call that the agent makes."""

    @property
    def observation(self) -> SaopObservation | None:
        """What came back from the tool call. Absent while the call is still to be made."""

    def __new__(
        cls,
        *,
        agent_id: str,
        turn_index: int,
        thought: str,
        action: SaopAction | Mapping[str, Any],
        observation: SaopObservation | Mapping[str, Any] | None = ...,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class SaopThought:
    """What an agent thinks before it acts."""

    __match_args__ = ("reasoning", "plan", "uncertainty",)

    @property
    def reasoning(self) -> str:
        """Why the agent acts as it does."""

    @property
    def plan(self) -> str:
        """What the agent will do next."""

    @property
    def uncertainty(self) -> str | None:
        """What the agent is not sure of. Absent where there is nothing to say."""

    def __new__(
        cls,
        *,
        reasoning: str,
        plan: str,
        uncertainty: str | None = ...,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class SaopEnvelope:
    """One turn of one agent: what it thinks, which tool it calls, and what came back."""

    __match_args__ = ("schema_version", "turn_index", "agent_id", "phase", "thought", "action", "observation",)

    @property
    def schema_version(self) -> str:
        """Version of this schema that the sender wrote to, as MAJOR.MINOR.PATCH. Its format is checked, not its value."""

    @property
    def turn_index(self) -> int:
        """Position of the turn in the agent's run, counted from 0."""

    @property
    def agent_id(self) -> str:
        """Identifies the agent within the run."""

    @property
    def phase(self) -> str:
        """Phase of the work that the turn belongs to, as the orchestrator names it."""

    @property
    def thought(self) -> SaopThought:
        """What the agent thinks before it acts."""

    @property
    def action(self) -> SaopAction:
        """The tool call that the agent makes."""

    @property
    def observation(self) -> SaopObservation:
        """What came back from the tool call. The orchestrator fills it in when the tool has run; until then, the model writes status `partial` and an empty output."""

    def __new__(
        cls,
        *,
        schema_version: str = ...,
        turn_index: int,
        agent_id: str,
        phase: str,
        thought: SaopThought | Mapping[str, Any],
        action: SaopAction | Mapping[str, Any],
        observation: SaopObservation | Mapping[str, Any],
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class SaopParallelTurnEnvelope:
    """The turns that several agents take side by side, as one group. No agent appears twice in a group."""

    __match_args__ = ("envelope_type", "session_id", "parallel_turn_index", "agent_turns",)

    @property
    def envelope_type(self) -> Literal["parallel"]:
        """Tells a parallel turn from the other messages."""

    @property
    def session_id(self) -> str:
        """Identifies the session that the group belongs to."""

    @property
    def parallel_turn_index(self) -> int:
        """Position of the group in its session, counted from 0. It counts up from group to group: the sender's duty, which one message cannot show."""

    @property
    def agent_turns(self) -> tuple[SaopAgentTurn, ...]:
        """One turn for each agent of the group, at least one. Agent ids are unique within the group."""

    def __new__(
        cls,
        *,
        envelope_type: Literal["parallel"] = ...,
        session_id: str,
        parallel_turn_index: int,
        agent_turns: Sequence[SaopAgentTurn | Mapping[str, Any]],
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class PinnedTool:
    """A tool that is pinned."""

    __match_args__ = ("definition", "changed",)

    @property
    def definition(self) -> dict[str, JsonValue]:
        """The tool as the server's list had it: name, description, schemas and all else."""

    @property
    def changed(self) -> dict[str, JsonValue] | None:
        """The tool as the list had it last, if that was something else and has not been accepted."""

    def __new__(
        cls,
        *,
        definition: Mapping[str, Any],
        changed: Mapping[str, Any] | None = ...,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class SaopPins:
    """What the tools of an MCP server said of themselves when they were seen first, or accepted last."""

    __match_args__ = ("schema_version", "type", "tools",)

    @property
    def schema_version(self) -> str:
        """Version of this schema that the writer wrote to; major version 1."""

    @property
    def type(self) -> Literal["saop_pins"]:
        """Tells pins from the other messages."""

    @property
    def tools(self) -> dict[str, PinnedTool]:
        """The tools by their names."""

    def __new__(
        cls,
        *,
        schema_version: str = ...,
        type: Literal["saop_pins"] = ...,
        tools: Mapping[str, PinnedTool | Mapping[str, Any]],
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@final
class SaopRecord:
    """A message between an MCP client and a server, as a guard saw it, and what the guard did with it."""

    __match_args__ = ("schema_version", "type", "timestamp_ns", "direction", "peer", "kind", "method", "tool", "id", "decision", "reasons", "length", "message", "sent",)

    @property
    def schema_version(self) -> str:
        """Version of this schema that the writer wrote to; major version 1."""

    @property
    def type(self) -> Literal["saop_record"]:
        """Tells a record from the other messages."""

    @property
    def timestamp_ns(self) -> str:
        """When it was decided, in nanoseconds since the Unix epoch, in decimal digits."""

    @property
    def direction(self) -> Literal["to_server", "to_client"]:
        """Where the message was going."""

    @property
    def peer(self) -> Literal["client", "server", "guard"]:
        """Who sent it: one of the two sides, or the guard itself."""

    @property
    def kind(self) -> Literal["request", "notification", "result", "error", "batch", "other"]:
        """What it is in JSON-RPC; `other` where it is no message, or may be read as two."""

    @property
    def method(self) -> str | None:
        """The method of a request or a notification."""

    @property
    def tool(self) -> str | None:
        """The tool that a request calls."""

    @property
    def id(self) -> str | None:
        """The id of a request or of its answer, as JSON text."""

    @property
    def decision(self) -> Literal["passed", "changed", "withheld"]:
        """What became of it: passed on as it was, passed on with other bytes, or not passed on."""

    @property
    def reasons(self) -> tuple[str, ...] | None:
        """What the guard found, for people."""

    @property
    def length(self) -> int:
        """How many bytes were received, with the end of the line."""

    @property
    def message(self) -> str | None:
        """The message as it was received, without the end of the line and with what looks like a secret masked. Left out where it is no JSON, in which nothing could be masked."""

    @property
    def sent(self) -> str | None:
        """What was passed on in place of a message that was changed, masked in the same way."""

    def __new__(
        cls,
        *,
        schema_version: str = ...,
        type: Literal["saop_record"] = ...,
        timestamp_ns: str,
        direction: Literal["to_server", "to_client"],
        peer: Literal["client", "server", "guard"],
        kind: Literal["request", "notification", "result", "error", "batch", "other"],
        method: str | None = ...,
        tool: str | None = ...,
        id: str | None = ...,
        decision: Literal["passed", "changed", "withheld"],
        reasons: Sequence[str] | None = ...,
        length: int,
        message: str | None = ...,
        sent: str | None = ...,
    ) -> Self: ...
    def __replace__(self, **changes: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, _handler: Any) -> Any: ...
    @classmethod
    def __get_pydantic_json_schema__(cls, _schema: Any, _handler: Any) -> Any: ...

@overload
def parse_escalation_report(raw: Text, *, as_dict: Literal[False] = ...) -> EscalationReport: ...
@overload
def parse_escalation_report(raw: Text, *, as_dict: Literal[True]) -> dict[str, Any]: ...
@overload
def parse_escalation_report(raw: Text, *, as_dict: bool) -> EscalationReport | dict[str, Any]: ...
def validate_escalation_report(value: Any) -> EscalationReport: ...
def serialize_escalation_report(message: EscalationReport) -> str: ...
def check_escalation_report(raw: Text) -> None: ...
def is_valid_escalation_report(raw: Text) -> bool: ...

@overload
def parse_observation(raw: Text, *, as_dict: Literal[False] = ...) -> Observation: ...
@overload
def parse_observation(raw: Text, *, as_dict: Literal[True]) -> dict[str, Any]: ...
@overload
def parse_observation(raw: Text, *, as_dict: bool) -> Observation | dict[str, Any]: ...
def validate_observation(value: Any) -> Observation: ...
def serialize_observation(message: Observation) -> str: ...
def check_observation(raw: Text) -> None: ...
def is_valid_observation(raw: Text) -> bool: ...

@overload
def parse_saop_envelope(raw: Text, *, as_dict: Literal[False] = ...) -> SaopEnvelope: ...
@overload
def parse_saop_envelope(raw: Text, *, as_dict: Literal[True]) -> dict[str, Any]: ...
@overload
def parse_saop_envelope(raw: Text, *, as_dict: bool) -> SaopEnvelope | dict[str, Any]: ...
def validate_saop_envelope(value: Any) -> SaopEnvelope: ...
def serialize_saop_envelope(message: SaopEnvelope) -> str: ...
def check_saop_envelope(raw: Text) -> None: ...
def is_valid_saop_envelope(raw: Text) -> bool: ...

@overload
def parse_saop_parallel_turn_envelope(raw: Text, *, as_dict: Literal[False] = ...) -> SaopParallelTurnEnvelope: ...
@overload
def parse_saop_parallel_turn_envelope(raw: Text, *, as_dict: Literal[True]) -> dict[str, Any]: ...
@overload
def parse_saop_parallel_turn_envelope(raw: Text, *, as_dict: bool) -> SaopParallelTurnEnvelope | dict[str, Any]: ...
def validate_saop_parallel_turn_envelope(value: Any) -> SaopParallelTurnEnvelope: ...
def serialize_saop_parallel_turn_envelope(message: SaopParallelTurnEnvelope) -> str: ...
def check_saop_parallel_turn_envelope(raw: Text) -> None: ...
def is_valid_saop_parallel_turn_envelope(raw: Text) -> bool: ...

@overload
def parse_saop_pins(raw: Text, *, as_dict: Literal[False] = ...) -> SaopPins: ...
@overload
def parse_saop_pins(raw: Text, *, as_dict: Literal[True]) -> dict[str, Any]: ...
@overload
def parse_saop_pins(raw: Text, *, as_dict: bool) -> SaopPins | dict[str, Any]: ...
def validate_saop_pins(value: Any) -> SaopPins: ...
def serialize_saop_pins(message: SaopPins) -> str: ...
def check_saop_pins(raw: Text) -> None: ...
def is_valid_saop_pins(raw: Text) -> bool: ...

@overload
def parse_saop_record(raw: Text, *, as_dict: Literal[False] = ...) -> SaopRecord: ...
@overload
def parse_saop_record(raw: Text, *, as_dict: Literal[True]) -> dict[str, Any]: ...
@overload
def parse_saop_record(raw: Text, *, as_dict: bool) -> SaopRecord | dict[str, Any]: ...
def validate_saop_record(value: Any) -> SaopRecord: ...
def serialize_saop_record(message: SaopRecord) -> str: ...
def check_saop_record(raw: Text) -> None: ...
def is_valid_saop_record(raw: Text) -> bool: ...

SaopMessage: TypeAlias = (
    EscalationReport
    | Observation
    | SaopEnvelope
    | SaopParallelTurnEnvelope
    | SaopPins
    | SaopRecord
)

__all__ = [
    "JsonValue",
    "SaopMessage",
    "Text",
    "TurnContext",
    "TokenUsage",
    "ReportedViolation",
    "RefusedResponse",
    "EscalationReport",
    "Observation",
    "SaopAction",
    "SaopObservation",
    "SaopAgentTurn",
    "SaopThought",
    "SaopEnvelope",
    "SaopParallelTurnEnvelope",
    "PinnedTool",
    "SaopPins",
    "SaopRecord",
    "parse_escalation_report",
    "validate_escalation_report",
    "serialize_escalation_report",
    "check_escalation_report",
    "is_valid_escalation_report",
    "parse_observation",
    "validate_observation",
    "serialize_observation",
    "check_observation",
    "is_valid_observation",
    "parse_saop_envelope",
    "validate_saop_envelope",
    "serialize_saop_envelope",
    "check_saop_envelope",
    "is_valid_saop_envelope",
    "parse_saop_parallel_turn_envelope",
    "validate_saop_parallel_turn_envelope",
    "serialize_saop_parallel_turn_envelope",
    "check_saop_parallel_turn_envelope",
    "is_valid_saop_parallel_turn_envelope",
    "parse_saop_pins",
    "validate_saop_pins",
    "serialize_saop_pins",
    "check_saop_pins",
    "is_valid_saop_pins",
    "parse_saop_record",
    "validate_saop_record",
    "serialize_saop_record",
    "check_saop_record",
    "is_valid_saop_record",
]
