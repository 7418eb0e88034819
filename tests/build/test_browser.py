"""Which browser is taken for tests, and which for what people are told."""

from pathlib import Path

import pytest

from tests.tools import browser

find = browser.find_browser.__wrapped__  # it remembers what it found


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only directory in which programs are found."""
    monkeypatch.delenv(browser.CHOSEN, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    return tmp_path


def has(programs: Path, *names: str) -> None:
    for name in names:
        (programs / name).touch(mode=0o755)


def test_what_needs_no_window_is_looked_at_in_a_shell_where_there_is_one(programs: Path) -> None:
    has(programs, "chromium")
    assert find(windowless=True) == programs / "chromium"
    has(programs, browser.SHELLS[0])
    assert find(windowless=True) == programs / browser.SHELLS[0]


def test_figures_come_from_a_browser_as_people_have_it(programs: Path) -> None:
    has(programs, browser.SHELLS[0], "google-chrome")
    assert find() == programs / "google-chrome"


def test_whoever_names_a_browser_gets_it(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    has(programs, browser.SHELLS[0], "chromium")
    monkeypatch.setenv(browser.CHOSEN, "/of/my/own")
    assert find() == find(windowless=True) == Path("/of/my/own")
