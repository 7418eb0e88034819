"""All that a strong bot does besides bidding: understudies, naming, firing and the premiere, by value to every seat."""

from math import exp

from turandot.engine.game import Choice
from turandot.games.turandot.bots.codes import CHAIR, Troupe, code, joined, troupe
from turandot.games.turandot.bots.features import Setting
from turandot.games.turandot.bots.handout import HandOut
from turandot.games.turandot.bots.level import Level, known_rivals
from turandot.games.turandot.bots.manners import plain_firings
from turandot.games.turandot.bots.outlook import last_race, race
from turandot.games.turandot.bots.position import setting
from turandot.games.turandot.bots.rivals import PLAINLY
from turandot.games.turandot.bots.temper import spite
from turandot.games.turandot.cards import DIRECTORS
from turandot.games.turandot.moves import FIRES, NAMES, UNDERSTUDIES, Casting, Move
from turandot.games.turandot.rules import take
from turandot.games.turandot.scoring import castings_by_worth, table_score
from turandot.games.turandot.state import Phase
from turandot.games.turandot.view import View

FEW = 4
"""How many castings are told at the premiere: the best, and the best of each lesser worth."""


def elsewhere(view: View, level: Level) -> dict[Move, Choice]:
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


def drawn(values: dict[Move, float], noise: float) -> dict[Move, float]:
    """Turn values into chances: the best, ties alike; or with noise, the better the likelier."""
    best = max(values.values())
    if noise:
        amounts = {move: exp((value - best) / noise) for move, value in values.items()}
    else:
        amounts = {move: float(value >= best * (1 - 1e-9)) for move, value in values.items()}
    total = sum(amounts.values())
    return {move: amount / total for move, amount in amounts.items()}


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
    points, weights, left = race(
        setting(view), level.model.sheets.get((view.seats, view.now.number)), ends, tables, view.now.maestro
    )
    spited = spite([sum(row) / len(row) for row in weights], view.seat, level.temper)
    weights = [[weight * factor for weight in row] for row, factor in zip(weights, spited, strict=True)]
    hand_outs = HandOut(view.seat, weights, left or [0.0] * len(slots))
    free = (1 << len(slots)) - 1
    served = sum(row[0] for other, row in enumerate(weights) if other not in view.waiting)
    values: dict[Move, float] = {}
    choices: dict[Move, Choice] = {}
    for place, slot in enumerate(slots):
        given = weights[seat][place]
        others, _ = hand_outs.least(tuple(rest), free ^ 1 << place)
        mine = given if seat == view.seat else weights[view.seat][0]
        values[UNDERSTUDIES[slot]] = mine / (served + given + others)
    chances = drawn(values, level.noise / view.seats)
    mean = sum(points[seat]) / len(slots)
    for place, slot in enumerate(slots):
        move = UNDERSTUDIES[slot]
        worth = points[seat][place] - mean
        reasons = {"own": worth} if seat == view.seat else {"denied": -worth, "denied_seat": float(seat)}
        own = points[seat][place] if seat == view.seat else points[view.seat][0]
        choices[move] = Choice(chances[move], values[move], own, reasons)
    return choices


# ── Naming and firing ──


class _Firings:
    """What every firing would mean to every seat: shares of the win and points, by director still in play."""

    def __init__(self, view: View, level: Level) -> None:
        houses = [[troupe(house)] for house in view.houses]
        now = setting(view)
        self.shares: dict[int, list[float]] = {}
        self.points: dict[int, list[float]] = {}
        for chair in now.living:
            self.shares[chair], self.points[chair] = self._without(chair, now, houses, view, level)
        self.plain = [rival.plain > PLAINLY for rival in known_rivals(view, level)]
        self.troupes = [house for (house,) in houses]
        self.mean = [sum(row) / len(now.living) for row in zip(*self.points.values(), strict=True)]

    @staticmethod
    def _without(
        chair: int, now: Setting, houses: list[list[Troupe]], view: View, level: Level
    ) -> tuple[list[float], list[float]]:
        known = level.model.sheets[view.seats, view.now.number]
        after = now._replace(living=tuple(other for other in now.living if other != chair))
        tables = [view.table] if view.table else []
        points, weights, left = race(after, known, houses, tables, view.now.maestro)
        spited = spite([row[0] for row in weights], view.seat, level.temper)
        weights = [[row[0] * factor] for row, factor in zip(weights, spited, strict=True)]
        total = sum(row[0] for row in weights) + sum(left)
        return [row[0] / total for row in weights], [row[0] for row in points]

    def likely(self, seat: int) -> list[int]:
        """The directors this seat would most like to see go; a plain player asks only what they are worth now."""
        if self.plain[seat]:
            return plain_firings(self.troupes, tuple(self.shares), seat)
        best = max(shares[seat] for shares in self.shares.values())
        return [chair for chair, shares in self.shares.items() if shares[seat] >= best * (1 - 1e-9)]

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
    found: dict[Move, Choice] = {}
    for seat in range(view.seats):
        if seat != me:
            likely = firings.likely(seat)
            values[NAMES[seat]] = sum(firings.shares[chair][me] for chair in likely) / len(likely)
    chances = drawn(values, level.noise / view.seats)
    for move, value in values.items():
        likely = firings.likely(NAMES.index(move))
        points = sum(firings.points[chair][me] for chair in likely) / len(likely)
        reasons = {"own": points - firings.mean[me], f"fires-{DIRECTORS[likely[0]]}": 1 / len(likely)}
        found[move] = Choice(chances[move], value, points, reasons)
    return found


def fire(view: View, level: Level) -> dict[Move, Choice]:
    """Fire the director whose going helps oneself most in the race."""
    firings = _Firings(view, level)
    me = view.seat
    values: dict[Move, float] = {FIRES[director]: firings.shares[CHAIR[director]][me] for director in view.living}
    chances = drawn(values, level.noise / view.seats)
    found: dict[Move, Choice] = {}
    for director in view.living:
        chair, move = CHAIR[director], FIRES[director]
        harmed, loss = firings.most_harmed(chair, me)
        points = firings.points[chair][me]
        reasons = {"own": points - firings.mean[me], "denied": loss, "denied_seat": float(harmed)}
        found[move] = Choice(chances[move], values[move], points, reasons)
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
