"""The command line, run as a person would: clear accounts, and one clear line for every mistake."""

import json
from pathlib import Path

import pytest

from turandot.__main__ import main

Capture = pytest.CaptureFixture[str]


def run(*arguments: str) -> int:
    """Run the command line; argparse itself leaves by SystemExit."""
    try:
        return main(arguments)
    except SystemExit as leaving:
        return int(str(leaving.code))


def played(folder: Path, *arguments: str) -> Path:
    file = folder / "game.json"
    assert run("play", "--record", str(file), "--bots", "greedy", *arguments) == 0
    return file


def test_play_tells_a_whole_game_in_words(capsys: Capture) -> None:
    assert run("play", "--seats", "3", "--seed", "k3x9", "--bots", "greedy") == 0
    told = capsys.readouterr().out
    assert told.count("Maestro: seat") == 7
    assert "Won by seat" in told


def test_play_gives_the_same_game_for_the_same_seed(capsys: Capture) -> None:
    for _ in range(2):
        assert run("play", "--bots", "soft,greedy,anyhow", "--seed", "again", "--first", "1") == 0
    first, second = capsys.readouterr().out.split("Round 1 ")[1:]
    assert first == second
    assert first.startswith("· Maestro: seat 1")


@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_a_written_record_can_be_replayed(tmp_path: Path, capsys: Capture, seats: str) -> None:
    file = played(tmp_path, "--seats", seats, "--option", "sealing=blind", "--option", "maestro-money=forbidden")
    assert json.loads(file.read_text("utf-8"))["options"] == {"sealing": "blind", "maestro-money": "forbidden"}
    assert run("replay", str(file)) == 0
    assert "Won by" in capsys.readouterr().out


def test_replay_as_json_lets_a_stranger_check_every_step(tmp_path: Path, capsys: Capture) -> None:
    file = played(tmp_path, "--seats", "2", "--bots", "greedy,soft")
    assert run("replay", str(file), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["record", "deck", "rounds", "premiere", "winners"]
    assert [part["round"] for part in told["rounds"]] == [1, 2, 3, 4, 5, 6, 7]
    assert list(told["rounds"][0]) == [
        "round", "maestro", "cards", "bids", "hired", "designers",
        "understudies", "left", "named", "fired", "money", "scene",
    ]  # fmt: skip
    assert [line["seat"] for line in told["premiere"]] == [0, 1, "table"]
    singers = {card["id"]: card for card in told["deck"]}
    for line in told["premiere"]:
        assert line["stars"] == sum(singers[card]["stars"] for card in line["roles"])
        signed = line["stars"] + line["scene"] + line["favourites"] - line["mismatches"] + line["bonus"]
        assert line["total"] == signed - line["penalty"]


def test_the_last_round_tells_the_money_and_scene_everyone_ends_with(tmp_path: Path, capsys: Capture) -> None:
    file = played(tmp_path, "--seats", "4", "--bots", "greedy")
    assert run("replay", str(file), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert [line["scene"] for line in told["premiere"]] == told["rounds"][-1]["scene"]


def test_a_single_bot_name_serves_all_seats_and_four_is_the_usual_number(tmp_path: Path) -> None:
    file = played(tmp_path, "--bots", "anyhow")
    assert json.loads(file.read_text("utf-8"))["seats"] == ["anyhow"] * 4


def test_arena_plays_every_seat_order_on_the_same_deals(capsys: Capture) -> None:
    assert run("arena", "--bots", "greedy,anyhow,anyhow", "--games", "6", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["orders"], told["games"], told["deals"]) == (3, 18, 6)
    best, worst = told["bots"]
    assert best["bot"] == "greedy"
    assert best["share"] + 2 * worst["share"] == pytest.approx(1)
    assert best["share"] > worst["share"]


def test_arena_says_the_same_in_one_process_and_in_two(capsys: Capture) -> None:
    shares = []
    for jobs in ("1", "2"):
        assert run("arena", "--bots", "greedy,soft", "--games", "4", "--jobs", jobs, "--json") == 0
        shares.append([line["share"] for line in json.loads(capsys.readouterr().out)["bots"]])
    assert shares[0] == pytest.approx(shares[1])


def test_arena_prints_a_table_for_people(capsys: Capture) -> None:
    assert run("arena", "--bots", "greedy,soft", "--games", "1") == 0
    assert "a fair share is 0.500" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "--bots", "salieri"), "there is no bot 'salieri'"),
        (("play", "--seats", "7"), "for 2 to 5 seats, not 7"),
        (("play", "--bots", "greedy,soft", "--seats", "3"), "2 bots are named for 3 seats"),
        (("play", "--first", "9"), "the first seat is from 0 to 3, not 9"),
        (("play", "--seed", "a b"), "a seed is 1 to 40 letters"),
        (("play", "--option", "tempo=fast"), "there is no option 'tempo'"),
        (("play", "--option", "sealing=late"), "option sealing is clockwise or blind"),
        (("play", "--game", "chess"), "there is no game 'chess'"),
        (("play", "--bots", "greedy", "--record", "/nowhere/at/all/x"), "cannot write"),
        (("replay", "/nowhere/at/all"), "cannot read"),
        (("arena", "--bots", "greedy", "--games", "0"), "take a number from 1"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(
    capsys: Capture, arguments: tuple[str, ...], sentence: str
) -> None:
    assert run(*arguments) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_a_file_that_is_not_text_is_refused(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    assert run("replay", str(file)) == 2
    assert "it is not text" in capsys.readouterr().err


def test_a_record_edited_by_hand_is_refused_with_the_number_of_the_move(tmp_path: Path, capsys: Capture) -> None:
    file = played(tmp_path, "--seats", "3")
    record = json.loads(file.read_text("utf-8"))
    record["moves"][5] = "3$$$b"
    file.write_text(json.dumps(record), "utf-8")
    assert run("replay", str(file)) == 2
    assert "move 6 of this record" in capsys.readouterr().err


def test_an_unknown_verb_is_refused(capsys: Capture) -> None:
    assert run("sing") == 2
    assert "invalid choice" in capsys.readouterr().err
