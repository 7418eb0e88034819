"""First moments of games, dealt by the engine at build time: a table to look at before Python is up."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

Ask: TypeAlias = Callable[..., Any]

A_SEAT_COUNT = 6


def openings(ask: Ask, games: Mapping[str, Any]) -> dict[str, Any]:
    """For each game and seat count a file with some deals: what the bridge's own answers to `new` have to say, once.

    The viewer sits on seat 0 and is the first to act; the page puts the rivals' names into the record.
    """
    return {path: deals for game, about in games.items() for path, deals in _of(ask, game, about)}


def _of(ask: Ask, game: str, about: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    stand_in, *_ = about["bots"]
    for seats in about["seats"]:
        players = ["human", *[stand_in] * (seats - 1)]
        seeds = [f"opening-{seats}-{number}" for number in range(1, A_SEAT_COUNT + 1)]
        replies = [ask(do="new", game=game, seed=seed, seats=players, viewer=0, first=0) for seed in seeds]
        yield f"games/{game}/openings-{seats}.json", _told_once(replies)


def _told_once(replies: list[Any]) -> dict[str, Any]:
    """The one deck of them all, and of each its record and its view, which is its only step: nothing was played yet.

    The page puts whole answers together again (`play/openings.js`).
    """
    deals = [{"record": reply["record"], "view": reply["view"]} for reply in replies]
    return {"deck": replies[0]["deck"], "deals": deals}
