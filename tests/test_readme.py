"""The examples in the README do what they say."""

import doctest
import re
from pathlib import Path

import pytest

from turandot.__main__ import VERBS

README = Path(__file__).parent.parent / "README.md"


def test_the_python_examples_run_as_shown() -> None:
    found = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.parametrize("verb", re.findall(r"python3 -m turandot (\w+)", README.read_text("utf-8")))
def test_the_command_line_knows_every_verb_shown(verb: str) -> None:
    assert verb in VERBS
