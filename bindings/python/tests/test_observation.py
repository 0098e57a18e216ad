"""Observations."""
# SPEC O1, O2, O3, O4, O5

import json
import time

import pytest

import saop


def test_a_valid_observation(observation: dict) -> None:
    parsed = saop.parse_observation(json.dumps(observation))
    assert saop.to_dict(parsed) == observation
    assert saop.validate_observation(observation) == parsed


@pytest.mark.parametrize("name", ["tool_call_id", "timestamp_ns", "exit_code", "encoding"])
def test_each_missing_member_is_refused(observation: dict, name: str) -> None:
    del observation[name]
    with pytest.raises(saop.SchemaValidationError) as caught:
        saop.validate_observation(observation)
    assert name in caught.value.fields[0][1]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("schema_version", "v1"),
        ("schema_version", "2.0.0"),
        ("duration_ms", -1),
        ("metadata", {"a": {"nested": 1}}),
        ("metadata", {"a": None}),
        ("timestamp_ns", 17),
    ],
)
def test_a_broken_rule_is_refused(observation: dict, name: str, value: object) -> None:
    observation[name] = value
    with pytest.raises(saop.SchemaValidationError):
        saop.validate_observation(observation)


def test_text_stays_text() -> None:
    before = time.time_ns()
    made = saop.create_observation(
        tool_call_id="test-id", exit_code=0, stdout="hello", stderr=b"", duration_ms=1
    )
    assert (made.type, made.schema_version, made.encoding) == ("observation", "1.0.0", "utf8")
    assert (made.stdout, made.stderr, made.duration_ms) == ("hello", "", 1)
    assert abs(int(made.timestamp_ns) - before) < 10**9
    assert saop.parse_observation(saop.serialize_observation(made)) == made


@pytest.mark.parametrize("stdout", [b"\xff\xfe", b"a\0b"])
def test_other_bytes_become_base64(stdout: bytes) -> None:
    made = saop.create_observation(
        tool_call_id="c", exit_code=1, stdout=stdout, stderr="text", duration_ms=0.5
    )
    assert made.encoding == "base64"
    assert saop.stdout_bytes(made) == stdout
    assert saop.stderr_bytes(made) == b"text"


def test_timestamps_do_not_go_back() -> None:
    def stamp() -> int:
        made = saop.create_observation(
            tool_call_id="c", exit_code=0, stdout="", stderr="", duration_ms=0
        )
        return int(made.timestamp_ns)

    stamps = [stamp() for _ in range(100)]
    assert stamps == sorted(stamps)


def test_what_is_not_as_the_schema_says_is_refused() -> None:
    with pytest.raises(saop.SchemaValidationError) as caught:
        saop.create_observation(
            tool_call_id="",
            exit_code=0,
            stdout="",
            stderr="",
            duration_ms=-1,
            metadata={"a": []},
        )
    paths = [path for path, _ in caught.value.fields]
    assert paths == ["/tool_call_id", "/duration_ms", "/metadata/a"]


def test_a_replay_has_its_own_time() -> None:
    made = saop.create_observation(
        tool_call_id="c", exit_code=0, stdout="", stderr="", duration_ms=0, timestamp_ns=5
    )
    assert made.timestamp_ns == "5"


def test_text_that_only_claims_base64_is_told(observation: dict) -> None:
    made = saop.validate_observation({**observation, "encoding": "base64", "stdout": "%%%"})
    with pytest.raises(ValueError, match="base64"):
        saop.stdout_bytes(made)


def test_streams_longer_than_a_parsed_text_may_be_come_back() -> None:
    stdout = b"\xff" * (52 << 20)
    made = saop.create_observation(
        tool_call_id="c", exit_code=0, stdout=stdout, stderr=b"", duration_ms=0
    )
    assert saop.stdout_bytes(made) == stdout
    assert saop.stderr_bytes(made) == b""
    with pytest.raises(TypeError, match="expected an Observation"):
        saop.stdout_bytes({})


@pytest.mark.parametrize(
    ("exit_code", "outcome", "said", "status"),
    [
        (0, None, None, "success"),
        (1, None, None, "error"),
        (0, "timeout", None, "timeout"),
        (0, "partial", None, "partial"),
        (0, None, "timeout", "timeout"),
        (1, "finished", "timeout", "error"),
        (0, None, "other", "success"),
    ],
)
def test_what_the_agent_sees_of_a_run(
    exit_code: int, outcome: str | None, said: str | None, status: str
) -> None:
    # SPEC O6
    metadata = None if said is None else {"outcome": said, "load": 1.10}
    run = saop.create_observation(
        tool_call_id="c", exit_code=exit_code, stdout="out", stderr="", duration_ms=1, metadata=metadata
    )
    seen = saop.to_saop_observation(run, outcome)
    assert seen == saop.SaopObservation(status=status, output="out")


def test_what_is_no_text_has_a_mark_for_the_agent() -> None:
    # SPEC O6
    run = saop.create_observation(
        tool_call_id="c", exit_code=0, stdout=b"\xff", stderr=b"no", duration_ms=1
    )
    seen = saop.to_saop_observation(run)
    assert seen.output == "data:application/octet-stream;base64,/w=="
    assert seen.error_detail == "data:application/octet-stream;base64,bm8="
    with pytest.raises(ValueError, match='but found "late"'):
        saop.to_saop_observation(run, "late")
    with pytest.raises(TypeError, match="expected an Observation"):
        saop.to_saop_observation({})
