"""What the README shows runs, and prints what stands below it."""
# SPEC N2, D1

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_blocks_of_the_readme_print_what_they_say(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```(python|text)\n(.*?)```", README.read_text(), re.DOTALL)
    names: dict = {}
    shown = 0
    for kind, text in blocks:
        if kind == "python":
            exec(compile(text, str(README), "exec"), names)
        else:
            shown += 1
            assert capsys.readouterr().out == text
    assert shown == 5
