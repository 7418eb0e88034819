"""All that a bot does besides bidding: understudies, naming, firing and the premiere, by value to every seat."""

from collections.abc import Mapping

from turandot.engine.game import Choice
from turandot.games.turandot.bots.beliefs import PLAINLY, known_rivals
from turandot.games.turandot.bots.counted import CHAIR, code, joined, troupe
from turandot.games.turandot.bots.exact import exp, grained, shares, total
from turandot.games.turandot.bots.eyes import opinions
from turandot.games.turandot.bots.features import Setting
from turandot.games.turandot.bots.handout import HOPELESS, HandOut
from turandot.games.turandot.bots.levels import Level
from turandot.games.turandot.bots.outlook import last_race, race
from turandot.games.turandot.bots.plain import director_value, plain_firings
from turandot.games.turandot.bots.position import setting
from turandot.games.turandot.bots.reasons import told
from turandot.games.turandot.bots.temperament import spite
from turandot.games.turandot.cards import DIRECTORS
from turandot.games.turandot.moves import FIRES, NAMES, UNDERSTUDIES, Casting, Move
from turandot.games.turandot.rules import take
from turandot.games.turandot.scoring import castings_by_worth, table_score
from turandot.games.turandot.state import Phase
from turandot.games.turandot.view import View

FEW = 4
"""How many castings are told at the premiere: the best, and the best of each lesser worth."""
ALIKE = 1e-9
"""Values that differ by less than this part of them are the same."""
SCALE = 4.0
"""Points that make weak eyes about three times as sure of a card to hand out."""
LEVY = 0.15
"""How far, for each point of blur, weak eyes misjudge what a director means to anybody, as a part of the share."""


def other_moves(view: View, level: Level) -> dict[Move, Choice]:
    """Weigh the moves of any phase but sealing."""
    match view.phase:
        case Phase.UNDERSTUDIES:
            return hand_out(view, level)
        case Phase.NAMING:
            return name(view, level)
        case Phase.FIRING:
            return fire(view, level)
        case _:
            return premiere(view)


def drawn(values: Mapping[Move, float], fine: Mapping[Move, float]) -> dict[Move, float]:
    """Turn values into chances: the best, ties alike; with no hope to win, the finest."""
    values = fine if max(values.values()) < HOPELESS else values
    best = max(values.values())
    good = [float(value >= best - abs(best) * ALIKE) for value in values.values()]
    return dict(zip(values, grained(good), strict=True))


# ── Understudies ──


def hand_out(view: View, level: Level) -> dict[Move, Choice]:
    """Weigh each card for the next seat in line, if the rest is then handed out as well as can be."""
    seat, *rest = view.waiting
    slots = [slot for slot, card in enumerate(view.stage) if card is not None]
    cards = [code(view.now.cards[slot]) for slot in slots]
    houses = [troupe(house) for house in view.houses]
    ends = [
        [joined(house, card) for card in cards] if other in view.waiting else [house]
        for other, house in enumerate(houses)
    ]
    tables = [take(view.table, view.now.cards[slot]) for slot in slots] if view.table else []
    sheet = level.model.sheets.get((view.seats, view.now.number))
    points, weights, left = race(setting(view), sheet, ends, tables, view.now.maestro)
    spited = spite([total(row) / len(row) for row in weights], view.seat, level.temper)
    weights = [[weight * factor for weight in row] for row, factor in zip(weights, spited, strict=True)]
    hand_outs = HandOut(view.seat, weights, left or [0.0] * len(slots))
    free = (1 << len(slots)) - 1
    served = total([row[0] for other, row in enumerate(weights) if other not in view.waiting])
    mean = total(points[seat]) / len(slots)
    own = seat == view.seat
    values: dict[Move, float] = {}
    choices: dict[Move, Choice] = {}
    for place, slot in enumerate(slots):
        given = weights[seat][place]
        others, _ = hand_outs.least(tuple(rest), free ^ 1 << place)
        mine = given if own else weights[view.seat][0]
        values[UNDERSTUDIES[slot]] = mine / (served + given + others)
    given_points: dict[Move, float] = {UNDERSTUDIES[slot]: points[seat][place] for place, slot in enumerate(slots)}
    wanted = _misjudged(view, level, given_points) if level.eyes.blur and sheet else values
    if not own and level.eyes.kind:
        chances = drawn(given_points, given_points)
    else:
        fine: dict[Move, float] = {UNDERSTUDIES[slot]: weights[seat][place] for place, slot in enumerate(slots)}
        chances = drawn(wanted, fine if own else wanted)
    for move, one in given_points.items():
        reasons = {"own": one - mean} if own else {"denied": mean - one, "denied_seat": float(seat)}
        choices[move] = told(chances[move], values[move], one if own else points[view.seat][0], reasons)
    return choices


def _misjudged(view: View, level: Level, points: Mapping[Move, float]) -> dict[Move, float]:
    """What weak eyes make of cards to hand out: the best for oneself, the least for another, erring as in bids."""
    seat = view.waiting[0]
    luck = opinions(view, f"hand-out/{view.now.number}", seat)
    sign = 1 if seat == view.seat else -1
    return {
        move: exp(sign * (value + level.eyes.blur * (luck.random() + luck.random() - 1)) / SCALE)
        for move, value in points.items()
    }


# ── Naming and firing ──


class _Firings:
    """What every firing would mean to every seat: shares of the win and points, by director still in play."""

    def __init__(self, view: View, level: Level) -> None:
        self.troupes = [troupe(house) for house in view.houses]
        now = setting(view)
        self.shares: dict[int, list[float]] = {}
        self.points: dict[int, list[float]] = {}
        for chair in now.living:
            self.shares[chair], self.points[chair] = self._without(chair, now, view, level)
        self.plain = [rival.plain > PLAINLY for rival in known_rivals(view, level)]
        self.mean = [total(row) / len(now.living) for row in zip(*self.points.values(), strict=True)]

    def _without(self, chair: int, now: Setting, view: View, level: Level) -> tuple[list[float], list[float]]:
        known = level.model.sheets[view.seats, view.now.number]
        after = now._replace(living=tuple([other for other in now.living if other != chair]))
        tables = [view.table] if view.table else []
        points, weights, left = race(after, known, [[house] for house in self.troupes], tables, view.now.maestro)
        spited = spite([row[0] for row in weights], view.seat, level.temper)
        raced = shares([*(row[0] * factor for row, factor in zip(weights, spited, strict=True)), *left])
        found = [
            min(1.0, share * self._error(view, level, chair, seat)) for seat, share in enumerate(raced[: view.seats])
        ]
        return found, [row[0] for row in points]

    @staticmethod
    def _error(view: View, level: Level, chair: int, seat: int) -> float:
        """How far weak eyes overrate what the going of a director means to a seat."""
        if not level.eyes.blur:
            return 1.0
        return 1 + level.eyes.blur * LEVY * (opinions(view, f"director/{chair}", seat).random() - 0.5)

    def likely(self, seat: int) -> list[int]:
        """The directors this seat would most like to see go; a plain player asks only what they are worth now."""
        if self.plain[seat]:
            return plain_firings(self.troupes, tuple(self.shares), seat)
        best = max([raced[seat] for raced in self.shares.values()])
        return [chair for chair, raced in self.shares.items() if raced[seat] >= best * (1 - ALIKE)]

    def most_harmed(self, chair: int, seat: int) -> tuple[int, float]:
        """Who else loses most points by this firing, and how many."""
        losses = [
            (self.mean[other] - points, -other) for other, points in enumerate(self.points[chair]) if other != seat
        ]
        loss, other = max(losses)
        return -other, loss


def name(view: View, level: Level) -> dict[Move, Choice]:
    """Name the player whose own favourite firing suits the Maestro best."""
    firings = _Firings(view, level)
    me = view.seat
    values: dict[Move, float] = {}
    points: dict[Move, float] = {}
    fires: dict[Move, dict[str, float]] = {}
    for move in view.legal:
        likely = firings.likely(NAMES.index(move))
        values[move] = total([firings.shares[chair][me] for chair in likely]) / len(likely)
        points[move] = total([firings.points[chair][me] for chair in likely]) / len(likely)
        fires[move] = {f"fires-{DIRECTORS[likely[0]]}": 1 / len(likely)}
    chances = drawn(values, points)
    return {
        move: told(chances[move], value, points[move], {"own": points[move] - firings.mean[me], **fires[move]})
        for move, value in values.items()
    }


def fire(view: View, level: Level) -> dict[Move, Choice]:
    """Fire the director whose going helps oneself most in the race; never the one who would help oneself most."""
    firings = _Firings(view, level)
    me = view.seat
    values: dict[Move, float] = {FIRES[director]: firings.shares[CHAIR[director]][me] for director in view.living}
    points: dict[Move, float] = {FIRES[director]: firings.points[CHAIR[director]][me] for director in view.living}
    worth: dict[Move, float] = {
        FIRES[director]: director_value(troupe(view.house), CHAIR[director]) for director in view.living
    }
    best = max(worth.values())
    open_to = {move: value for move, value in values.items() if worth[move] < best} or values
    chances = drawn(open_to, points)
    found: dict[Move, Choice] = {}
    for director in view.living:
        move = FIRES[director]
        harmed, loss = firings.most_harmed(CHAIR[director], me)
        reasons = {"own": points[move] - firings.mean[me], "denied": loss, "denied_seat": float(harmed)}
        found[move] = told(chances.get(move, 0.0), values[move], points[move], reasons)
    return found


# ── The premiere ──


def premiere(view: View) -> dict[Move, Choice]:
    """Cast the roles as well as can be; tell what a few lesser castings come to, exactly, if others do their best."""
    me = view.seat
    ends = [[troupe(house)] for house in view.houses]
    points, _, _ = last_race(ends, [view.table] if view.table else [], view.now.maestro)
    rivals = [(row[0], end.stars) for seat, (row, (end,)) in enumerate(zip(points, ends, strict=True)) if seat != me]
    if view.table:
        rivals.append((table_score(view.table).total - 0.5, 0))  # which must be strictly ahead (R21)
    ranked = castings_by_worth(view.house.singers, view.house.director)[:FEW]
    choices: dict[Move, Choice] = {}
    for worth, order in ranked:
        total = points[me][0] + worth - ranked[0][0]
        chance = float(not choices)  # the first is the best, and who knows the best plays no other
        choices[Casting(order)] = Choice(chance, _share((total, ends[me][0].stars), rivals), total, {"points": total})
    return choices


def _share(mark: tuple[float, int], rivals: list[tuple[float, int]]) -> float:
    """What a final score with its stars is of the win: all, nothing, or a part of a shared victory (R18)."""
    best = max(rivals)
    return 1 / (1 + rivals.count(best)) if mark == best else float(mark > best)
