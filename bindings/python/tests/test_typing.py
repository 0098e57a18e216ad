"""Annotations are true of what runs. `scripts/python.sh` has type checkers look at the same file."""
# SPEC N9

import runpy
from pathlib import Path
from typing import get_args, get_origin

import saop


def test_the_typed_program_runs() -> None:
    runpy.run_path(str(Path(__file__).parent / "typed" / "usage.py"))


def test_generic_classes_can_be_written_at_run_time() -> None:
    assert get_origin(saop.Retry[saop.SaopEnvelope]) is saop.Retry
    assert get_args(saop.Accepted[saop.SaopEnvelope]) == (saop.SaopEnvelope,)
    assert saop.MalformedResponseHandler[saop.SaopEnvelope]
