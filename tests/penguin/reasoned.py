"""What must be so on the table for a reason to be true, kind by kind."""

from collections.abc import Callable
from typing import Any

from tests.penguin.claims import PLAIN, Claim
from tests.penguin.referee import LIKES, at
from tests.penguin.second_look import PRINTED, Ice, bonus, taker

Json = Any


# ── What shows bring ──


def _in_shows(test: Callable[[Claim, Ice, tuple[str, ...]], bool]) -> Callable[[Claim], bool]:
    """What holds for one of the ways the shows of the turn may go."""
    return lambda claim: any(test(claim, way, shows) for way, shows in claim.some())


def _mine(way: Ice, shows: tuple[str, ...], seat: int) -> int:
    return sum(way.points(card)[seat] for card in shows)


def _score(claim: Claim, points: int, *, token: bool) -> bool:
    """Whether the shows that are named begin and bring so much, with the tokens as they lie or with one more."""
    named = tuple(sorted(claim.reason["cards"]))
    return any(
        shows == named and _mine(way, shows, claim.me) == points and (way is claim.after) is not token
        for way, shows in claim.some()
    )


def _gift(claim: Claim, way: Ice, shows: tuple[str, ...]) -> bool:
    scored = {seat: points for seat in range(way.seats) if (points := _mine(way, shows, seat)) and seat != claim.me}
    told = {one["seat"]: one["points"] for one in claim.scores}
    return told == scored and tuple(sorted(claim.reason["cards"])) == shows


def _animal(claim: Claim, *, alone: bool) -> bool:
    def holds(way: Ice, shows: tuple[str, ...]) -> bool:
        held, won = claim.cards(way, shows)
        house = claim.shown["houses"][claim.me]
        before, now = (bonus(cards, house["activity"], claim.me)[0][claim.animal] for cards in (held, won))
        gained = now - before
        counts = [sum(PRINTED[card]["animal"] == claim.animal for card in cards) for cards in won]
        mine = counts.pop(claim.me)
        return gained == claim.points and mine == claim.count and (mine > max(counts)) is alone

    return any(holds(way, shows) for way, shows in claim.some())


def _tied(claim: Claim, way: Ice, shows: tuple[str, ...]) -> bool:
    points = way.points(claim.card)
    least = min([each for each in points if each], default=0)
    tied = [seat for seat, each in enumerate(points) if each == least and each]
    return claim.card in shows and len(tied) > 1 and tied == claim.seats and least == claim.points


def _ends(claim: Claim) -> bool:
    fee = claim.fee() if claim.settled == "$" else 0
    margins = {claim.margin(way, shows, fee) for way, shows in claim.some() if len(shows) == 1}
    sign = 1 if claim.kind == "ends-ahead" else -1
    return claim.shown["top"] is None and sign * claim.points in margins and claim.points > 0


# ── What lies there ──


def _guest(claim: Claim, ice: Ice) -> bool:
    return bool(ice.guests[at(claim.reason["cell"])] == claim.guest)


def _fan(claim: Claim) -> bool:
    """One entertainer beside the penguin amuses it, and does not perform at once."""
    fans = [card for card in claim.after.amusing(claim.cell) if card not in claim.begun]
    return fans == [claim.card] and _guest(claim, claim.after)


def _liked(claim: Claim) -> bool:
    return bool(LIKES[PRINTED[claim.guest]["family"]] == PRINTED[claim.card]["animal"])


def _nearer(claim: Claim) -> bool:
    """One card fewer is lacking for an entertainer, which does not perform yet."""
    cell = claim.before.where(claim.card)
    still = claim.after.missing(cell)
    return claim.before.missing(cell) == still | {claim.cell} and len(still) == claim.count > 0


def _opens(claim: Claim) -> bool:
    cell = claim.after.where(claim.card)
    return len(claim.after.missing(cell)) == 1 and claim.seat == claim.next


def _later(claim: Claim) -> list[str]:
    return [card for card in claim.before.amusing(claim.cell) if card not in claim.begun]


def _lacks(claim: Claim, count: int) -> bool:
    return len(claim.before.missing(claim.before.where(claim.card))) == count


def _free(ice: Ice) -> list[int]:
    """What the penguins without a token that somebody amuses are worth."""
    return [ice.value(cell) for cell in ice.guests if cell not in ice.hosts and ice.amusing(cell)]


def _best_free(claim: Claim) -> bool:
    ice = claim.before
    return ice.value(claim.cell) == max(_free(ice)) == claim.points and _guest(claim, ice)


def _amused(claim: Claim) -> int:
    return sum(bool(claim.before.amusing(cell)) for cell in claim.before.tokens(claim.me))


def _supply(claim: Claim) -> bool:
    return bool(claim.count == 3 - len(claim.before.tokens(claim.me)) > 0)


def _lookers(claim: Claim) -> dict[int | None, list[int]]:
    """The penguins that the new entertainer would amuse, by whose guests they are."""
    found: dict[int | None, list[int]] = {}
    for fan in claim.after.fans(claim.cell):
        found.setdefault(claim.after.hosts.get(fan), []).append(claim.after.value(fan))
    return found


def _others(claim: Claim) -> dict[int | None, int]:
    return {seat: sum(values) for seat, values in _lookers(claim).items() if seat not in {None, claim.me}}


def _worth(claim: Claim) -> int:
    """What a card handed in would have brought at the end, as things stand."""
    held, _ = claim.cards(claim.before, ())
    with_it = [[one["card"] for one in house["cards"]] for house in claim.shown["houses"]]
    sums = [
        sum(animals.values()) + activity
        for animals, activity in (
            bonus(cards, claim.shown["houses"][claim.me]["activity"], claim.me) for cards in (with_it, held)
        )
    ]
    return sums[0] - sums[1]


TRUE: dict[str, Callable[[Claim], bool]] = {
    "show": lambda claim: claim.points > 0 and _score(claim, claim.points, token=False),
    "show-guest": lambda claim: (
        claim.points > 0 and _score(claim, claim.points, token=True) and _guest(claim, claim.after)
    ),
    "show-nothing": lambda claim: _score(claim, 0, token=False) or _score(claim, 0, token=True),
    "show-nobody": _in_shows(
        lambda claim, way, shows: (
            shows == tuple(sorted(claim.reason["cards"])) and not sum(sum(way.points(card)) for card in shows)
        )
    ),
    "gift": _in_shows(_gift),
    "card-only": _in_shows(
        lambda claim, way, shows: (
            claim.card in shows
            and taker(way.points(claim.card)) == claim.me
            and sum(map(bool, way.points(claim.card))) == 1
        )
    ),
    "card-least": _in_shows(
        lambda claim, way, shows: (
            claim.card in shows
            and taker(way.points(claim.card)) == claim.me
            and 0 < way.points(claim.card)[claim.me] == claim.points < max(way.points(claim.card))
        )
    ),
    "card-to": _in_shows(
        lambda claim, way, shows: claim.card in shows and taker(way.points(claim.card)) == claim.seat != claim.me
    ),
    "card-tie": _in_shows(_tied),
    "animal-most": lambda claim: _animal(claim, alone=True),
    "animal-share": lambda claim: _animal(claim, alone=False),
    "activity": _in_shows(
        lambda claim, way, shows: (
            claim.card in shows
            and taker(way.points(claim.card)) == claim.me
            and PRINTED[claim.card]["activity"] == claim.activity == claim.shown["houses"][claim.me]["activity"]
            and claim.points == 2
        )
    ),
    "ends-ahead": _ends,
    "ends-behind": _ends,
    "fee": lambda claim: claim.settled == "$" and claim.fee() == claim.points > 0,
    "fee-none": lambda claim: (
        not claim.settled and not claim.fee() and len(claim.before.neighbours(claim.cell)) == claim.count > 0
    ),
    "fee-alone": lambda claim: not claim.settled and not claim.before.neighbours(claim.cell),
    "excuse": lambda claim: claim.settled == claim.card and claim.fee() == claim.points and not _worth(claim),
    "excuse-costs": lambda claim: (
        claim.settled == claim.card and claim.fee() == claim.points and _worth(claim) == claim.worth > 0
    ),
    "closes": lambda claim: (
        claim.card in claim.begun
        and claim.before.missing(claim.before.where(claim.card)) == {claim.cell}
        and claim.seat == claim.next
    ),
    "opens": _opens,
    "quiet": lambda claim: (
        all(len(claim.after.missing(cell)) > 1 for cell in claim.after.acts) and claim.seat == claim.next
    ),
    "fans": lambda claim: (
        sorted(claim.reason["cards"]) == sorted(set(claim.after.amusing(claim.cell)) - claim.begun)
        and _guest(claim, claim.after)
    ),
    "fan-animal": lambda claim: _fan(claim) and _liked(claim),
    "fan-activity": lambda claim: (
        _fan(claim) and not _liked(claim) and PRINTED[claim.guest]["activity"] == PRINTED[claim.card]["activity"]
    ),
    "idle": lambda claim: not claim.after.amusing(claim.cell) and _guest(claim, claim.after),
    "nearer": lambda claim: (
        _nearer(claim)
        and claim.before.points(claim.card)[claim.me] == max(claim.before.points(claim.card)) == claim.points > 0
    ),
    "nearer-rival": lambda claim: (
        _nearer(claim)
        and claim.seat != claim.me
        and claim.before.points(claim.card)[claim.seat] == claim.points > claim.before.points(claim.card)[claim.me]
    ),
    "nearer-card": lambda claim: (
        _nearer(claim)
        and taker(claim.before.points(claim.card)) == claim.me
        and claim.before.points(claim.card)[claim.me] == claim.points
    ),
    "nearer-open": lambda claim: _nearer(claim) and not any(claim.before.points(claim.card)),
    "apart": lambda claim: all(claim.cell not in claim.before.missing(cell) for cell in claim.before.acts),
    "keeps": lambda claim: (
        claim.guest == claim.penguin
        and claim.count
        == sum(PRINTED[card]["value"] > PRINTED[claim.penguin]["value"] for card in claim.shown["hand"])
        > 0
    ),
    "brings": lambda claim: (
        sorted(claim.reason["cards"]) == sorted(set(claim.before.amusing(claim.cell)) & claim.begun)
        and claim.points == claim.before.value(claim.cell) * len(claim.reason["cards"])
        and _guest(claim, claim.before)
    ),
    "guest-several": lambda claim: (
        sorted(_later(claim)) == sorted(claim.reason["cards"]) and len(claim.reason["cards"]) > 1
    ),
    "guest-soon": lambda claim: _later(claim) == [claim.card] and _lacks(claim, 1) and claim.count == 1,
    "guest": lambda claim: _later(claim) == [claim.card] and _lacks(claim, claim.count) and claim.count > 1,
    "guest-best": _best_free,
    "room": lambda claim: (
        len([cell for cell in claim.before.near(claim.cell) if cell not in claim.before.taken]) == claim.count
    ),
    "supply-used": lambda claim: claim.source is None and _supply(claim),
    "leaves": lambda claim: (
        sorted(claim.before.amusing(claim.source)) == sorted(claim.reason["cards"]) != []
        and _guest(claim, claim.before)
    ),
    "deserted": lambda claim: not claim.before.amusing(claim.source) and _guest(claim, claim.before),
    "none-free": lambda claim: not _free(claim.before),
    "supply": lambda claim: claim.move == "-" and _supply(claim),
    "stay": lambda claim: claim.move == "-" and _amused(claim) == claim.count > 0,
    "stay-idle": lambda claim: claim.move == "-" and not _amused(claim) and len(claim.before.tokens(claim.me)) == 3,
    "this-show": lambda claim: (
        claim.before.points(claim.card)[claim.me] == claim.points > 0 and claim.begun == {claim.card}
    ),
    "this-none": lambda claim: not claim.before.points(claim.card)[claim.me] and claim.begun == {claim.card},
    "own-guests": lambda claim: (
        (len(mine := _lookers(claim).get(claim.me, [])), sum(mine)) == (claim.count, claim.points)
    ),
    "rival-guests": lambda claim: {one["seat"]: one["points"] for one in claim.scores} == _others(claim) != {},
    "no-rivals": lambda claim: not _others(claim),
    "loose": lambda claim: (len(free := _lookers(claim)[None]), max(free)) == (claim.count, claim.points),
    "alone": lambda claim: not claim.after.neighbours(claim.cell),
    "crowd": lambda claim: len(claim.after.neighbours(claim.cell)) == claim.count > 1,
    "lacks": lambda claim: len(claim.after.missing(claim.cell)) == claim.count,
    "edge": lambda claim: sum(not claim.after.inside(dot) for dot in claim.after.dots(claim.cell)) == claim.count > 0,
    **dict.fromkeys(PLAIN, lambda claim: claim.points >= 0.5),
}
"""By kind, whether what a reason says is so."""
