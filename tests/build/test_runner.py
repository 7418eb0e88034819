"""The one command that runs everything: it says how long it will take, how far it is, and what failed."""

import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Barrier, Event

import pytest

from tests.tools import sites
from tests.tools import test as runner


def test_a_time_is_said_in_seconds_or_minutes() -> None:
    assert [runner.spoken(seconds) for seconds in (0.2, 42.4, 89, 90, 480)] == [
        "1 seconds",
        "42 seconds",
        "89 seconds",
        "2 minutes",
        "8 minutes",
    ]


def test_after_each_part_it_says_how_far_it_is_and_how_long_it_still_takes(capsys: pytest.CaptureFixture[str]) -> None:
    todo = [{"one": lambda: True, "two": lambda: False, "three": lambda: True}]
    times, failed = runner.run_all(todo, {"one": 60, "two": 120, "three": 300, "gone": 999})
    assert failed == ["two"]
    assert list(times) == ["one", "two", "three"]
    said = capsys.readouterr().out
    assert [line.split(" (")[0] for line in said.splitlines()] == [
        "✓ 1 of 3: one",
        "  about 8 minutes to go",
        "✗ 2 of 3: two",
        "  about 8 minutes to go",
        "✓ 3 of 3: three",
    ]


def test_lanes_run_beside_each_other_and_each_part_after_the_one_before() -> None:
    both = Barrier(2)  # whoever comes alone waits in vain
    order: list[str] = []

    def part(name: str) -> bool:
        both.wait(timeout=60)
        order.append(name)
        return True

    todo = [{name: partial(part, name) for name in lane} for lane in (("one", "two"), ("three", "four"))]
    assert runner.run_all(todo, {})[1] == []
    assert [name for name in order if name in todo[0]] == ["one", "two"]
    assert [name for name in order if name in todo[1]] == ["three", "four"]


def test_what_goes_wrong_in_a_lane_ends_the_command() -> None:
    def give_up() -> bool:
        raise SystemExit("no network")

    with pytest.raises(SystemExit, match="no network"):
        runner.run_all([{"left": lambda: True}, {"right": give_up}], {})


def test_all_takes_as_long_as_the_longest_lane() -> None:
    def run() -> bool:
        return True

    todo = [{"one": run, "two": run}, {"three": run}]
    assert runner.needed(todo, {"one": 10, "two": 20, "three": 25, "four": 100}) == 30
    assert runner.needed(todo, {}) == 0


def test_who_needs_the_site_waits_until_it_is_built_or_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    def build(*_: object, **__: object) -> Path:
        order.append("built")
        raise OSError

    def look(*_: object) -> bool:
        order.append("looked")
        return True

    monkeypatch.setattr("web.build.site.build_site", build)
    monkeypatch.setattr(runner, "_aside", look)
    built = Event()
    with ThreadPoolExecutor() as beside:
        waits = beside.submit(runner._after, built, {})
        assert not waits.done()
        with pytest.raises(OSError):  # noqa: PT011 - it says nothing
            runner._sites(tmp_path, built)
        assert waits.result(timeout=60)
    assert order == ["built", "looked"]


def test_it_knows_the_time_of_the_last_run_or_says_the_usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "LAST", tmp_path / "seconds.json")
    assert runner.last_times() == {}
    runner.LAST.write_text(json.dumps({"mypy": 12.5}), encoding="utf-8")
    assert runner.last_times() == {"mypy": 12.5}
    runner.LAST.write_text("{", encoding="utf-8")
    assert runner.last_times() == {}


def test_it_runs_the_checks_the_site_and_every_kind_of_test(tmp_path: Path) -> None:
    names = [name for lane in runner.lanes(tmp_path) for name in lane]
    assert {"ruff check", "ruff format", "mypy", "tsc", "eslint", "house laws", "site"} <= set(names)
    assert {name for name in names if name.startswith("tests: ")} == {
        "tests: scripts",
        "tests: page",
        "tests: engine",
        "tests: many games, the build",
    }
    assert runner.SCRIPTS
    assert "tests/web" in runner.PAGES
    assert "tests/benchmarks" in runner.MEASURED


def test_a_site_that_was_built_for_everybody_is_not_built_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(sites.GIVEN, str(tmp_path))
    assert sites.site_for_tests(tmp_path / "own", joined=True) == tmp_path / "joined"
    assert sites.site_for_tests(tmp_path / "own", joined=False) == tmp_path / "apart"


def test_without_one_it_is_built_once_for_all_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(sites.GIVEN, raising=False)
    made: list[Path] = []
    monkeypatch.setattr("web.build.site.build_site", lambda out, **_: made.append(out))
    for _ in range(2):
        assert sites.site_for_tests(tmp_path, joined=False) == tmp_path / "apart"
    assert made == [tmp_path / "apart"]


def test_every_test_is_in_one_of_the_three_parts_of_pytest() -> None:
    """Those that need a browser, in folders of their own; of the others those that count lines, and the rest."""
    parts = [part for lane in runner.lanes(Path("sites")) for part in lane.values()]
    chosen: dict[str, tuple[set[str], set[str]]] = {}
    for part in parts:
        if not isinstance(part, partial) or "-m" not in part.args:
            continue
        marks = part.args[part.args.index("-m") + 1]
        passed_by = {arg.removeprefix("--ignore=") for arg in part.args if str(arg).startswith("--ignore=")}
        chosen[marks] = {str(arg) for arg in part.args if str(arg).startswith("tests")}, passed_by
    others = {"tests"}, {*runner.PAGES, *runner.MEASURED}
    assert chosen == {"page": (set(runner.PAGES), set()), "not no_cover": others, "no_cover": others}


def test_every_folder_of_tests_is_looked_into(pytestconfig: pytest.Config) -> None:
    """By itself pytest passes by folders with names such as this one's."""
    assert Path(__file__).parent.name not in pytestconfig.getini("norecursedirs")


def test_who_runs_aside_tells_all_at_its_end(capfd: pytest.CaptureFixture[str]) -> None:
    assert not runner._aside({}, "--no-such-option")
    assert "unrecognized arguments: --no-such-option" in capfd.readouterr().out
