"""How the levels play, as a watcher sees it: weak as people are weak, and never a move to laugh at."""

import pytest

from tests.turandot.how_they_play import Watch
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.levels import LEVELS
from turandot.games.turandot.bots.temperament import TEMPERS

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

GAMES = 6
SEATS = 4


def watch(strength: str) -> Watch:
    """Some games of four of a level, each with a temper of its own."""
    seen = Watch()
    for number in range(GAMES):
        names = [f"{list(TEMPERS)[(number + seat) % len(TEMPERS)]}:{strength}" for seat in range(SEATS)]
        seen.game([BOTS[name] for name in names], f"watched-{number}", number % SEATS, range(SEATS))
    return seen


def test_every_level_plays_as_people_play() -> None:
    """One test, since watching takes a while: whoever runs it, watches once."""
    watched = {strength: watch(strength) for strength in LEVELS}
    for strength, seen in watched.items():
        nobody_lays_much_on_what_is_plainly_worst(seen)
        nobody_fires_the_director_who_would_help_him_most(seen)
        money_is_neither_thrown_away_nor_hoarded(seen, sharp=strength == LEVELS[-1])
        designers_and_bluff_cards_are_used(seen, watched[LEVELS[-1]])
    the_better_the_level_the_more_often_it_bids_for_what_is_worth_most([watched[strength] for strength in LEVELS])


def nobody_lays_much_on_what_is_plainly_worst(seen: Watch) -> None:
    assert seen.each("much for little", "seats") <= 0.15


def nobody_fires_the_director_who_would_help_him_most(seen: Watch) -> None:
    assert seen["fires"] == 3 * GAMES
    assert seen["fires its own best"] == 0


def money_is_neither_thrown_away_nor_hoarded(seen: Watch, *, sharp: bool) -> None:
    """By the fourth round. Those who see sharply keep more of it, since it is worth most at the end."""
    assert 0.7 <= seen.each("money at round 4", "seats") <= (2.6 if sharp else 2.1)


def designers_and_bluff_cards_are_used(seen: Watch, best: Watch) -> None:
    assert seen.each("designers", "seats") >= best.each("designers", "seats") / 2 > 0
    assert seen.each("bluffs", "bids") >= best.each("bluffs", "bids") / 2 > 0


def the_better_the_level_the_more_often_it_bids_for_what_is_worth_most(seen: list[Watch]) -> None:
    finest = [watch.each("for the finest", "bids") for watch in seen]
    assert finest[0] < finest[2] < 0.9
    assert all(0.2 < watch.each("contested", "bids") < 0.7 for watch in seen)
