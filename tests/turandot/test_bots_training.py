"""Training: it learns what can be learnt, gives the same table twice, and goes on where it stopped."""

import json
from pathlib import Path

import pytest

from turandot.__main__ import main
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.model import untrained
from turandot.games.turandot.training.lessons import Course, Notes, read_notes, train, write_notes
from turandot.games.turandot.training.sums import HEATS, Heat, Houses, Page, Races, Sums

COURSE = Course("seed", passes=2, games=3, rehearsals=4)


def table_after(notes: Notes) -> object:
    train(notes, COURSE, lambda _: None)
    return write_notes(notes)


def test_least_squares_finds_the_weights_behind_the_numbers() -> None:
    luck = Stream("sums", "luck")
    sums = Sums(3)
    for _ in range(200):
        features = [1.0, luck.random(), float(luck.below(2))]
        sums.add(features, 2.0 + 3.0 * features[1] - features[2])
    assert sums.fit([0.0, 0.0, 0.0], 1e-9) == pytest.approx([2.0, 3.0, -1.0])


def test_what_was_never_seen_keeps_its_weight() -> None:
    assert Sums(2).fit([0.5, -0.25], 1.0) == pytest.approx([0.5, -0.25])


def test_the_temperature_is_low_when_favourites_win_and_high_when_anybody_does() -> None:
    sure, open_race = Heat(), Heat()
    for step in range(30):
        sure.add([5.0, 4.0, 3.0], [0])
        open_race.add([5.0, 4.0, 3.0], [step % 3])
    assert sure.best() == HEATS[0]
    assert open_race.best() == HEATS[-1]


def test_houses_are_compared_within_their_table_and_the_constant_meets_the_mean() -> None:
    """A rich deal, which all share, says nothing of what a star is worth."""
    luck = Stream("sums", "tables")
    houses = Houses(Sums(2))
    for _ in range(200):
        deal, stars = 10 * luck.random(), [luck.below(4), luck.below(4), luck.below(4)]
        rows = [[1.0, star + deal] for star in stars]
        houses.add(rows, [2.0 * star + 5.0 for star in stars], guest=2)
    constant, slope = houses.fit([0.0, 0.0])
    assert slope == pytest.approx(2.0, abs=0.2)
    assert constant + slope * houses.mean[1] / houses.count == pytest.approx(houses.points / houses.count)


def test_with_no_games_the_weights_stay() -> None:
    assert Houses(Sums(2)).fit([1.0, 0.5]) == [1.0, 0.5]


def test_who_won_teaches_what_points_cannot() -> None:
    """Level on points, the most stars win: the second feature is worth nothing in points, and much in the race."""
    luck = Stream("sums", "races")
    races = Races(Sums(3))
    for _ in range(2000):
        rows = [[1.0, float(luck.below(5)), float(luck.below(3))] for _ in range(3)]
        values = [row[1] for row in rows]
        best = max((row[1], row[2]) for row in rows)
        races.add(rows, values, 1.0, [seat for seat, row in enumerate(rows) if (row[1], row[2]) == best])
    constant, points, stars = races.step([0.0, 1.0, 0.0], [0.25, 1.0, 0.0])
    assert constant == pytest.approx(0.25), "what never differs keeps its weight"
    assert points > 1.0
    assert stars > 0.2


def test_without_races_only_the_points_count() -> None:
    assert Races(Sums(2)).step([1.0, 1.0], [0.5, 0.25]) == [0.5, 0.25]


def test_a_page_of_notes_is_read_as_it_was_written() -> None:
    page = Page.blank(2)
    page.races.add([[1.0, 2.0], [1.0, 0.0]], [2.0, 0.0], 1.0, [0])
    assert Page.read(json.loads(json.dumps(page.write()))).write() == page.write()


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_seed_gives_the_same_table_twice(seats: int) -> None:
    assert table_after(Notes(seats, untrained())) == table_after(Notes(seats, untrained()))


def test_training_goes_on_exactly_where_it_stopped() -> None:
    halfway = Notes(2, untrained())
    for _ in range(2):
        halfway.learn(COURSE)
    kept = json.loads(json.dumps(write_notes(halfway)))
    assert table_after(read_notes(2, kept)) == table_after(Notes(2, untrained()))


def arguments(place: Path, seed: str = "tiny") -> list[str]:
    course = ["--passes", "1", "--games", "1", "--rehearsals", "2", "--seed", seed]
    return ["train", "--out", str(place / "weights.json"), "--notes", str(place / "notes"), *course]


def test_the_command_writes_one_small_table_for_all_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments(tmp_path)) == 0
    table = (tmp_path / "weights.json").read_text(encoding="utf-8")
    assert set(json.loads(table)["sheets"]) == {"2", "3", "4", "5"}
    assert len(table) < 60_000
    assert "5 seats: pass 1 of 1 done" in capsys.readouterr().err
    for again in ([], ["--jobs", "2"]):  # from the notes, which are complete
        (tmp_path / "weights.json").unlink()
        assert main([*arguments(tmp_path), *again]) == 0
        assert (tmp_path / "weights.json").read_text(encoding="utf-8") == table


def test_the_command_will_not_mix_two_trainings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments(tmp_path)) == 0
    assert main(arguments(tmp_path, seed="another")) == 2
    assert main([*arguments(tmp_path), "--games", "0"]) == 2
    assert "holds another training" in capsys.readouterr().err


def test_the_command_goes_on_from_a_table_and_plays_with_care(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments(tmp_path)) == 0
    first = tmp_path / "weights.json"
    second = tmp_path / "second.json"
    more = ["--notes", str(tmp_path / "more"), "--out", str(second), "--performances", "10", "--seats", "3"]
    assert main([*arguments(tmp_path), *more, "--start", str(first)]) == 0
    before, after = (json.loads(path.read_text(encoding="utf-8"))["sheets"] for path in (first, second))
    assert [seats for seats in before if before[seats] != after[seats]] == ["3"]
    second.write_text("[]", encoding="utf-8")
    for wrong in (["--start", str(second)], ["--start", str(tmp_path / "nowhere")], ["--performances", "-1"]):
        assert main([*arguments(tmp_path), *wrong]) == 2
    said = capsys.readouterr().err
    assert "no table can be read there" in said
    assert "--performances takes a number from 0" in said


def test_the_command_draws_a_bar_where_somebody_watches(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(arguments(tmp_path)) == 0
    assert "[########################################] 1/1 games" in capsys.readouterr().err
