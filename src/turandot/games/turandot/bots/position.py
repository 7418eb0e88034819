"""The public side of a casting call, counted: all that a stage game is made of, the same for every seat."""

from functools import lru_cache
from typing import NamedTuple

from turandot.games.turandot.bots.counted import CHAIR, Troupe, Voice, code, troupe, voice
from turandot.games.turandot.bots.features import Setting
from turandot.games.turandot.cards import Card, Singer
from turandot.games.turandot.rules import designers
from turandot.games.turandot.state import DIRECTOR_ROUND, House
from turandot.games.turandot.view import View


class Position(NamedTuple):
    """One casting call. `alone` says whether the Maestro may play money alone; `faces` and `table` serve the Table."""

    setting: Setting
    maestro: int
    troupes: tuple[Troupe, ...]
    cards: tuple[Voice | int, ...]
    alone: bool
    faces: tuple[Card, ...]
    table: House | None

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setting.seats

    @property
    def number(self) -> int:
        """The round."""
        return self.setting.number

    @property
    def designers(self) -> int:
        """How many designers can be hired in this round."""
        return 0 if self.number == DIRECTOR_ROUND else designers(self.seats)


@lru_cache(maxsize=256)
def _pool(unseen: tuple[Singer, ...]) -> tuple[Voice, ...]:
    return tuple(map(voice, unseen))


def setting(view: View) -> Setting:
    """What all houses will share at the end of this round."""
    now = view.now
    living = tuple(CHAIR[director] for director in view.living)
    return Setting(view.seats, now.number, (now.maestro + 1) % view.seats, _pool(view.unseen), living)


def position(view: View) -> Position:
    """Count what a view shows of the casting call, before any stack is opened."""
    return Position(
        setting(view),
        view.now.maestro,
        tuple(map(troupe, view.houses)),
        tuple(map(code, view.now.cards)),
        view.setup.options["maestro-money"] == "allowed",
        view.now.cards,
        view.table,
    )
