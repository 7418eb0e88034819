"""The command line with a game it has never heard of: every verb takes it by its name, or refuses in one clear line."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.little.game import LITTLE, Table
from turandot.__main__ import main
from turandot.engine.game import Telling
from turandot.games import GAMES

Capture = pytest.CaptureFixture[str]


def played(folder: Path, *arguments: str) -> Path:
    file = folder / "game.json"
    assert main(["play", "--game", "little", "--record", str(file), *arguments]) == 0
    return file


def test_play_seats_the_adviser_at_as_many_seats_as_there_are_unless_told_otherwise(tmp_path: Path) -> None:
    assert json.loads(played(tmp_path).read_text("utf-8"))["seats"] == ["keen"] * 3
    told = json.loads(played(tmp_path, "--seats", "2", "--bots", "zelda:gentle").read_text("utf-8"))
    assert told["seats"] == ["zelda:gentle"] * 2


def test_a_game_that_tells_itself_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    telling: Telling[Table] = Telling(lambda table: f"they said {table.said}", lambda states: {"steps": len(states)})
    monkeypatch.setitem(GAMES, "little", replace(LITTLE, telling=telling))
    assert main(["play", "--game", "little"]) == 0
    assert main(["replay", str(played(tmp_path))]) == 0
    first, again = capsys.readouterr().out.splitlines()
    assert first == again
    assert first.startswith("they said ((")
    assert main(["replay", "--json", str(played(tmp_path))]) == 0
    assert json.loads(capsys.readouterr().out)["steps"] > 6


def test_arena_measures_any_game(capsys: Capture) -> None:
    assert main(["arena", "--game=little", "--bots", "keen,gentle", "--games", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], {line["bot"] for line in told["bots"]}) == (6, {"keen", "gentle"})


def test_the_first_game_in_the_box_is_meant_where_none_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = next(iter(GAMES.values()))
    bot = f"{first.rivals[0]}:{first.levels[0]}"
    assert main(["play", "--record", str(file), "--bots", bot, "--seats", str(first.seats[0])]) == 0
    assert json.loads(file.read_text("utf-8"))["game"] == first.name


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--game", "little"], "little does not tell its games"),
        (["play", "--game", "little", "--seats", "4"], "little is for 2 to 3 seats, not 4"),
        (["play", "--game", "little", "--bots", "hal"], "there is no bot 'hal'; there are gentle, keen"),
        (["play", "--game", "little", "--option", "fine=huge"], "option fine is dear or none, not 'huge'"),
        (["train", "--game", "little", "--out", "table.json"], "little has no training: its bots learn nothing"),
        (["train", "--game", "chess"], "there is no game 'chess'"),
        (["arena", "--game", "chess", "--bots", "keen", "--games", "1"], "there is no game 'chess'"),
        (["replay", "no-such-file"], "cannot read no-such-file"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(capsys: Capture, arguments: list[str], sentence: str) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert f"{arguments[0]}: {sentence}" in said.err


@pytest.mark.parametrize("arguments", [[], ["sing"], ["--", "play"], ["play", "--game"]])
def test_a_line_without_a_verb_that_exists_is_refused_with_how_it_should_look(
    capsys: Capture, arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    assert leaving.value.code == 2
    assert "usage: " in capsys.readouterr().err


def test_help_lists_the_verbs_and_what_each_takes(capsys: Capture) -> None:
    for arguments, word in ((["--help"], "arena"), (["play", "--help"], "--record"), (["train", "--help"], "--game")):
        with pytest.raises(SystemExit) as leaving:
            main(arguments)
        assert leaving.value.code == 0
        assert word in capsys.readouterr().out
