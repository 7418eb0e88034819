"""Why a move: what it brings now and later, to whom, and what it costs. Facts in points, not words."""

from collections.abc import Sequence
from operator import mul

from turandot.games.penguin.bots.features import FEATURES, ONE, features
from turandot.games.penguin.bots.model import UNIT
from turandot.games.penguin.bots.spots import POINT, hand_hope
from turandot.games.penguin.bots.table import Table
from turandot.games.penguin.bots.thinker import Idea, Thinker
from turandot.games.penguin.moves import PAID, Enter, Place

DIGITS = 2


def _named(*parts: str) -> tuple[int, ...]:
    return tuple(place for place, name in enumerate(FEATURES) if any(part in name for part in parts))


LATER = _named("hope", "room", "supply", "lowest")
"""What tokens on the ice, in the supply, or standing to win a card will bring."""
LEFT = _named("free", "ready")
"""What is left to whoever moves next."""
TEMPO = _named("start", "shows-left")
CARD, CARD_LEFT = FEATURES.index("cards"), FEATURES.index("cards-left")


def reasons(thinker: Thinker, idea: Idea) -> dict[str, float]:
    """Every reason that counts for something, in points: `gift` and `opening` are what others get, `fee` is paid."""
    before, after, me, move = thinker.table, idea.table, thinker.me, idea.move
    others = [seat for seat in range(before.seats) if seat != me]
    fee = 0
    if isinstance(move, Place) and move.settled == PAID:
        card = next(card for card in before.hands[me] if card.card.id == move.card)
        fee = before.fee(move.cell, card.family)
    scored = [new - old for new, old in zip(after.scores, before.scores, strict=True)]
    found = {
        "points": scored[me] + fee,
        "gift": sum([scored[seat] for seat in others]),
        "fee": fee,
        **_cards(thinker, after),
    }
    if not after.over:
        was, now = _weighed(thinker, before), _weighed(thinker, after)

        def more(seat: int, places: Sequence[int]) -> int:
            return sum([now[seat][place] - was[seat][place] for place in places])

        found["place" if isinstance(move, Enter) else "token"] = more(me, LATER) / UNIT
        found["deny"] = -sum([more(seat, LATER) for seat in others]) / UNIT
        found["opening"] = more(thinker.next, LEFT) / UNIT
        found["tempo"] = (more(me, TEMPO) - sum([more(seat, TEMPO) for seat in others]) // len(others)) / UNIT
        if isinstance(move, Place):
            found["hand"] = hand_hope(after, thinker.mind) / POINT
    told = {name: round(float(points), DIGITS) for name, points in found.items()}
    return {name: points for name, points in told.items() if points}


def _weighed(thinker: Thinker, table: Table) -> list[list[int]]:
    """What each feature of each seat is worth, at the distances to one's move that hold after this turn."""
    rows = thinker.model[table.seats].rows
    return [list(map(mul, rows[(seat - thinker.next) % table.seats], row)) for seat, row in enumerate(features(table))]


def _cards(thinker: Thinker, after: Table) -> dict[str, float]:
    """What the cards that change hands are worth in themselves, and what they change in the own bonuses."""
    before, me = thinker.table, thinker.me
    row = thinker.model[before.seats].rows[-1]
    each = max(0, ONE * row[CARD] + row[CARD_LEFT] * (len(after.pile) + 1)) / UNIT
    won = [len(set(new) - set(old)) for new, old in zip(after.cards, before.cards, strict=True)]
    spent = len(set(before.cards[me]) - set(after.cards[me]))
    (animal, activity), (animal_before, activity_before) = after.bonus_parts(me), before.bonus_parts(me)
    return {
        "card": each * (won[me] or -sum(won)),
        "spend": each * spent,
        "animal": animal - animal_before,
        "activity": activity - activity_before,
    }
