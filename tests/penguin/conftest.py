"""The Penguin Ultimatum lies in the box beside the others."""

import pytest

from turandot.games import GAMES
from turandot.games.penguin import PENGUIN


@pytest.fixture(autouse=True)
def _penguin_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PENGUIN.name, PENGUIN)
