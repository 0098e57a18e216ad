"""The table of the tests that the protocol asks for names tests that exist."""
# SPEC N4

import re
from pathlib import Path

TESTS = Path(__file__).parent
PAGE = TESTS.parents[2] / "docs" / "python.md"


def test_every_test_of_the_table_exists() -> None:
    named = re.findall(r"\| `(\w+)::(\w+)` \|", PAGE.read_text())
    assert len(named) >= 25 and len(set(named)) == len(named)
    for file, test in named:
        text = (TESTS / f"{file}.py").read_text()
        assert f"\ndef {test}(" in text, f"{file}::{test}"
