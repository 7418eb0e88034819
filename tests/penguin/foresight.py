"""What the engine says of turns that start shows, for what the page adds up to be compared with.

`python -m tests.penguin.foresight` writes it anew.
"""

import json
from pathlib import Path
from typing import Any

from tests.web.saves import record_after, seats_for, view_of
from turandot.games.penguin import PENGUIN

FACTS = Path(__file__).parent / "page" / "foresight.json"
GAMES = (("first", 2), ("second", 3), ("third", 4))
ENOUGH = 2  # placements from each game: those that start most
LONGEST = 70  # moves: long enough for shows in every game

Json = Any


def facts() -> list[Json]:
    """For some placements that start shows: the view before, and what the engine says once they are made."""
    return [told for seed, seats in GAMES for told in _of_a_game(seed, seats)]


def _of_a_game(seed: str, seats: int) -> list[Json]:
    players = seats_for(seats, played=PENGUIN)
    game = record_after(LONGEST, players, seed, bot="greedy", played=PENGUIN)
    moves = game["moves"]
    found: list[Json] = []
    for length in range(len(moves)):
        if "@" not in moves[length]:
            continue
        record = game | {"moves": moves[:length]}
        seat = view_of(record)["active"]
        view = view_of(record, seat)
        for spot in view["spots"][:1]:
            places = [one for one in view["placements"] if one["cell"] == spot["cell"]]
            best = max(places, key=lambda place: place["brings"])
            found.append(_told(record, view, best, seat))
    return sorted(found, key=lambda told: -len(told["begins"]))[:ENOUGH]


def _told(record: Json, view: Json, place: Json, seat: int) -> Json:
    after = view_of(record | {"moves": [*record["moves"], place["moves"][0]]}, seat)
    known = ("seat", "iceberg", "entertainers", "spots", "soon", "cells")
    return {
        "before": {key: view[key] for key in known} | {"placements": [place]},
        "after": {key: after[key] for key in (*known, "placements")},
        "laid": {"card": place["card"], "cell": place["cell"]},
        "begins": after["soon"]["begins"],
        "brings": after["soon"]["brings"],
        "tokens": after["tokens"],
    }


def newcomers() -> list[Json]:
    """Two views with an entertainer to be put down, each with one that is and how it then lies, upright and turned."""
    game = record_after(LONGEST, seats_for(2, played=PENGUIN), "first", bot="greedy", played=PENGUIN)
    found: list[Json] = []
    for length, move in enumerate(game["moves"]):
        if move[-1] not in "^v" or len(found) == ENOUGH:
            continue
        record = game | {"moves": game["moves"][:length]}
        view = view_of(record, view_of(record)["active"])
        for way in "^v":
            if move[:2] + way in view["legal"]:
                lies = view_of(record | {"moves": [*record["moves"], move[:2] + way]}, view["seat"])
                act = next(one for one in lies["entertainers"] if one["cell"] == move[:2])
                found.append({"view": {"entrances": view["entrances"]}, "act": act})
    return found


if __name__ == "__main__":
    told = {"plans": facts(), "newcomers": newcomers()}
    FACTS.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
