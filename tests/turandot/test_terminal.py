"""The command line on odd terminals and with odd files: still one clear line, or the game told as well as can be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from turandot.__main__ import main

GOLDEN = Path(__file__).resolve().parent / "golden" / "three.json"


def test_a_file_with_a_mark_before_its_text_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    marked = tmp_path / "record.json"
    marked.write_bytes(b"\xef\xbb\xbf" + GOLDEN.read_bytes())
    assert main(["replay", str(marked)]) == 0
    assert capsys.readouterr().out == GOLDEN.with_suffix(".txt").read_text(encoding="utf-8")


def test_a_terminal_that_knows_only_ascii_gets_question_marks() -> None:
    command = [sys.executable, "-m", "turandot", "replay", str(GOLDEN)]
    places = {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "ascii"}
    told = subprocess.run(command, env={**os.environ, **places}, capture_output=True, check=True, text=True)
    expected = GOLDEN.with_suffix(".txt").read_text(encoding="utf-8")
    assert told.stdout == expected.encode("ascii", "replace").decode()


@pytest.mark.parametrize("seats", ["0", "-1", "1", "6", "99999999999"])
def test_an_impossible_number_of_seats_is_refused(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--seats", seats]) == 2
    assert capsys.readouterr().err == f"turandot play: turandot is for 2 to 5 seats, not {seats}\n"
