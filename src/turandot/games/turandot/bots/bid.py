"""The bid: rehearse the bidding game as all see it, then play it on from one's own seat, with one's own eyes."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot.bots.beliefs import PLAINLY, Rival, expected_habits, known_rivals, reasoned, with_tastes
from turandot.games.turandot.bots.bidding_game import BiddingGame, public_game
from turandot.games.turandot.bots.counted import voice
from turandot.games.turandot.bots.exact import grained, power, shares, total
from turandot.games.turandot.bots.eyes import plainly_seen, seen
from turandot.games.turandot.bots.handout import HOPELESS
from turandot.games.turandot.bots.levels import SHARP, Level
from turandot.games.turandot.bots.mixed_bid import Hero, Part, perform, seen_part, stack_size
from turandot.games.turandot.bots.model import Model
from turandot.games.turandot.bots.outlook import Outlook
from turandot.games.turandot.bots.plain import card_values
from turandot.games.turandot.bots.position import Position, position
from turandot.games.turandot.bots.reasons import Crowd, Worth, crowd, reasons, told, worth
from turandot.games.turandot.bots.regret import Mixture, habit, rehearse
from turandot.games.turandot.moves import Bid, Move
from turandot.games.turandot.state import seating
from turandot.games.turandot.view import UNKNOWN, View

FAINT = 0.02
"""Bids that would be drawn less often than this, beside the likeliest, are left out."""
SHARPNESS = {2: 0.0, 3: 7.5, 4: 15.0, 5: 15.0}
"""By seats: how fast a bid is drawn more seldom, the more of the best bid's value it gives away."""
STEPS = 8
MUCH = 2
"""So much money is laid on no card that anybody can see to be one of the two worst."""


class Rehearsal(NamedTuple):
    """All that is public about a casting call, worked out once for all seats."""

    place: Position
    outlook: Outlook
    game: BiddingGame
    plain: list[list[float]]
    known: tuple[Rival, ...]
    mixed: list[Mixture]
    worth: Worth
    crowd: Crowd


@lru_cache(maxsize=16)
def rehearsal(place: Position, known: tuple[Rival, ...], model: Model, rounds: int, *, hazy: bool = False) -> Rehearsal:
    """Solve the bidding game for all seats. Its luck is its own, so that every seat that asks gets the same answer."""
    view, game = public_game(place, model, plain=known[place.maestro].plain > PLAINLY, hazy=hazy)
    plain = expected_habits(place, known)
    luck = Stream("rehearsal", str(place.number))
    mixed = rehearse(game, [habit(chances) for chances in plain], rounds, luck.random)
    likely = [
        [often + (1 - total(usual)) * chance for often, chance in zip(usual, mixture.chances, strict=True)]
        for usual, mixture in zip(plain, mixed, strict=True)
    ]
    return Rehearsal(place, view, game, plain, known, mixed, worth(view), crowd(game, likely))


def seal(view: View, level: Level, luck: Stream) -> dict[Move, Choice]:
    """Weigh every stack worth sealing."""
    me, place = view.seat, position(view)
    if not level.eyes.counts:
        pool = tuple(map(voice, view.setup.deck.singers))
        place = place._replace(setting=place.setting._replace(pool=pool))
    hazy = level.eyes != SHARP
    show = rehearsal(place, known_rivals(view, level), level.model, level.rehearsals, hazy=hazy)
    if not level.performances:
        return choices(show, me, level, show.mixed[me])
    game = show.game
    if not plainly_seen(level) or (game.likings and me == game.maestro):
        plain = bool(game.likings) and me != game.maestro
        game = BiddingGame(place, seen(view, place, show.outlook, level), plain=plain)
    hero = Hero(me, game, parts(view, show, level), later(view))
    return choices(show, me, level, perform(hero, level.performances // view.seats, luck.random))


def choices(show: Rehearsal, me: int, level: Level, mixture: Mixture) -> dict[Move, Choice]:
    """Say what is thought of every stack, and why; where no bluff was mixed, one stack stands for its twin."""
    bids = show.game.bids[me]
    values = (mixture.values * 2)[: 2 * len(bids)]
    why = [reasons(show.outlook, show.worth, show.crowd, me, bid) for bid in bids] * 2
    if max(values) < HOPELESS:
        chances = proud([reason["points"] for reason in why[: len(bids)]])
    else:
        chances = drawn(mixture, SHARPNESS[show.place.seats])
        chances = sensible(show, me, chances)
    found: dict[Move, Choice] = {}
    drawable = grained(bluffed(chances, len(bids), level.temper.bluff))
    for place, (chance, value) in enumerate(zip(drawable, values, strict=True)):
        card, money = bids[place % len(bids)]
        bid = Bid(None if card == show.game.cards else card + 1, money, bluff=place >= len(bids))
        found[bid] = told(chance, value, why[place]["points"], why[place])
    return found


def drawn(mixture: Mixture, sharpness: float) -> list[float]:
    """The mixture without its faintest parts, and with those drawn more seldom that give something away."""
    best, most = max(mixture.values), max(mixture.chances)
    found = []
    for chance, value in zip(mixture.chances, mixture.values, strict=True):
        kept = max(0.0, 1 - sharpness * (best - value) / best)
        found.append(chance * power(kept, STEPS) if chance > FAINT * most else 0.0)
    return shares(found) if total(found) else mixture.chances


def sensible(show: Rehearsal, me: int, chances: Sequence[float]) -> list[float]:
    """Lay no more than one money on what anybody can see to be one of the two worst cards."""
    bids = show.game.bids[me]
    values = card_values(show.place.troupes[me], show.place.cards)
    poor = sorted(values)[1]
    found = []
    for place, chance in enumerate(chances):
        card, money = bids[place % len(bids)]
        laid_on_rubbish = money >= MUCH and card < len(values) and values[card] <= poor < max(values)
        found.append(0.0 if laid_on_rubbish else chance)
    return found if total(found) else list(chances)


def proud(points: list[float]) -> list[float]:
    """With no hope to win, still go for the finest premiere."""
    best = max(points)
    return shares([float(value == best) for value in points])


def bluffed(chances: Sequence[float], bids: int, fondness: float) -> list[float]:
    """Chances of all bids without and with the bluff card, a part of the former moved to the latter for fun."""
    plain, hidden = chances[:bids], chances[bids:] or [0.0] * bids
    moved = [fondness * chance for chance in plain]
    return [chance - part for chance, part in zip(plain, moved, strict=True)] + [
        chance + part for chance, part in zip(hidden, moved, strict=True)
    ]


def later(view: View) -> tuple[int, ...]:
    """The seats that will see the size of this stack before they seal, if sizes are shown."""
    if view.setup.options["sealing"] != "clockwise":
        return ()
    order = seating(view.seats, view.now.maestro)
    return order[order.index(view.seat) + 1 :]


def parts(view: View, show: Rehearsal, level: Level) -> list[Part]:
    """What each seat is thought to bid, given the size of its stack if that can be seen.

    Whoever judges rivals knows that their reason is not quite his own, and expects good bids as well as the best.
    """
    order = seating(view.seats, view.now.maestro)
    sizes = dict(zip(order, view.sealed, strict=False)) if level.reads else {}
    found = []
    for seat in range(view.seats):
        plain, rival = show.plain[seat], show.known[seat]
        expected = show.mixed[seat].chances
        if level.judges and seat != view.seat:
            expected = reasoned(show.place, show.outlook, show.game, show.mixed, seat)
        mixed = with_tastes(show.place, seat, expected, rival)
        size = sizes.get(seat, UNKNOWN)
        if seat == view.seat or size == UNKNOWN:
            found.append(Part(habit(plain), mixed))
        else:
            sizes_of = [stack_size(bid, show.game.cards) for bid in show.game.bids[seat]]
            found.append(seen_part(sizes_of, size, plain, mixed, rival.bluff))
    return found
