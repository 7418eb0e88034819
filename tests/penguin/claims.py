"""A reason put to the test: what it claims of which move on which table, and what its player counted with."""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.penguin.referee import at
from tests.penguin.second_look import Ice, bonus, taker
from turandot.engine.game import Choice
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.moves import parse
from turandot.games.penguin.reasons.choosing import why
from turandot.games.penguin.state import State
from turandot.games.penguin.view import observe

Json = Any
PLAIN = {"hope-more", "hope-less", "deny", "help"}
"""A player's own estimates: never told first."""
AGAINST = {
    "show-nobody", "show-nothing", "gift", "card-to", "ends-behind", "fee", "opens", "idle", "nearer-rival",
    "leaves", "stay-idle", "this-none", "rival-guests", "hope-less", "help",
}  # fmt: skip
EITHER = {"card-tie"}
CENT = 0.011
_PLACE = re.compile(r"([a-z0-9-]+)@([a-g][1-9])(?:(\$)|!([a-z0-9-]+))?")
_TOKEN = re.compile(r"([a-g][1-9])?>([a-g][1-9])")
_ENTER = re.compile(r"([a-g][1-9])([\^v])")


class Claim:
    """One reason of one move, and the table it speaks of."""

    def __init__(self, shown: Json, move: str, reason: Json) -> None:
        """Read the move, and do on the ice what it does."""
        self.shown, self.move, self.reason = shown, move, reason
        self.me, self.before = shown["seat"], Ice(shown)
        self.after, self.penguin, self.settled = self.before, "", ""
        self.cell: Json = None  # nowhere, if no token moves
        self.source: Json = None
        if found := _PLACE.fullmatch(move):
            self.penguin, self.cell = found[1], at(found[2])
            self.settled = found[3] or found[4] or ""
            self.after = self.before.laid(self.penguin, self.cell)
        elif found := _TOKEN.fullmatch(move):
            self.source, self.cell = found[1] and at(found[1]), at(found[2])
            self.after = self.before.invited(self.me, self.source, self.cell)
        elif found := _ENTER.fullmatch(move):
            self.cell = at(found[1])
            self.after = self.before.entered(shown["top"], self.cell, turned=found[2] == "v")
        elif move.startswith("*"):
            self.cell = at(move[1:])

    def __getattr__(self, name: str) -> Json:
        """A fact that the reason tells."""
        return self.reason[name]

    @property
    def next(self) -> int:
        """Who is next."""
        return int((self.me + 1) % self.shown["seats"])

    @property
    def begun(self) -> set[str]:
        """The entertainers that perform in this turn."""
        if self.move.startswith("*"):
            return {self.before.acts[self.cell][0]}
        return {card for cell, (card, _) in self.after.acts.items() if not self.after.missing(cell)}

    def some(self) -> Iterator[tuple[Ice, tuple[str, ...]]]:
        """Every way the shows of this turn may go: which of them come to perform, and which token moves before."""
        ways = [self.after]
        if self.penguin:
            mine = self.after.tokens(self.me)
            sources = [None] if len(mine) < 3 else mine  # U1: three tokens
            free = [cell for cell in self.after.guests if cell not in self.after.hosts]
            ways += [self.after.invited(self.me, source, cell) for source in sources for cell in free]
        for way in ways:
            for count in range(1, len(self.begun) + 1):
                for cards in combinations(sorted(self.begun), count):
                    yield way, cards

    def cards(self, way: Ice, shows: tuple[str, ...]) -> tuple[list[list[str]], list[list[str]]]:
        """Everybody's entertainer cards before these shows, a card handed in already gone, and after them."""
        held = [[one["card"] for one in house["cards"]] for house in self.shown["houses"]]
        if self.settled not in {"", "$"}:
            held[self.me].remove(self.settled)
        won = [[*mine, *(card for card in shows if taker(way.points(card)) == seat)] for seat, mine in enumerate(held)]
        return held, won

    def margin(self, way: Ice, shows: tuple[str, ...], fee: int) -> int:
        """By how much the player is ahead once these shows are over."""
        _, won = self.cards(way, shows)
        totals = []
        for seat, house in enumerate(self.shown["houses"]):
            animals, activity = bonus(won, house["activity"], seat)
            scored = sum(way.points(card)[seat] for card in shows)
            totals.append(house["score"] + scored + sum(animals.values()) + activity - (fee if seat == self.me else 0))
        mine = totals.pop(self.me)
        return int(mine - max(totals))

    def fee(self) -> int:
        """What the placement costs."""
        return self.before.fee(self.penguin, self.cell, self.shown["options"]["fee"]) if self.penguin else 0


def agrees(claim: Claim, counted: dict[str, float]) -> bool:
    """Whether a reason contradicts none of the numbers that its player counted with; some count nothing."""
    kind, reason, alone = claim.kind, claim.reason, not claim.move.startswith("*")  # after an order, other shows follow
    own, fee, card = counted.get("points", 0), counted.get("fee", 0), counted.get("card", 0)
    later, against = counted.get("token", 0) + counted.get("place", 0), counted.get("deny", 0)
    opening = counted.get("opening", 0)
    checks: dict[str, bool] = {
        "show": own == reason.get("points"),
        "show-guest": own == reason.get("points"),
        "show-nothing": not own,
        "show-nobody": not own and not counted.get("gift"),
        "this-show": own >= reason.get("points", 0),
        "brings": own >= reason.get("points", 0),
        "gift": counted.get("gift", 0) >= sum(one["points"] for one in reason.get("scores", ())),
        "fee": fee == reason.get("points"),
        **dict.fromkeys(("fee-none", "fee-alone", "excuse", "excuse-costs"), not fee),
        **dict.fromkeys(("card-only", "card-least"), card >= 0),
        "card-to": card <= 0 or not alone,
        **dict.fromkeys(("animal-most", "animal-share"), counted.get("animal", 0) > 0),
        "activity": counted.get("activity", 0) > 0,
        "hope-more": later > 0 and abs(later - reason.get("points", 0)) < CENT,
        "hope-less": later < 0 and abs(later + reason.get("points", 0)) < CENT,
        "deny": against > 0 and abs(against - reason.get("points", 0)) < CENT,
        "help": against < 0 and abs(against + reason.get("points", 0)) < CENT,
        "closes": opening < 0,
        "opens": opening >= 0,
    }
    speaks = kind in EITHER or (reason["weight"] < 0) == (kind in AGAINST)
    return speaks and (not counted or checks.get(kind, True))


# ── Asking ──


def told(state: State, move: str, **counted: float) -> dict[str, Json]:
    """The reasons for one move, by kind, if a bot has counted so much for it."""
    seat = PENGUIN.to_act(state)
    assert seat is not None
    reasons = why(observe(state, seat), {parse(move): Choice(1.0, 0.5, reasons=counted)})
    return {reason["kind"]: reason for reason in reasons[parse(move)]}


def every(state: State, move: str, **counted: float) -> dict[str, Json]:
    """All that could be told of a move, not only what is told first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("turandot.games.penguin.reasons.choosing.MOST", 99)
        return told(state, move, **counted)
