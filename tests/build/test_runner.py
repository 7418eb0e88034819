"""The one command that runs everything: it says how long it will take, how far it is, and what failed."""

import json
from pathlib import Path

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


def test_after_each_part_it_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    todo = {"one": lambda: True, "two": lambda: False, "three": lambda: True}
    times, failed = runner.run_all(todo, {"one": 60, "two": 120, "three": 300, "gone": 999})
    assert failed == ["two"]
    assert list(times) == ["one", "two", "three"]
    said = capsys.readouterr().out
    assert [line.split(" (")[0] for line in said.splitlines()] == [
        "✓ 1 of 3: one",
        "  about 7 minutes to go",
        "✗ 2 of 3: two",
        "  about 5 minutes to go",
        "✓ 3 of 3: three",
    ]


def test_it_knows_the_time_of_the_last_run_or_says_the_usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "LAST", tmp_path / "seconds.json")
    assert runner.last_times() == {}
    runner.LAST.write_text(json.dumps({"mypy": 12.5}), encoding="utf-8")
    assert runner.last_times() == {"mypy": 12.5}
    runner.LAST.write_text("{", encoding="utf-8")
    assert runner.last_times() == {}


def test_it_runs_the_checks_the_site_and_every_kind_of_test(tmp_path: Path) -> None:
    names = list(runner.parts(tmp_path))
    assert {"ruff check", "ruff format", "mypy", "tsc", "eslint", "house laws", "site"} <= set(names)
    assert names[-3:] == ["tests: scripts", "tests: engine", "tests: page"]
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
