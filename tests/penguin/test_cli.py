"""The Penguin Ultimatum on the command line, run as a person would."""

import json
from pathlib import Path

import pytest

from tests.penguin import referee
from turandot.__main__ import main

Capture = pytest.CaptureFixture[str]


def played(folder: Path, *arguments: str) -> Path:
    file = folder / "game.json"
    assert main(["play", "--game", "penguin", "--record", str(file), *arguments]) == 0
    return file


def test_play_tells_a_whole_game_in_words(capsys: Capture) -> None:
    assert main(["play", "--game", "penguin", "--seats", "3", "--seed", "k3x9", "--bots", "soft"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("The Penguin Ultimatum · 3 seats · iceberg 7x8\n")
    assert "The end: " in told
    assert "Won by seat" in told


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_written_record_can_be_replayed(tmp_path: Path, capsys: Capture, seats: str) -> None:
    file = played(tmp_path, "--seats", seats, "--option", "fee=family", "--option", "iceberg=7x7", "--bots", "anyhow")
    record = json.loads(file.read_text("utf-8"))
    assert record["options"] == {"fee": "family", "start": "random", "iceberg": "7x7", "head-start": "none"}
    assert (record["game"], record["rules"], record["deck"], len(record["seats"])) == (
        "penguin",
        1,
        "house",
        int(seats),
    )
    assert main(["replay", str(file)]) == 0
    assert "Won by" in capsys.readouterr().out


def test_replay_as_json_is_the_account_that_a_stranger_can_check(tmp_path: Path, capsys: Capture) -> None:
    file = played(tmp_path, "--bots", "soft,greedy,anyhow,soft")
    assert main(["replay", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["record", "deck", "iceberg", "setup", "turns", "end", "final", "winners"]
    assert referee.check(told) is None


def test_arena_plays_every_seat_order_on_the_same_deals(capsys: Capture) -> None:
    assert main(["arena", "--game", "penguin", "--bots", "greedy,anyhow,anyhow", "--games", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["orders"], told["games"], told["deals"]) == (3, 6, 2)
    assert [(line["bot"], line["share"]) for line in told["bots"]] == [("greedy", 1), ("anyhow", 0)]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "--game", "penguin", "--seats", "5"), "penguin is for 2 to 4 seats, not 5"),
        (("play", "--game", "penguin", "--bots", "emperor"), "there is no bot 'emperor'; there are anyhow, greedy"),
        (("play", "--game", "penguin", "--option", "iceberg=9x9"), "option iceberg is fitting or 7x7 or 7x8 or 7x9"),
        (("play", "--game", "penguin", "--option", "ice=7x7"), "there are fee, start, iceberg, head-start"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(
    capsys: Capture, arguments: tuple[str, ...], sentence: str
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert (said.err.count("\n"), said.out) == (1, "")


def test_a_record_edited_by_hand_is_refused_with_the_number_of_the_move(tmp_path: Path, capsys: Capture) -> None:
    file = played(tmp_path, "--seats", "3", "--bots", "greedy")
    record = json.loads(file.read_text("utf-8"))
    record["moves"][2] = "emperor-1@d3"
    file.write_text(json.dumps(record), "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "move 3 of this record: emperor-1@d3 is not possible now: seat" in capsys.readouterr().err
