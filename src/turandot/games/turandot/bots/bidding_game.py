"""One round of bids as a game of its own: what each of a seat's bids would bring, given what the others bid.

A bid is a place in the seat's list: for each card in turn 0, 1, … money; money alone comes last, where it is allowed.
All of one seat's alternatives are answered together, since they share nearly everything.
"""

from functools import lru_cache

from turandot.games.turandot.bots.exact import total
from turandot.games.turandot.bots.handout import HandOut, cards
from turandot.games.turandot.bots.model import Model
from turandot.games.turandot.bots.outlook import Outlook, hazy_outlook, outlook
from turandot.games.turandot.bots.plain import bids, card_values, plain_card
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.state import ROUNDS, seating

SHIFT = 3  # bits that say which card a seat has hired, plus one


class BiddingGame:
    """The bidding game of one casting call. Hand-outs are worked out once for every way the hiring can end."""

    def __init__(self, place: Position, view: Outlook, *, plain: bool = False) -> None:
        """Lay out every seat's bids; `plain` says whether the Maestro is thought to hand out without much thought."""
        self.seats = place.seats
        self.order = seating(place.seats, place.maestro)
        self.maestro = place.maestro
        self.cards = len(place.cards)
        self.designers = place.designers
        self.weights = view.weights
        self.unpaid = [[prices[0] for prices in rows] for rows in view.weights]
        self.hand_outs = HandOut(place.maestro, [*self.unpaid, *view.painted], view.left)
        self.likings = [card_values(house, place.cards) for house in place.troupes] if plain else []
        self.left = view.left
        self.money = [house.money for house in place.troupes]
        self.bids = [bids(place, seat) for seat in range(place.seats)]
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
        if self.likings:
            return self._plainly(waiting, free)
        whole, given = self.hand_outs.best(tuple(waiting), free, others)
        found = [0.0] * self.seats
        for row, card in zip(waiting, given, strict=True):
            found[row % self.seats] = self.hand_outs.rows[row][card]
        return found, whole

    def _plainly(self, waiting: list[int], free: int) -> tuple[list[float], float]:
        """As plain players do: the best for the Maestro, the worst for everybody else, as things stand now."""
        found = [0.0] * self.seats
        for row in waiting:
            seat = row % self.seats
            liking, weights = self.likings[seat], self.hand_outs.rows[row]
            tied = plain_card(liking, cards(free), own=seat == self.maestro)
            found[seat] = total([weights[card] for card in tied]) / len(tied)
            free ^= 1 << tied[0]
        return found, total(found) + self.left[cards(free)[0]]

    def answers(self, seat: int, played: list[tuple[int, int]]) -> list[float]:
        """The seat's share of the win for each of its bids, when the others play these (its own is not looked at)."""
        top, who, takers = self._laid(seat, played)
        mine, shift = self.weights[seat], SHIFT * seat
        hired, held = self._hired(top, who)
        fixed = total(held)
        painters = self._painters(takers) if takers else 0
        handed_out = self.handed_out
        given, rest = handed_out(hired, painters)
        lost = given[seat] / (fixed + rest)
        purse = self.money[seat] + 1
        found: list[float] = []
        for card in range(self.cards):
            need = top[card]
            taken, others = hired, fixed
            if need >= 0:
                found += [lost] * min(need, purse)
                if need >= purse:
                    continue
                winner = who[card]
                if winner >= 0:  # a tie takes the card from him; not a difference, since weights lie far apart
                    taken -= card + 1 << SHIFT * winner
                    others = total(held[:card]) + total(held[card + 1 :])
                given, rest = handed_out(taken, painters)
                found.append(given[seat] / (others + rest))
            prices = mine[card][need + 1 :]
            if prices:
                others += handed_out(taken + (card + 1 << shift), painters)[1]
                found += [own / (own + others) for own in prices]
        if len(self.bids[seat]) > len(found):
            given, rest = handed_out(hired, self._painters([*takers, seat]))
            found.append(given[seat] / (fixed + rest))
        return found

    def _laid(self, seat: int, played: list[tuple[int, int]]) -> tuple[list[int], list[int], list[int]]:
        """What the others have laid: the most money on each card, by whom if by one only, and who plays money alone."""
        cards = self.cards
        top, who = [-1] * cards, [-1] * cards
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
        return top, who, takers

    def _hired(self, top: list[int], who: list[int]) -> tuple[int, list[float]]:
        """Who hires which card, as bits, and the weight that each card has made."""
        hired, held = 0, [0.0] * self.cards
        for card, winner in enumerate(who):
            if winner >= 0:
                hired += card + 1 << SHIFT * winner
                held[card] = self.weights[winner][card][top[card]]
        return hired, held

    def _painters(self, takers: list[int]) -> int:
        """Who hires a designer: clockwise from the Maestro's left, who is never one of them (R9, R10)."""
        places, painters = self.designers, 0
        for seat in self.order[1:]:
            if places and seat in takers:
                painters |= 1 << seat
                places -= 1
        return painters


@lru_cache(maxsize=16)
def public_game(place: Position, model: Model, *, plain: bool, hazy: bool = False) -> tuple[Outlook, BiddingGame]:
    """A casting call as all see it, and its bidding game: laid out once for all seats, hand-outs and all."""
    view = hazy_outlook(place) if hazy and place.number == ROUNDS else outlook(place, model)
    return view, BiddingGame(place, view, plain=plain)
