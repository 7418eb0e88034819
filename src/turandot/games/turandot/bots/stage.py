"""One round of bids as a game of its own: what each of a seat's bids would bring, given what the others bid.

A bid is a place in the seat's list: for each card in turn 0, 1, … money; money alone comes last, where it is allowed.
All of one seat's alternatives are answered together, since they share nearly everything.
"""

from turandot.games.turandot.bots.handout import HandOut
from turandot.games.turandot.bots.outlook import Outlook
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.state import seating

SHIFT = 3  # bits that say which card a seat has hired, plus one


class Stage:
    """The stage game of one casting call. Hand-outs are worked out once for every way the hiring can end."""

    def __init__(self, place: Position, view: Outlook) -> None:
        """Lay out every seat's bids."""
        self.seats = place.seats
        self.order = seating(place.seats, place.maestro)
        self.maestro = place.maestro
        self.cards = len(place.cards)
        self.designers = place.designers
        self.weights = view.weights
        self.unpaid = [[prices[0] for prices in rows] for rows in view.weights]
        self.hand_outs = HandOut(place.maestro, [*self.unpaid, *view.painted], view.left)
        self.money = [house.money for house in place.troupes]
        self.bids = [
            [(card, money) for card in range(self.cards) for money in range(purse + 1)]
            + ([(self.cards, 1)] if purse and (place.alone or seat != place.maestro) else [])
            for seat, purse in enumerate(self.money)
        ]
        self._known: dict[int, tuple[list[float], float]] = {}

    def handed_out(self, hired: int, painters: int) -> tuple[list[float], float]:
        """The weights of those who hired nothing, by seat, after the Maestro's best hand-out; and their sum.

        `hired` has three bits a seat (its card plus one, or nothing), `painters` one bit a seat that paints.
        """
        key = hired << self.seats | painters
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._hand_out(hired, painters)
        return found

    def _hand_out(self, hired: int, painters: int) -> tuple[list[float], float]:
        free, others = (1 << self.cards) - 1, 0.0
        waiting: list[int] = []
        for seat in self.order:
            card = (hired >> SHIFT * seat & 7) - 1
            if card >= 0:
                free ^= 1 << card
                others += self.unpaid[seat][card]
            else:
                waiting.append(seat + self.seats * (painters >> seat & 1))
        total, given = self.hand_outs.best(tuple(waiting), free, others)
        found = [0.0] * self.seats
        for row, card in zip(waiting, given, strict=True):
            found[row % self.seats] = self.hand_outs.rows[row][card]
        return found, total

    def answers(self, seat: int, played: list[tuple[int, int]]) -> list[float]:
        """The seat's share of the win for each of its bids, when the others play these (its own is not looked at)."""
        cards, weights = self.cards, self.weights
        top = [-1] * cards
        who = [-1] * cards
        takers: list[int] = []
        for other in self.order:
            if other != seat:
                card, money = played[other]
                if card == cards:
                    takers.append(other)
                elif money > top[card]:
                    top[card], who[card] = money, other
                elif money == top[card]:
                    who[card] = -1
        hired = 0
        held = [0.0] * cards
        for card in range(cards):
            winner = who[card]
            if winner >= 0:
                hired += card + 1 << SHIFT * winner
                held[card] = weights[winner][card][top[card]]
        fixed = sum(held)
        painters = self._painters(takers) if takers else 0
        given, total = self.handed_out(hired, painters)
        lost = given[seat] / (fixed + total)
        found: list[float] = []
        mine = weights[seat]
        purse = self.money[seat] + 1
        shift = SHIFT * seat
        for card in range(cards):
            need = top[card]
            taken, fixed_now = hired, fixed
            if need >= 0:
                found += [lost] * min(need, purse)
                if need >= purse:
                    continue
                winner = who[card]
                if winner >= 0:
                    taken -= card + 1 << SHIFT * winner
                    fixed_now = sum(held[:card]) + sum(held[card + 1 :])  # not a difference: weights lie far apart
                    given, total = self.handed_out(taken, painters)
                    found.append(given[seat] / (fixed_now + total))
                else:
                    found.append(lost)
                need += 1
                if need >= purse:
                    continue
                total = fixed_now + self.handed_out(taken + (card + 1 << shift), painters)[1]
                found += [own / (own + total) for own in mine[card][need:]]
            else:
                total = fixed_now + self.handed_out(taken + (card + 1 << shift), painters)[1]
                found += [own / (own + total) for own in mine[card]]
        if len(self.bids[seat]) > len(found):
            given, total = self.handed_out(hired, self._painters([*takers, seat]))
            found.append(given[seat] / (fixed + total))
        return found

    def _painters(self, takers: list[int]) -> int:
        """Who hires a designer: clockwise from the Maestro's left, who is never one of them (R9, R10)."""
        places, painters = self.designers, 0
        for seat in self.order[1:]:
            if places and seat in takers:
                painters |= 1 << seat
                places -= 1
        return painters
