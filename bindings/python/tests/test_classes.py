"""The classes: frozen, checked, comparable, picklable, and seen by the collector."""
# SPEC N3, N5, N6, N9

import copy
import gc
import inspect
import json
import math
import pickle
import weakref
from concurrent.futures import ThreadPoolExecutor

import pytest
from pydantic import TypeAdapter, ValidationError

import saop


def test_an_instance_does_not_change(text: str) -> None:
    parsed = saop.parse_saop_envelope(text)
    with pytest.raises(AttributeError):
        parsed.turn_index = 4
    with pytest.raises(AttributeError):
        parsed.other = 4


def test_an_instance_is_checked_as_it_is_made() -> None:
    thought = saop.SaopThought(reasoning="r", plan="p")
    assert (thought.reasoning, thought.uncertainty) == ("r", None)
    with pytest.raises(saop.SaopValidationError) as caught:
        saop.SaopThought(reasoning="", plan=1)
    assert [path for path, _ in caught.value.fields] == ["/reasoning", "/plan"]
    with pytest.raises(saop.SaopValidationError):
        saop.SaopThought(reasoning="r")
    with pytest.raises(TypeError, match="unexpected keyword argument 'paln'"):
        saop.SaopThought(reasoning="r", paln="p")
    with pytest.raises(TypeError):
        saop.SaopThought("r", "p")


def test_parts_may_be_instances_or_dicts(text: str) -> None:
    parsed = saop.parse_saop_envelope(text)
    made = saop.SaopEnvelope(
        turn_index=3,
        agent_id="a-1",
        phase="build",
        thought={"reasoning": "It fails.", "plan": "Run the tests.", "uncertainty": "Which?"},
        action=parsed.action,
        observation=saop.SaopObservation(status="success", output="ok"),
        schema_version="1.0.0",
    )
    assert made == parsed


def test_what_a_caller_gave_is_not_shared() -> None:
    arguments = {"a": [1]}
    action = saop.SaopAction(tool_name="t", arguments=arguments)
    arguments["a"].append(2)
    assert action.arguments == {"a": [1]}


def test_equality_and_hashes(text: str) -> None:
    one, same = saop.parse_saop_envelope(text), saop.parse_saop_envelope(text)
    assert one == same and not one != same
    assert one != text and one.thought != one.action
    assert hash(one.thought) == hash(same.thought)
    assert len({one.thought, same.thought, one.observation}) == 2
    # A dict is in it.
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


def test_copies_and_pickles(text: str, group: dict) -> None:
    for one in [saop.parse_saop_envelope(text), saop.validate_saop_parallel_turn(group)]:
        assert copy.copy(one) is one
        assert copy.deepcopy(one) == one
        for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(one, protocol)) == one
    error = pytest.raises(saop.SaopValidationError, saop.parse_saop_envelope, "{}").value
    again = pickle.loads(pickle.dumps(error))
    assert (again.violations, str(again)) == (error.violations, str(error))


def test_changes_make_another_one(text: str) -> None:
    one = saop.parse_saop_envelope(text)
    other = one.__replace__(turn_index=4)
    assert (one.turn_index, other.turn_index, other.thought) == (3, 4, one.thought)
    with pytest.raises(saop.SaopValidationError):
        one.__replace__(turn_index=-4)


def test_patterns_and_words(text: str) -> None:
    thought = saop.parse_saop_envelope(text).thought
    match thought:
        case saop.SaopThought(reasoning, plan):
            assert (reasoning, plan) == ("It fails.", "Run the tests.")
        case _:
            pytest.fail("expected a thought")
    assert repr(thought) == (
        "SaopThought(reasoning='It fails.', plan='Run the tests.', uncertainty='Which?')"
    )
    assert eval(repr(thought), vars(saop)) == thought
    assert saop.SaopThought.__doc__ == "What an agent thinks before it acts."
    assert saop.SaopThought.plan.__doc__ == "What the agent will do next."
    signature = str(inspect.signature(saop.SaopThought))
    assert signature == "(*, reasoning, plan, uncertainty=None)"


def test_a_cycle_is_collected(text: str) -> None:
    class Witness(list):
        pass

    parsed = saop.parse_saop_envelope(text)
    witness = Witness()
    parsed.action.arguments["self"] = parsed
    parsed.action.arguments["witness"] = witness
    seen = weakref.ref(witness)
    del parsed, witness
    gc.collect()
    assert seen() is None


NUMBERS = ["0", "-0", "1", "1.0", "1.10", "1e2", "1E+2", "0.1", "12345678901234567890123", "1e400"]


@pytest.mark.parametrize("spelling", [*NUMBERS, "0.1234567890123456789", "9" * 5000])
def test_numbers_keep_their_spelling(text: str, spelling: str) -> None:
    raw = text.replace('"timeout": 1.5', f'"timeout": {spelling}')
    parsed = saop.parse_saop_envelope(raw)
    assert f'"timeout":{spelling}}}' in saop.serialize_saop_envelope(parsed)
    value = parsed.action.arguments["timeout"]
    assert isinstance(value, (int, float))
    assert pickle.loads(pickle.dumps(value)) == value
    again = saop.SaopAction(tool_name="t", arguments=parsed.action.arguments)
    assert f'"timeout":{spelling}}}' in saop.serialize_saop_envelope(parsed.__replace__(action=again))


@pytest.mark.parametrize("value", [668615.2954101562, 1e16, 1e-05, 5e-324, 123456789012345680.0])
def test_a_float_as_python_writes_it_is_one(text: str, value: float) -> None:
    parsed = saop.parse_saop_envelope(text.replace('"timeout": 1.5', f'"timeout": {value}'))
    found = parsed.action.arguments["timeout"]
    assert (type(found), found) == (float, value)
    assert f'"timeout":{value}}}' in saop.serialize_saop_envelope(parsed)


def test_spelled_numbers_are_floats(observation: dict) -> None:
    raw = json.dumps(observation).replace("12.5", "0.100000000000000000001")
    duration = saop.parse_observation(raw).duration_ms
    assert isinstance(duration, float) and math.isclose(duration, 0.1)
    assert duration.spelling == "0.100000000000000000001"
    with pytest.raises(AttributeError):
        duration.spelling = "1"


def test_a_forged_spelling_writes_no_other_members() -> None:
    number = saop.JsonNumber("1.50")
    number._spelling = '1, "b": 2'
    made = saop.SaopAction(tool_name="t", arguments={"a": number})
    assert made.arguments == {"a": 1.5}


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (math.nan, "finite"),
        (math.inf, "finite"),
        ({1, 2}, "JSON has"),
        ({1: 2}, "name of a member"),
        (b"x", "JSON has"),
    ],
)
def test_what_json_does_not_have_is_refused(value: object, words: str) -> None:
    with pytest.raises((TypeError, ValueError), match=words):
        saop.SaopAction(tool_name="t", arguments={"a": value})


@pytest.mark.parametrize("argument", ["\ud800", {"\ud800": 1}, ["a", "\udc00b"]])
def test_half_a_surrogate_pair_is_a_parse_error(envelope: dict, argument: object) -> None:
    envelope["action"]["arguments"] = {"a": argument}
    for call in [
        lambda: saop.validate_saop_envelope(envelope),
        lambda: saop.SaopAction(**envelope["action"]),
        lambda: saop.Schema({}).check_value(envelope),
    ]:
        with pytest.raises(saop.SaopParseError, match="found a lone surrogate") as caught:
            call()
        assert caught.value.kind == "syntax"


def test_a_value_in_itself_is_refused() -> None:
    arguments: dict = {}
    arguments["a"] = arguments
    with pytest.raises(ValueError, match="levels of nesting"):
        saop.SaopAction(tool_name="t", arguments=arguments)


def test_what_was_changed_in_a_dict_is_checked_when_it_is_written(observation: dict) -> None:
    parsed = saop.validate_observation(observation)
    parsed.metadata["nested"] = {"a": 1}
    with pytest.raises(saop.SaopValidationError):
        saop.serialize_observation(parsed)


def test_what_was_changed_in_a_dict_is_checked_when_it_is_taken(observation: dict) -> None:
    parsed = saop.validate_observation(observation)
    assert saop.validate_observation(parsed) == parsed
    parsed.metadata["nested"] = {"a": 1}
    run = saop.TurnExecutor(
        saop.MalformedResponseHandler(lambda _: "x", max_retries=0, message=saop.Observation)
    )
    with pytest.raises(saop.MaxRetriesExceededError):
        run.execute_sync("x")
    for take in [saop.validate_observation, saop.validate_saop_message, run.resume]:
        with pytest.raises(saop.SaopValidationError) as caught:
            take(parsed)
        assert [path for path, _ in caught.value.fields] == ["/metadata/nested"]
    assert run.state == "USER_ESCALATION"
    with pytest.raises(ValidationError):
        TypeAdapter(saop.Observation).validate_python(parsed)
    parsed.metadata["nested"] = {"no": set()}
    with pytest.raises(TypeError, match="JSON has"):
        saop.validate_observation(parsed)


def test_values_are_as_deep_as_texts_may_be(text: str) -> None:
    # SPEC P2: 128 levels.
    arguments: dict = {}
    for _ in range(125):
        arguments = {"a": arguments}
    whole = saop.parse_saop_envelope(text)
    made = whole.__replace__(action={"tool_name": "t", "arguments": arguments})
    assert saop.parse_saop_envelope(saop.serialize_saop_envelope(made)) == made
    for deeper in [
        lambda: whole.__replace__(action={"tool_name": "t", "arguments": {"a": arguments}}),
        lambda: saop.SaopAction(tool_name="t", arguments={"a": {"a": arguments}}),
    ]:
        with pytest.raises(ValueError, match="at most 128 levels of nesting"):
            deeper()


def test_short_strings_are_not_mixed_up(envelope: dict) -> None:
    def read(seed: int) -> bool:
        names = [f"{seed + index:x}"[: index % 9] + "é" * (index % 3) for index in range(5000)]
        envelope_of_names = {**envelope, "action": {"tool_name": "t", "arguments": {"": names}}}
        made = saop.parse_saop_envelope(json.dumps(envelope_of_names, ensure_ascii=False))
        return made.action.arguments[""] == names

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(read, range(0, 10**9, 10**8)))
