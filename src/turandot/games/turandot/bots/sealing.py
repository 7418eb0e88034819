"""The bid of a strong bot: rehearse the stage game as all see it, then play it on from its own seat."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp
from typing import NamedTuple

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.level import Level, known_rivals
from turandot.games.turandot.bots.matching import Mixture, rehearse, shares
from turandot.games.turandot.bots.outlook import Outlook, outlook
from turandot.games.turandot.bots.performance import Hero, Part, perform, respond, seen_part, stack_size
from turandot.games.turandot.bots.ponder import ponder
from turandot.games.turandot.bots.position import Position, position
from turandot.games.turandot.bots.reasons import Crowd, Worth, crowd, reasons, worth
from turandot.games.turandot.bots.rivals import PLAINLY, Rival, expected_habits, habit
from turandot.games.turandot.bots.stage import Stage
from turandot.games.turandot.bots.temper import EVEN, coloured
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.state import ROUNDS, seating
from turandot.games.turandot.view import UNKNOWN, View

FAINT = 0.02
"""Bids that would be drawn less often than this are left out."""


HOPELESS = 1e-6
PREDICTABLE = 0.6
"""How likely the others must be plain players, in the mean, to be answered with the one best bid."""
CHEAPER = 3
"""How many bids of those who do not think can be answered in the time of one bid of those who do."""


class Rehearsal(NamedTuple):
    """All that is public about a casting call, worked out once for all seats."""

    place: Position
    outlook: Outlook
    stage: Stage
    plain: list[list[float]]
    known: tuple[Rival, ...]
    mixed: list[Mixture]
    worth: Worth
    crowd: Crowd


@lru_cache(maxsize=16)
def rehearsal(place: Position, known: tuple[Rival, ...], level: Level) -> Rehearsal:
    """Solve the stage game for all seats. Its luck is its own, so that every seat that asks gets the same answer."""
    view = outlook(place, level.model)
    stage = Stage(place, view, plain=known[place.maestro].plain > PLAINLY)
    plain = expected_habits(place, known)
    luck = Stream("rehearsal", str(place.number))
    mixed = rehearse(stage, [habit(chances) for chances in plain], level.rehearsals, luck.random)
    likely = [
        [often + (1 - sum(usual)) * chance for often, chance in zip(usual, mixture.chances, strict=True)]
        for usual, mixture in zip(plain, mixed, strict=True)
    ]
    return Rehearsal(place, view, stage, plain, known, mixed, worth(view), crowd(stage, likely))


def seal(view: View, level: Level, luck: Stream) -> dict[Move, Choice]:
    """Weigh every stack worth sealing."""
    me = view.seat
    show = rehearsal(position(view), known_rivals(view, level), replace(level, temper=EVEN))
    stage = show.stage
    if level.temper != EVEN or (stage.likings and me == stage.maestro):
        plain = bool(stage.likings) and me != stage.maestro
        stage = Stage(show.place, coloured(show.outlook, show.place, me, level.temper), plain=plain)
    if level.performances:
        hero = Hero(me, stage, parts(view, show, level), later(view, level))
        budget = level.performances // view.seats
        if predictable([rival.plain for rival in show.known], me):
            mixture = respond(hero, CHEAPER * budget, luck.random)
            if looks_ahead(show, me, level):
                mixture = ponder(hero, show.place, mixture, level, luck)
        else:
            mixture = perform(hero, budget, luck.random)
    else:
        mixture = show.mixed[me]
    return choices(show, me, level, mixture)


def predictable(habitual: Sequence[float], me: int) -> bool:
    """Whether the others mostly bid by habit: then nobody will answer a mixture, and the best bid is simply best."""
    return sum(habitual) - habitual[me] > PREDICTABLE * (len(habitual) - 1)


def looks_ahead(show: Rehearsal, me: int, level: Level) -> bool:
    """Whether to play the rest of the game in the mind: among greedy rivals, who leave little to chance.

    Not in the last round, nor for two, whom the Table may beat; and who has a temperament follows that instead.
    """
    place = show.place
    possible = level.futures and level.temper == EVEN and place.number < ROUNDS and place.table is None
    return bool(possible) and predictable([rival.beliefs[0] for rival in show.known], me)


def choices(show: Rehearsal, me: int, level: Level, mixture: Mixture) -> dict[Move, Choice]:
    """Say what is thought of every stack, and why; where no bluff was mixed, one stack stands for its twin."""
    bids = show.stage.bids[me]
    values = (mixture.values * 2)[: 2 * len(bids)]
    why = [reasons(show.outlook, show.worth, show.crowd, me, bid) for bid in bids] * 2
    if max(values) < HOPELESS:
        chances = bluffed(proud([reason["points"] for reason in why[: len(bids)]]), len(bids), level.temper.bluff)
    else:
        chances = bluffed(drawn(mixture, level.noise / show.place.seats), len(bids), level.temper.bluff)
    found: dict[Move, Choice] = {}
    for place, (chance, value) in enumerate(zip(chances, values, strict=True)):
        card, money = bids[place % len(bids)]
        bid = Bid(None if card == show.stage.cards else card + 1, money, bluff=place >= len(bids))
        found[bid] = Choice(chance, value, why[place]["points"], why[place])
    return found


def drawn(mixture: Mixture, noise: float) -> list[float]:
    """The mixture without its faintest parts; or with noise, the better a bid the likelier."""
    if noise:
        best = max(mixture.values)
        return shares([exp((value - best) / noise) for value in mixture.values])
    most = max(mixture.chances)
    return shares([chance if chance > FAINT * most else 0.0 for chance in mixture.chances])


def proud(points: list[float]) -> list[float]:
    """With no hope to win, still go for the finest premiere."""
    best = max(points)
    return shares([float(value == best) for value in points])


def bluffed(chances: list[float], bids: int, fondness: float) -> list[float]:
    """Chances of all bids without and with the bluff card, a part of the former moved to the latter for fun."""
    plain, hidden = chances[:bids], chances[bids:] or [0.0] * bids
    moved = [fondness * chance for chance in plain]
    return [chance - part for chance, part in zip(plain, moved, strict=True)] + [
        chance + part for chance, part in zip(hidden, moved, strict=True)
    ]


def later(view: View, level: Level) -> tuple[int, ...]:
    """The seats that will see the size of this stack before they seal, if sizes are shown and the level cares."""
    if not level.reads or view.setup.options["sealing"] != "clockwise":
        return ()
    order = seating(view.seats, view.now.maestro)
    return order[order.index(view.seat) + 1 :]


def parts(view: View, show: Rehearsal, level: Level) -> list[Part]:
    """What each seat is thought to bid, given the size of its stack if that can be seen."""
    order = seating(view.seats, view.now.maestro)
    sizes = dict(zip(order, view.sealed, strict=False)) if level.reads else {}
    found = []
    for seat in range(view.seats):
        plain, mixed = show.plain[seat], show.mixed[seat].chances
        size = sizes.get(seat, UNKNOWN)
        if seat == view.seat or size == UNKNOWN:
            found.append(Part(habit(plain), mixed))
        else:
            sizes_of = [stack_size(bid, show.stage.cards) for bid in show.stage.bids[seat]]
            found.append(seen_part(sizes_of, size, plain, mixed, show.known[seat].bluff))
    return found
