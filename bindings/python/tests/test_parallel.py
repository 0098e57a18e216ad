"""Parallel turns."""
# SPEC T1, T2, T3, T4

import copy
import json
import pickle

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


def test_turns_are_a_group_of_their_own(group: dict) -> None:
    # SPEC T1, T2
    first, second = group["agent_turns"]
    turns = saop.AgentTurns([first])
    assert turns == (saop.SaopAgentTurn(**first),)
    both = turns.push(second)
    assert (len(turns), len(both)) == (1, 2)
    assert both == saop.validate_saop_parallel_turn(group).agent_turns
    message = saop.SaopParallelTurnEnvelope(session_id="s", parallel_turn_index=0, agent_turns=both)
    assert message.agent_turns == both
    assert both.remove(0) == saop.AgentTurns([second])
    seen = turns.observe(0, {"status": "success", "output": "ok"})
    assert seen[0].observation == saop.SaopObservation(status="success", output="ok")
    assert turns.edit(0, turn_index=7)[0].turn_index == 7
    assert pickle.loads(pickle.dumps(both)) == both
    assert type(pickle.loads(pickle.dumps(both))) is type(copy.copy(both)) is saop.AgentTurns
    assert eval(repr(both), vars(saop)) == both


def test_no_way_leads_to_a_group_that_breaks_its_rule(group: dict) -> None:
    # SPEC T2, T3
    first, second = group["agent_turns"]
    both = saop.AgentTurns([first, second])
    with pytest.raises(saop.SaopDuplicateAgentError) as caught:
        both.push(first)
    assert caught.value.duplicates == [("a-1", 0, [2])]
    with pytest.raises(saop.SaopDuplicateAgentError):
        both.edit(1, agent_id="a-1")
    with pytest.raises(saop.SaopEmptyParallelTurnError):
        saop.AgentTurns([first]).remove(0)
    with pytest.raises(saop.SaopEmptyParallelTurnError):
        saop.AgentTurns([])
    with pytest.raises(saop.SaopValidationError):
        saop.AgentTurns([{"agent_id": "a"}])
    with pytest.raises(IndexError):
        both.remove(2)


def test_an_envelope_becomes_a_turn_of_a_group(envelope: dict) -> None:
    whole = saop.validate_saop_envelope(envelope)
    turn = saop.to_agent_turn(whole)
    assert (turn.agent_id, turn.turn_index, turn.action) == ("a-1", 3, whole.action)
    assert turn.thought == "It fails.\n\nRun the tests.\n\nWhich?" and turn.observation is None
    assert saop.to_agent_turn(whole, whole.observation).observation == whole.observation
    with pytest.raises(saop.SaopValidationError):
        saop.to_agent_turn(whole, {"status": "done", "output": ""})
