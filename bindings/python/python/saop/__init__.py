"""SAOP, the JSON protocol between LLM agents and their orchestrators.

Messages are frozen classes that are made from text in the same pass that checks it. What a caller changes in a dict of one is checked
wherever the message is taken again.
`Schema` checks documents by any JSON Schema.
"""

from . import _types
from ._errors import (
    MaxRetriesExceededError,
    SaopDuplicateAgentError,
    SaopEmptyParallelTurnError,
    SaopError,
    SaopParseError,
    SaopValidationError,
    SchemaError,
    SchemaValidationError,
    ToolsError,
    Violation,
)
from ._handler import MalformedResponseHandler
from ._number import JsonNumber
from ._run import TurnExecutor
from ._saop import (
    Accepted,
    Doom,
    FormattingCorrectionTurn,
    PushReader,
    Retry,
    Schema,
    ToolRegistry,
    __version__,
    create_observation,
    diff,
    parse_saop_message,
    protocol_instructions,
    repair,
    schemas,
    serialize_saop_message,
    stderr_bytes,
    stdout_bytes,
    to_agent_turn,
    to_dict,
    to_saop_observation,
    validate_saop_message,
)
from ._settings import Edit, RetrySettings
from ._turns import AgentTurns
from ._types import *
from ._types import (
    check_saop_parallel_turn_envelope as check_saop_parallel_turn,
    is_valid_saop_parallel_turn_envelope as is_valid_saop_parallel_turn,
    parse_saop_parallel_turn_envelope as parse_saop_parallel_turn,
    serialize_saop_parallel_turn_envelope as serialize_saop_parallel_turn,
    validate_saop_parallel_turn_envelope as validate_saop_parallel_turn,
)

__all__ = [
    "Accepted",
    "AgentTurns",
    "Doom",
    "Edit",
    "FormattingCorrectionTurn",
    "JsonNumber",
    "MalformedResponseHandler",
    "MaxRetriesExceededError",
    "PushReader",
    "Retry",
    "RetrySettings",
    "SaopDuplicateAgentError",
    "SaopEmptyParallelTurnError",
    "SaopError",
    "SaopParseError",
    "SaopValidationError",
    "Schema",
    "SchemaError",
    "SchemaValidationError",
    "ToolRegistry",
    "ToolsError",
    "TurnExecutor",
    "Violation",
    "__version__",
    "check_saop_parallel_turn",
    "create_observation",
    "diff",
    "is_valid_saop_parallel_turn",
    "parse_saop_message",
    "parse_saop_parallel_turn",
    "protocol_instructions",
    "repair",
    "schemas",
    "serialize_saop_message",
    "serialize_saop_parallel_turn",
    "stderr_bytes",
    "stdout_bytes",
    "to_agent_turn",
    "to_dict",
    "to_saop_observation",
    "validate_saop_message",
    "validate_saop_parallel_turn",
]
__all__ += _types.__all__
