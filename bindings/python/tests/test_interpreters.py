"""Interpreters within a process."""

import subprocess
import sys

import pytest

SECOND = """
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
import saop

code = "try: import saop\\nexcept ImportError as error: print(error)\\nelse: print('imported')"
interpreters.run_string(interpreters.create(), code)
assert isinstance(saop.Schema({}), saop.Schema)
import importlib

assert importlib.reload(saop).Schema is saop.Schema
"""


def test_a_second_interpreter_is_refused() -> None:
    # What is kept for all readings, such as the classes of exceptions, would be that of the first.
    if sys.implementation.name != "cpython":
        pytest.skip("expected CPython, which has interpreters within a process")
    ran = subprocess.run([sys.executable, "-c", SECOND], capture_output=True, text=True, check=True)
    assert "subinterpreters" in ran.stdout
