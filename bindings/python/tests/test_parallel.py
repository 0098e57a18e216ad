"""Parallel turns."""
# SPEC T1, T2, T3, T4

import json

import pytest

import saop


def test_a_group_of_two_agents(group: dict, text: str) -> None:
    parsed = saop.parse_saop_parallel_turn(json.dumps(group))
    assert len(parsed.agent_turns) == 2
    assert [turn.agent_id for turn in parsed.agent_turns] == ["a-1", "a-2"]
    assert isinstance(parsed.agent_turns, tuple)
    assert parsed.agent_turns[0].observation is None
    again = saop.parse_saop_parallel_turn(saop.serialize_saop_parallel_turn(parsed))
    assert again == parsed
    assert saop.parse_saop_envelope(text).turn_index == 3


def test_an_agent_that_repeats(group: dict) -> None:
    group["agent_turns"][1]["agent_id"] = "a-1"
    for read in (
        lambda: saop.parse_saop_parallel_turn(json.dumps(group)),
        lambda: saop.validate_saop_parallel_turn(group),
        lambda: saop.check_saop_parallel_turn_envelope(json.dumps(group)),
    ):
        with pytest.raises(saop.SaopDuplicateAgentError) as caught:
            read()
        assert caught.value.duplicates == [("a-1", 0, [1])]
    group["session_id"] = ""
    with pytest.raises(saop.SaopValidationError) as other:
        saop.validate_saop_parallel_turn(group)
    assert [one.kind for one in other.value.violations] == ["schema", "duplicate_agent"]


def test_no_turns(group: dict) -> None:
    group["agent_turns"] = []
    with pytest.raises(saop.SaopEmptyParallelTurnError):
        saop.parse_saop_parallel_turn(json.dumps(group))


def test_a_group_cannot_be_made_with_a_repeated_agent(group: dict) -> None:
    parsed = saop.validate_saop_parallel_turn(group)
    turn = parsed.agent_turns[0]
    with pytest.raises(saop.SaopDuplicateAgentError):
        saop.SaopParallelTurnEnvelope(
            session_id="s", parallel_turn_index=1, agent_turns=[turn, turn]
        )
