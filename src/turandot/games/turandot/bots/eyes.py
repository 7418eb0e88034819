"""How a bot sees a casting call: what each card seems worth to it, by its temper and by its errors.

Errors are those of people: they are made before any bid is thought of, they stay the same while a game lasts, and a bid
follows from them by reason. So a weak bot wants the wrong singer, but bids for him as one bids who wants him.
"""

from turandot.engine.rng import Stream
from turandot.games.turandot.bots.counted import Voice, type_counts
from turandot.games.turandot.bots.exact import exp, total
from turandot.games.turandot.bots.levels import SHARP, Eyes, Level
from turandot.games.turandot.bots.outlook import Outlook
from turandot.games.turandot.bots.plain import card_values
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.bots.temperament import EVEN
from turandot.games.turandot.cards import TYPES, Card, Singer
from turandot.games.turandot.state import ROUNDS
from turandot.games.turandot.view import View

ENVY = 0.3
"""What a point denied to the leader pleases a spiteful bidder, for each unit of spite."""


def plainly_seen(level: Level) -> bool:
    """Whether a bot of this level sees the table as the model does."""
    return level.eyes == SHARP and level.temper == EVEN


def seen(view: View, place: Position, known: Outlook, level: Level) -> Outlook:
    """See the outlook through one seat's eyes. In the last round, for sharp eyes, only winning counts."""
    me = view.seat
    weights, painted = list(known.weights), list(known.painted)
    if known.heat:
        tastes = [
            [[error] * len(prices) for error, prices in zip(errors, rows, strict=True)]
            for errors, rows in zip(misjudged(view, place, known, level.eyes), known.weights, strict=True)
        ]
        scenes = [[prices[0] for prices in rows] for rows in tastes]
        if place.number < ROUNDS:
            liked = likings(view, place, known, level)
            tastes[me] = [
                [error + like for error, like in zip(row, likes, strict=True)]
                for row, likes in zip(tastes[me], liked, strict=True)
            ]
            scenes[me] = [row[0] + level.temper.scene + level.eyes.paints for row in tastes[me]]
        weights = [
            [
                [weight * exp(taste / known.heat) for weight, taste in zip(prices, row, strict=True)]
                for prices, row in zip(rows, extra, strict=True)
            ]
            for rows, extra in zip(weights, tastes, strict=True)
        ]
        painted = [
            [weight * exp(taste / known.heat) for weight, taste in zip(row, extra, strict=True)]
            for row, extra in zip(painted, scenes, strict=True)
        ]
    return known._replace(weights=weights, painted=painted)


def misjudged(view: View, place: Position, known: Outlook, eyes: Eyes) -> list[list[float]]:
    """By how many points each card is overrated for each seat. The Maestro of a level with sharp eyes errs nowhere."""
    stars = [0 if isinstance(card, int) else card.stars for card in place.cards]
    usual = total(stars) / len(stars)
    found = []
    for seat, rows in enumerate(known.points):
        luck = opinions(view, str(place.number), seat)
        mean = total([row[0] for row in rows]) / len(rows)
        errors = [eyes.blur * (luck.random() + luck.random() - 1) for _ in rows]
        found.append(
            [
                error + eyes.stars * (star - usual - row[0] + mean)
                for error, star, row in zip(errors, stars, rows, strict=True)
            ]
        )
    return found


def opinions(view: View, about: str, of: int) -> Stream:
    """What a seat thinks of a seat in this game, always the same: drawn by the first cards that lay there.

    Seats are counted from the first Maestro, so that no chair is luckier than another.
    """
    first = view.past[0].cards if view.past else view.now.cards
    viewer, seat = ((one - view.setup.first) % view.seats for one in (view.seat, of))
    return Stream("opinions", f"{'/'.join(map(_named, first))}/{viewer}/{seat}/{about}")


def _named(card: Card) -> str:
    return card.id if isinstance(card, Singer) else card


def likings(view: View, place: Position, known: Outlook, level: Level) -> list[list[float]]:
    """What pleases a seat besides winning, by card and money: by temper, by fondness, out of shyness, after a snub."""
    eyes, temper, house = level.eyes, level.temper, place.troupes[view.seat]
    counts = type_counts(house.types)
    favourite = opinions(view, "favourite", view.seat).below(len(TYPES))
    values = card_values(house, place.cards)
    finest = max(values)
    laid = temper.money + eyes.tilt * snubbed(view) - eyes.keeps
    found = []
    for card, value, envied in zip(place.cards, values, leaders_worth(known, view.seat), strict=True):
        pleasure = temper.spite * ENVY * envied
        if isinstance(card, Voice):
            pleasure += temper.collect * (0 < counts[card.type] == max(counts)) + eyes.fond * (card.type == favourite)
        shunned = eyes.shy * (value == finest)
        found.append([pleasure + laid * spent - shunned * (not spent) for spent in range(house.money + 1)])
    return found


def leaders_worth(known: Outlook, me: int) -> list[float]:
    """What each card would bring the leader among the others, in points above what any card would."""
    others = [seat for seat in range(len(known.weights)) if seat != me]
    leader = max(others, key=lambda seat: total([row[0] for row in known.weights[seat]]))
    points = [row[0] for row in known.points[leader]]
    return [value - total(points) / len(points) for value in points]


def snubbed(view: View) -> bool:
    """Whether the last round ended with another's leavings."""
    if not view.past:
        return False
    last = view.past[-1]
    return view.seat != last.maestro and view.seat in [seat for seat, _ in last.understudies]
