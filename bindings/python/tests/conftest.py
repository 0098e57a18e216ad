"""Messages that tests are made of."""

import copy
import json

import pytest

ENVELOPE = {
    "schema_version": "1.0.0",
    "turn_index": 3,
    "agent_id": "a-1",
    "phase": "build",
    "thought": {"reasoning": "It fails.", "plan": "Run the tests.", "uncertainty": "Which?"},
    "action": {"tool_name": "shell", "arguments": {"argv": ["ls", "-l"], "timeout": 1.5}},
    "observation": {"status": "success", "output": "ok"},
}

TURN = {
    "agent_id": "a-1",
    "turn_index": 0,
    "thought": "Look first.",
    "action": {"tool_name": "list", "arguments": {}},
}

GROUP = {
    "envelope_type": "parallel",
    "session_id": "s-1",
    "parallel_turn_index": 0,
    "agent_turns": [TURN, {**TURN, "agent_id": "a-2", "observation": ENVELOPE["observation"]}],
}

OBSERVATION = {
    "schema_version": "1.0.0",
    "type": "observation",
    "tool_call_id": "c-1",
    "timestamp_ns": "1700000000000000001",
    "exit_code": 0,
    "stdout": "out",
    "stderr": "",
    "encoding": "utf8",
    "duration_ms": 12.5,
    "metadata": {"host": "h", "warm": True, "load": 1.10},
}


@pytest.fixture
def envelope() -> dict:
    return copy.deepcopy(ENVELOPE)


@pytest.fixture
def group() -> dict:
    return copy.deepcopy(GROUP)


@pytest.fixture
def observation() -> dict:
    return copy.deepcopy(OBSERVATION)


@pytest.fixture
def text(envelope: dict) -> str:
    return json.dumps(envelope)
