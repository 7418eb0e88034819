"""Why a bid: what the card is worth to me, to whom it is denied, how likely it is contested. Facts, not words."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from turandot.engine.game import Choice
from turandot.games.turandot.bots.bidding_game import BiddingGame
from turandot.games.turandot.bots.exact import total
from turandot.games.turandot.bots.outlook import Outlook


def told(chance: float, value: float, points: float, why: Mapping[str, float]) -> Choice:
    """What is said of a move: as many digits as anybody can use."""
    return Choice(chance, round(value, 6), round(points, 3), {name: round(number, 3) for name, number in why.items()})


class Crowd(NamedTuple):
    """How likely each seat is to lay at least so much money on each card; money alone is the card after the last."""

    at_least: list[list[list[float]]]

    def contested(self, others: Sequence[int], card: int, money: int) -> float:
        """How likely one of these seats lays at least so much on a card."""
        alone = 1.0
        for seat in others:
            alone *= 1 - self.at_least[seat][card][money]
        return 1 - alone


def crowd(game: BiddingGame, chances: Sequence[Sequence[float]]) -> Crowd:
    """Sum up the chances of everybody's bids."""
    found = []
    for bids, row in zip(game.bids, chances, strict=True):
        seat = [[0.0] * 4 for _ in range(game.cards + 1)]
        for (card, money), chance in zip(bids, row, strict=True):
            for enough in range(money + 1):
                seat[card][enough] += chance
        found.append(seat)
    return Crowd(found)


class Worth(NamedTuple):
    """Every card's worth to every seat, in points above what any card would bring."""

    above: list[list[float]]

    def most(self, others: Sequence[int], card: int) -> int:
        """Which of these seats would gain most by a card."""
        return max(others, key=lambda seat: self.above[seat][card])


def worth(view: Outlook) -> Worth:
    """Compare the cards, for each seat, as if they cost nothing."""
    means = [total([row[0] for row in rows]) / len(rows) for rows in view.points]
    return Worth([[row[0] - mean for row in rows] for rows, mean in zip(view.points, means, strict=True)])


def reasons(view: Outlook, cards: Worth, around: Crowd, me: int, bid: tuple[int, int]) -> dict[str, float]:
    """Why one would make this bid: points if it succeeds, own worth, whom it is denied, chances to meet and to hire."""
    card, money = bid
    rows = view.points[me]
    others = [seat for seat in range(len(view.points)) if seat != me]
    if card == len(rows):
        painted = sorted(view.painted_points[me])[len(rows) // 2]
        mean = total([row[0] for row in rows]) / len(rows)
        return {"points": painted, "own": painted - mean, "contested": around.contested(others, card, 1)}
    rival = cards.most(others, card)
    return {
        "points": rows[card][money],
        "own": cards.above[me][card],
        "denied": cards.above[rival][card],
        "denied_seat": float(rival),
        "contested": around.contested(others, card, 0),
        "hired": 1 - around.contested(others, card, money),
    }
