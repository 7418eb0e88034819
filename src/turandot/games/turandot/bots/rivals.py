"""Who sits there: what the bids revealed so far say of how each rival bids, by Bayes, from public history alone."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from turandot.games.turandot.bots.codes import NO_DIRECTOR, Troupe, code, joined
from turandot.games.turandot.bots.habits import habits
from turandot.games.turandot.bots.matching import Habit
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.moves import MONEY
from turandot.games.turandot.state import Round, seating
from turandot.games.turandot.view import View

PRIOR = (0.2, 0.25, 0.05, 0.5)
"""Greedy, soft, random, thoughtful: before anybody has bid."""
SLIP = 0.02
"""How often a plain player does something else."""
NEVER_BLUFFS = 0.01
BLUFFS, BLUFFS_OF = 0.8, 2.0
"""A thoughtful rival's use of the bluff card, before any was seen: as if 0.8 times in 2 rounds."""


class Rival(NamedTuple):
    """What is believed of one seat: how likely each way to bid is, and how often it adds the bluff card."""

    beliefs: tuple[float, ...]
    bluff: float


@lru_cache(maxsize=64)
def rivals(seats: int, past: tuple[Round, ...], alone: bool) -> tuple[Rival, ...]:  # noqa: FBT001
    """Go through the rounds played and judge every seat by its bids."""
    houses = [Troupe(0, 0, 0, 0, NO_DIRECTOR, MONEY, 0)] * seats
    beliefs = [list(PRIOR) for _ in range(seats)]
    bluffs = [0] * seats
    for part in past:
        cards = tuple(map(code, part.cards))
        for seat, bid in zip(seating(seats, part.maestro), part.bids, strict=True):
            house = houses[seat]
            ways = habits(part.number, house, cards, maestro=seat == part.maestro, alone=alone)
            place = -1 if bid.number is None else (bid.number - 1) * (house.money + 1) + bid.money
            bluffs[seat] += bid.bluff
            open_handed = NEVER_BLUFFS if bid.bluff else 1 - NEVER_BLUFFS
            usual = BLUFFS / BLUFFS_OF
            for way, chances in enumerate(ways):
                plain = way < len(ways) - 1
                often = (1 - SLIP) * chances[place] + SLIP / len(chances)
                beliefs[seat][way] *= often * (open_handed if plain else usual if bid.bluff else 1 - usual)
            houses[seat] = house._replace(
                money=house.money - _paid(part, seat, bid.money), scene=house.scene + (seat in part.designers)
            )
        for seat, card in (*part.hired, *part.understudies):
            houses[seat] = joined(houses[seat], code(card))
    rounds = len(past)
    return tuple(
        Rival(tuple(belief / sum(row) for belief in row), (seen + BLUFFS) / (rounds + BLUFFS_OF))
        for row, seen in zip(beliefs, bluffs, strict=True)
    )


def company(view: View, *, judges: bool) -> tuple[float, ...]:
    """How likely each seat is to be a plain player, to one that judges; the viewer knows it is none."""
    if not judges:
        return (0.0,) * view.seats
    known = rivals(view.seats, view.past, view.setup.options["maestro-money"] == "allowed")
    return tuple(0.0 if seat == view.seat else round(1 - rival.beliefs[-1], 2) for seat, rival in enumerate(known))


def _paid(part: Round, seat: int, money: int) -> int:
    """Money that left the seat in a round: with a card it hired, or for a designer."""
    return money if seat in part.designers or any(seat == other for other, _ in part.hired) else 0


def expected_habits(place: Position, known: Sequence[Rival]) -> list[list[float]]:
    """For every seat the chances of its bids as a plain player, adding up to how likely it is one."""
    found = []
    for seat, (house, rival) in enumerate(zip(place.troupes, known, strict=True)):
        *plain, _ = habits(place.number, house, place.cards, maestro=seat == place.maestro, alone=place.alone)
        found.append(
            [
                sum(belief * chance for belief, chance in zip(rival.beliefs, chances, strict=False))
                for chances in zip(*plain, strict=True)
            ]
        )
    return found


def habit(chances: Sequence[float]) -> Habit:
    """Make the chances of a plain player's bids ready to be drawn from."""
    return Habit(sum(chances), tuple(accumulate(chances)))
