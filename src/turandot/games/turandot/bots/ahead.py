"""The rest of a game among greedy players, played in the mind to its end: what they will do is known but for luck.

The hero bids for what pays most now, and in the last round whatever wins. Futures of the same luck share what they have
in common: a house's likings and bid, and whole tables that come out alike.
"""

from collections.abc import Sequence
from typing import NamedTuple

from turandot.engine.rng import Stream
from turandot.games.turandot.bots.codes import SCENERY, Troupe, Voice, joined, standing_points
from turandot.games.turandot.bots.features import Setting
from turandot.games.turandot.bots.habits import card_values, director_value, greedy_bid
from turandot.games.turandot.bots.model import Model
from turandot.games.turandot.bots.outlook import appraise
from turandot.games.turandot.cards import DIRECTORS
from turandot.games.turandot.rules import designers
from turandot.games.turandot.state import DIRECTOR_ROUND, FIRING_ROUNDS, ROUNDS, seating

PRICE = 0.7
"""What a money card is worth to the hero before the last round, in points."""
OTHERS_MONEY = 1.5
"""What the others are thought to have left, when the hero looks at his own house only."""
STARS = 100
"""More than any house has: equal points go by stars (R18)."""


class Call(NamedTuple):
    """A casting call in the mind."""

    number: int
    maestro: int
    troupes: list[Troupe]
    cards: Sequence[Voice | int]


class Between(NamedTuple):
    """The table when a round's cards are all handed out, and the directors still in play."""

    number: int
    maestro: int
    troupes: list[Troupe]
    living: Sequence[int]


class Luck(NamedTuple):
    """All the luck of one future: the stock in order, the directors', and marks to draw by."""

    stock: tuple[Voice, ...]
    chairs: tuple[int, ...]
    marks: tuple[float, ...]


def lucky(setting: Setting, draw: Stream) -> Luck:
    """Draw the luck of one future."""
    marks = tuple([draw.random() for _ in range(setting.seats * (ROUNDS + 1))])
    return Luck(draw.shuffled(setting.pool), draw.shuffled(range(len(DIRECTORS))), marks)


def settled(call: Call, played: Sequence[tuple[int, int]], liked: Sequence[Sequence[float]]) -> list[Troupe]:
    """Every house after a round of these bids, if the Maestro hands out by these likings, as plain players do."""
    number, maestro, troupes, cards = call
    seats = len(troupes)
    after, waiting, free = _hired(call, played)
    places = 0 if number == DIRECTOR_ROUND else designers(seats)
    for seat in seating(seats, maestro):
        if waiting[seat]:
            values = liked[seat]
            chosen = free[0]
            for card in free:
                if values[card] > values[chosen] if seat == maestro else values[card] < values[chosen]:
                    chosen = card
            free.remove(chosen)
            house = joined(troupes[seat], cards[chosen])
            if places and played[seat][0] == len(cards) and seat != maestro:
                house = _spent(house, 1, 1)
                places -= 1
            after[seat] = house
    return after


def _hired(call: Call, played: Sequence[tuple[int, int]]) -> tuple[list[Troupe], list[bool], list[int]]:
    """The houses with what they hired, who hired nothing, and the cards that nobody did."""
    after, waiting, free = call.troupes[:], [True] * len(played), []
    top, who = [-1] * len(call.cards), [-1] * len(call.cards)
    for seat, (card, money) in enumerate(played):
        if card < len(top):
            if money > top[card]:
                top[card], who[card] = money, seat
            elif money == top[card]:
                who[card] = -1
    for card, winner in enumerate(who):
        if winner >= 0:
            after[winner] = _spent(joined(after[winner], call.cards[card]), top[card], 0)
            waiting[winner] = False
        else:
            free.append(card)
    return after, waiting, free


def _spent(house: Troupe, price: int, painted: int) -> Troupe:
    kinds, types, stars, size, director, money, scene = house
    return Troupe(kinds, types, stars, size, director, money - price, scene + painted)


def tops(played: Sequence[tuple[int, int]], me: int, count: int) -> list[int]:
    """The most money the others lay on each card; -1 where nobody bids."""
    top = [-1] * count
    for seat, (card, money) in enumerate(played):
        if seat != me and card < count and money > top[card]:
            top[card] = money
    return top


class Future:
    """The rest of the game for one seat. What houses are worth is remembered from one luck to the next."""

    def __init__(self, model: Model, setting: Setting, me: int, *, alone: bool) -> None:
        """Know nothing yet; `alone` says whether a Maestro may play money alone (R1)."""
        self.alone = alone
        self.sheet = model.sheets[setting.seats, DIRECTOR_ROUND]
        self.setting = setting
        self.seats = setting.seats
        self.me = me
        self._worth: dict[Troupe, float] = {}
        self._directors: dict[Troupe, list[float]] = {}
        self._points: dict[Troupe, int] = {}
        self.begin(Luck((), (), ()))

    def begin(self, luck: Luck) -> None:
        """Take up another luck."""
        self.luck = luck
        places = (ROUNDS + 1) * self.seats
        self._bids: list[dict[Troupe, tuple[list[float], tuple[int, int]]]] = [{} for _ in range(places)]
        self._ends: list[dict[tuple[Troupe, ...], float]] = [{} for _ in range(ROUNDS + 1)]

    def end(self, now: Between) -> float:
        """The hero's share of the win in the end."""
        number, _, troupes, _ = now
        known, key = self._ends[number], tuple(troupes)
        found = known.get(key)
        if found is None:
            found = known[key] = self._share_won(troupes) if number == ROUNDS else self._go_on(now)
        return found

    def _share_won(self, troupes: Sequence[Troupe]) -> float:
        best, winners, mine = -1, 1, 0
        for seat, house in enumerate(troupes):
            mark = self._points.get(house)
            if mark is None:
                mark = self._points[house] = STARS * standing_points(house) + house.stars
            if mark > best:
                best, winners = mark, 1
            elif mark == best:
                winners += 1
            if seat == self.me:
                mine = mark
        return 1 / winners if mine == best else 0.0

    def _go_on(self, now: Between) -> float:
        """Play one more round, and then the others."""
        number, maestro, troupes, living = now
        if number <= FIRING_ROUNDS:
            living = self._fired(now)
        number, maestro = number + 1, (maestro + 1) % self.seats
        call = Call(number, maestro, troupes, self._cards(number, living))
        liked: list[list[float]] = []
        played: list[tuple[int, int]] = []
        for seat in range(self.seats):
            likes, bid = self._bid(call, seat)
            liked.append(likes)
            played.append(bid)
        if number == ROUNDS:
            return self._last(call, played, liked)
        return self.end(Between(number, maestro, self._answer(call, played, liked), living))

    def _fired(self, now: Between) -> Sequence[int]:
        """Who is left when anybody was named, and has fired the director who helps the others most."""
        number, maestro, troupes, living = now
        named = (maestro + 1 + int(self.luck.marks[number] * (self.seats - 1))) % self.seats
        rows = [self._director_values(house) for house in troupes]
        harms = [sum([row[chair] for row in rows]) - self.seats * rows[named][chair] for chair in living]
        gone = harms.index(max(harms))
        return [*living[:gone], *living[gone + 1 :]]

    def _cards(self, number: int, living: Sequence[int]) -> Sequence[Voice | int]:
        """What is turned up in a round to come."""
        slots = self.seats + 1
        if number == DIRECTOR_ROUND:
            return [chair for chair in self.luck.chairs if chair in living][:slots]
        calls = number - self.setting.number - 1 - (self.setting.number < DIRECTOR_ROUND < number)
        return self.luck.stock[calls * slots : (calls + 1) * slots]

    def _bid(self, call: Call, seat: int) -> tuple[list[float], tuple[int, int]]:
        """What a greedy player likes, and its bid by this luck. The cards of round 4 depend on who was fired."""
        number, maestro, troupes, cards = call
        house = troupes[seat]
        place = number * self.seats + seat
        known = self._bids[place]
        found = None if number == DIRECTOR_ROUND else known.get(house)
        if found is None:
            liked = card_values(house, cards)
            designer = house.money > 0 and seat != maestro and number != DIRECTOR_ROUND
            bid = greedy_bid(number, liked, house.money, self.luck.marks[place], designer=designer)
            found = known[house] = (liked, bid)
        return found

    def _director_values(self, house: Troupe) -> list[float]:
        found = self._directors.get(house)
        if found is None:
            found = self._directors[house] = [director_value(house, chair) for chair in range(len(DIRECTORS))]
        return found

    def _answer(self, call: Call, played: list[tuple[int, int]], liked: list[list[float]]) -> list[Troupe]:
        """Every house after the hero has bid for what is worth most to him, given what the others bid."""
        number, _, troupes, cards = call
        me, house = self.me, troupes[self.me]
        if number == DIRECTOR_ROUND:
            liked[me] = [self._directed(joined(house, card)) for card in cards]
        liking, best = liked[me], float("-inf")
        for card, most in enumerate(tops(played, me, len(cards))):
            worth = liking[card] - PRICE * (most + 1)
            if most < house.money and worth > best:
                best, played[me] = worth, (card, most + 1)
        if self._may_play_alone(call) and self._alone(call, played, liking) > best:
            played[me] = (len(cards), 1)
        return settled(call, played, liked)

    def _alone(self, call: Call, played: Sequence[tuple[int, int]], liking: Sequence[float]) -> float:
        """What money alone is worth: to the Maestro the best of what nobody hires, to others a scene element."""
        if call.maestro == self.me:
            hired = _hired(call, [*played[: self.me], (len(call.cards), 1), *played[self.me + 1 :]])
            return max([liking[card] for card in hired[2]])
        paints = call.number != DIRECTOR_ROUND
        return sorted(liking)[1] + paints * (1 - PRICE + (call.troupes[self.me].director == SCENERY))

    def _may_play_alone(self, call: Call) -> bool:
        return call.troupes[self.me].money > 0 and (self.alone or call.maestro != self.me)

    def _directed(self, house: Troupe) -> float:
        """The hero's points in the end with this director, by the model: what he gives now says little."""
        found = self._worth.get(house)
        if found is None:
            then = self.setting._replace(
                number=DIRECTOR_ROUND,
                next_maestro=(self.setting.next_maestro + DIRECTOR_ROUND - self.setting.number) % self.seats,
            )
            found = self._worth[house] = appraise(self.sheet, then, self.me, house, OTHERS_MONEY)[0]
        return found

    def _last(self, call: Call, played: list[tuple[int, int]], liked: list[list[float]]) -> float:
        """The best share of the win that any bid of the hero's brings in the last round."""
        me, money = self.me, call.troupes[self.me].money
        top = tops(played, me, len(call.cards))
        bids = [(card, min(most + 1, money)) for card, most in enumerate(top)]
        bids += [(card, most) for card, most in enumerate(top) if 0 <= most < money]
        bids.sort(key=lambda bid: -liked[me][bid[0]])
        if self._may_play_alone(call):
            bids.append((len(top), 1))
        best = 0.0
        for bid in bids:
            if best < 1.0:
                played[me] = bid
                best = max(best, self._share_won(settled(call, played, liked)))
        return best
