"""The tests' own game lies in the box beside the others."""

import pytest

from tests.little.game import LITTLE
from turandot.games import GAMES


@pytest.fixture(autouse=True)
def _little_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, LITTLE.name, LITTLE)
