"""Annotations are true of what runs. `scripts/python.sh` has type checkers look at the same file."""
# SPEC N9

import runpy
from pathlib import Path
from typing import get_args, get_origin

import pytest

import saop
from saop import _types


@pytest.mark.parametrize("name", ["usage", "star"])
def test_the_typed_programs_run(name: str) -> None:
    runpy.run_path(str(Path(__file__).parent / "typed" / f"{name}.py"))


def test_every_name_is_exported() -> None:
    # SPEC N1: type checkers see no list that is made when it runs, so the names of what is generated are written out.
    assert set(_types.__all__) - set(saop.__all__) == set()
    assert len(set(saop.__all__)) == len(saop.__all__)
    assert all(hasattr(saop, name) for name in saop.__all__)


def test_generic_classes_can_be_written_at_run_time() -> None:
    assert get_origin(saop.Retry[saop.SaopEnvelope]) is saop.Retry
    assert get_args(saop.Accepted[saop.SaopEnvelope]) == (saop.SaopEnvelope,)
    assert saop.MalformedResponseHandler[saop.SaopEnvelope]
