"""How the levels play, as a watcher sees it: weak as people are weak, and never a move to laugh at."""

from functools import cache

import pytest

from tests.turandot.how_they_play import Watch
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.levels import LEVELS
from turandot.games.turandot.bots.temperament import TEMPERS

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

GAMES = 6
SEATS = 4


@cache
def watched(strength: str) -> Watch:
    """Some games of four of a level, each with a temper of its own."""
    watch = Watch()
    for number in range(GAMES):
        names = [f"{list(TEMPERS)[(number + seat) % len(TEMPERS)]}:{strength}" for seat in range(SEATS)]
        watch.game([BOTS[name] for name in names], f"watched-{number}", number % SEATS, range(SEATS))
    return watch


@pytest.mark.parametrize("strength", LEVELS)
def test_nobody_lays_much_on_what_is_plainly_worst(strength: str) -> None:
    assert watched(strength).each("much for little", "seats") <= 0.15


@pytest.mark.parametrize("strength", LEVELS)
def test_nobody_fires_the_director_who_would_help_him_most(strength: str) -> None:
    assert watched(strength)["fires"] == 3 * GAMES
    assert watched(strength)["fires its own best"] == 0


@pytest.mark.parametrize("strength", LEVELS)
def test_money_is_neither_thrown_away_nor_hoarded(strength: str) -> None:
    """By the fourth round. Those who see sharply keep more of it, since it is worth most at the end."""
    assert 0.7 <= watched(strength).each("money at round 4", "seats") <= (2.6 if strength == LEVELS[-1] else 2.1)


@pytest.mark.parametrize("strength", LEVELS)
def test_designers_and_bluff_cards_are_used_at_every_level(strength: str) -> None:
    watch, best = watched(strength), watched(LEVELS[-1])
    assert watch.each("designers", "seats") >= best.each("designers", "seats") / 2 > 0
    assert watch.each("bluffs", "bids") >= best.each("bluffs", "bids") / 2 > 0


def test_the_better_the_level_the_more_often_it_bids_for_what_is_worth_most() -> None:
    finest = [watched(strength).each("for the finest", "bids") for strength in LEVELS]
    assert finest[0] < finest[2] < 0.9
    assert all(0.2 < watched(strength).each("contested", "bids") < 0.7 for strength in LEVELS)
