"""Training: it learns what can be learnt, gives the same weights twice, and goes on where it stopped."""

import json
from pathlib import Path

import pytest

from turandot.__main__ import main
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.model import read_model, untrained
from turandot.games.penguin.training.lessons import Course, Notes, read_notes, smooth, train, write_notes
from turandot.games.penguin.training.sums import HEATS, Heat, Sums

COURSE = Course("seed", passes=2, games=3)


def notes_after(notes: Notes) -> object:
    train(notes, COURSE, lambda _: None)
    return write_notes(notes)


def test_least_squares_finds_the_weights_behind_the_numbers() -> None:
    luck = Stream("sums", "luck")
    sums = Sums(3)
    for _ in range(200):
        features = [1, luck.below(20), luck.below(2)]
        sums.add(features, 2 + 3 * features[1] - features[2])
    assert sums.fit([0.0, 0.0, 0.0], 1e-9) == pytest.approx([2.0, 3.0, -1.0])
    sums.fade(4)
    assert sums.fit([0.0, 0.0, 0.0], 1e-9) == pytest.approx([2.0, 3.0, -1.0], abs=0.1)


def test_what_was_never_seen_keeps_its_weight() -> None:
    assert Sums(2).fit([0.5, -0.25], 1.0) == pytest.approx([0.5, -0.25])


def test_the_temperature_is_low_when_favourites_win_and_high_when_anybody_does() -> None:
    sure, open_race = Heat(), Heat()
    for step in range(30):
        sure.add([5_000, 4_000, 3_000], [1.0, 0.0, 0.0])
        open_race.add([5_000, 4_000, 3_000], [float(step % 3 == seat) for seat in range(3)])
    assert sure.best() == HEATS[0]
    assert open_race.best() == HEATS[-1]


def test_temperatures_are_evened_out_among_neighbours() -> None:
    assert smooth([4, 8, 4]) == (5, 6, 5)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_seed_gives_the_same_weights_twice(seats: int) -> None:
    assert notes_after(Notes(seats, untrained())) == notes_after(Notes(seats, untrained()))


def test_training_goes_on_exactly_where_it_stopped() -> None:
    halfway = Notes(2, untrained())
    for _ in range(2):
        halfway.learn(COURSE.seed)
    kept = json.loads(json.dumps(write_notes(halfway)))
    assert notes_after(read_notes(2, kept)) == notes_after(Notes(2, untrained()))


def arguments(place: Path, seed: str = "tiny") -> list[str]:
    course = ["--passes", "1", "--games", "1", "--seed", seed]
    return [
        "train",
        "--game",
        "penguin",
        "--out",
        str(place / "weights.json"),
        "--notes",
        str(place / "notes"),
        *course,
    ]


def test_the_command_writes_one_small_file_for_all_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments(tmp_path)) == 0
    text = (tmp_path / "weights.json").read_text(encoding="utf-8")
    assert set(read_model(json.loads(text))) == {2, 3, 4}
    assert len(text) < 8_000
    assert "4 seats: pass 1 of 1 done" in capsys.readouterr().err
    assert main(arguments(tmp_path)) == 0
    assert (tmp_path / "weights.json").read_text(encoding="utf-8") == text


def test_the_command_will_not_mix_two_trainings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments(tmp_path)) == 0
    assert main(arguments(tmp_path, seed="another")) == 2
    assert main([*arguments(tmp_path), "--games", "0"]) == 2
    assert "holds another training" in capsys.readouterr().err


def test_the_command_draws_a_bar_where_somebody_watches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(arguments(tmp_path)) == 0
    assert "[########################################] 1/1 games" in capsys.readouterr().err
