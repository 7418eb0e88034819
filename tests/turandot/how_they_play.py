"""How bots play, as a watcher sees it: what they lay, contest, name and fire. For tests, and for the benchmark."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots.counted import CHAIR, code, standing_points, troupe
from turandot.games.turandot.bots.plain import card_values, director_value
from turandot.games.turandot.cards import Singer
from turandot.games.turandot.moves import Bid, Fire, Move, Name
from turandot.games.turandot.rules import play, to_act
from turandot.games.turandot.state import DIRECTOR_ROUND, Phase, State
from turandot.games.turandot.view import View, observe

Weigh = Callable[[View, Stream], Mapping[Move, Choice]]
MUCH = 2
"""From so much money on, a bid on one of the two worst cards makes a watcher laugh."""


def drawn(choices: Mapping[Move, Choice], luck: Stream) -> Move:
    """Draw a move as a match does."""
    moves = tuple(choices)
    return moves[luck.weighted([choices[move].chance for move in moves])]


@dataclass
class Watch:
    """What was counted, over all seats watched; `bids` and `seats` are what to divide by."""

    counted: Counter[str] = field(default_factory=Counter)

    def __getitem__(self, name: str) -> float:
        """A count, as it stands."""
        return self.counted[name]

    def each(self, name: str, of: str) -> float:
        """How often something was seen, each time something else was."""
        return self.counted[name] / max(1, self.counted[of])

    def game(self, bots: Sequence[Weigh], seed: str, first: int, watched: Sequence[int]) -> State:
        """Play one game, and count what the watched seats do in it; every bot has the luck it would have in a match."""
        state = TURANDOT.start(TURANDOT.setup(len(bots), first), seed)
        length = 0
        self.counted["seats"] += len(watched)
        while (seat := to_act(state)) is not None:
            luck = Stream(seed, f"bot/{seat}/{length}")
            move = drawn(bots[seat](observe(state, seat), luck), luck)
            if seat in watched:
                self._move(state, seat, move)
            after = play(state, move)[-1]
            if after.now.number == DIRECTOR_ROUND > state.now.number:
                self.counted["money at round 4"] += sum(after.houses[one].money for one in watched)
            if len(after.past) > len(state.past) or after.phase is Phase.PREMIERE != state.phase:
                self._round(after, watched)
            state, length = after, length + 1
        return state

    def _move(self, state: State, seat: int, move: Move) -> None:
        count = self.counted
        match move:
            case Bid():
                self._bid(state, seat, move)
            case Name():
                points = [standing_points(troupe(house)) for house in state.houses]
                others = [points[other] for other in range(state.seats) if other != seat]
                count["names"] += 1
                count["names the leader"] += points[move.seat] == max(others)
            case Fire():
                house = troupe(state.houses[seat])
                worth = {director: director_value(house, CHAIR[director]) for director in state.living}
                best = max(worth.values())
                count["fires"] += 1
                count["fires its own best"] += worth[move.director] == best > sorted(worth.values())[-2]
                count["fires what it could use"] += worth[move.director] > 0
            case _:
                pass

    def _bid(self, state: State, seat: int, bid: Bid) -> None:
        count, number = self.counted, state.now.number
        house = troupe(state.houses[seat])
        values = card_values(house, tuple(map(code, state.now.cards)))
        count["bids"] += 1
        count["bluffs"] += bid.bluff
        count["money"] += bid.money * (bid.number is not None)
        count[f"money in round {number}"] += bid.money
        count["designers"] += bid.number is None and seat != state.now.maestro and number != DIRECTOR_ROUND
        if bid.number is not None:
            poor = sorted(values)[1]
            count["much for little"] += bid.money >= MUCH and values[bid.number - 1] <= poor < max(values)
            count["for the finest"] += values[bid.number - 1] == max(values)
            card = state.now.cards[bid.number - 1]
            types = Counter(singer.type for singer in state.houses[seat].singers)
            count["collects"] += isinstance(card, Singer) and 0 < types[card.type] == max(types.values())
            others = [troupe(house) for other, house in enumerate(state.houses) if other != seat]
            leader = max(others, key=standing_points)
            wanted = card_values(leader, tuple(map(code, state.now.cards)))
            count["envies"] += wanted[bid.number - 1] == max(wanted)

    def _round(self, state: State, watched: Sequence[int]) -> None:
        part = state.past[-1] if state.phase is not Phase.PREMIERE else state.now
        numbers = Counter(bid.number for bid in part.bids if bid.number is not None)
        for place, bid in enumerate(part.bids):
            if (part.maestro + place) % state.seats in watched:
                self.counted["contested"] += numbers[bid.number] > 1 if bid.number is not None else 0
