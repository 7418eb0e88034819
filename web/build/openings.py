"""First moments of games, dealt by the engine at build time: a table to look at before Python is up."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

Ask: TypeAlias = Callable[..., Any]

A_SEAT_COUNT = 6


def openings(ask: Ask, games: Mapping[str, Any]) -> dict[str, Any]:
    """For each game and seat count a file with some deals, each as the bridge's own answer to `new`.

    The viewer sits on seat 0 and is the first to act; the page puts the rivals' names into the record.
    """
    return {path: deals for game, about in games.items() for path, deals in _of(ask, game, about)}


def _of(ask: Ask, game: str, about: Mapping[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    stand_in, *_ = about["bots"]
    for seats in about["seats"]:
        players = ["human", *[stand_in] * (seats - 1)]
        seeds = [f"opening-{seats}-{number}" for number in range(1, A_SEAT_COUNT + 1)]
        deals = [ask(do="new", game=game, seed=seed, seats=players, viewer=0, first=0) for seed in seeds]
        yield f"games/{game}/openings-{seats}.json", deals
