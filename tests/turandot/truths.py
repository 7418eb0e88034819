"""What each kind of reason claims: a table of truths, each worked out anew from the whole state."""

from collections.abc import Callable
from functools import cache
from itertools import permutations

from tests.turandot.claims import (
    Claim,
    best,
    can_pay,
    few_stars,
    grows,
    later,
    loved,
    middling,
    miscast,
    most,
    stars,
    taken,
    variety,
    wants,
    woman,
    worse,
    worth,
)
from turandot.games.turandot.cards import ROLES, Director, Gender, Role, Singer, card_id
from turandot.games.turandot.moves import Casting, Fire, Name
from turandot.games.turandot.rules import play
from turandot.games.turandot.scoring import final_scores, is_favourite, is_mismatch, score
from turandot.games.turandot.state import House, Phase

# ── Bids ──


def wanted(claim: Claim) -> bool:
    named = claim.reason.get("card", claim.reason.get("director"))
    return (
        claim.reason["seat"] != claim.seat
        and named == card_id(claim.card)
        and claim.adds(claim.told) == claim.reason["points"] > 0
        and claim.above(claim.told) > 0
        and claim.figures.get("denied", 1) > 0
    )


def purses(claim: Claim) -> list[int]:
    return [house.money for house in claim.others]


def contested(claim: Claim, least: float, greatest: float) -> bool:
    return least <= claim.figures["contested"] <= greatest


def line(claim: Claim) -> list[int]:
    """Who could take a designer before this seat: clockwise from the Maestro's left, with money."""
    state = claim.state
    ahead = [(state.now.maestro + step) % state.seats for step in range(1, state.seats)]
    return [seat for seat in ahead[: ahead.index(claim.seat)] if state.houses[seat].money]


def later_seats(claim: Claim) -> int:
    return claim.state.seats - 1 - len(claim.state.stacks)


def watched(claim: Claim) -> bool:
    return claim.state.setup.options["sealing"] == "clockwise" and later_seats(claim) > 0


def places(claim: Claim) -> int:
    return 2 if claim.state.seats > 3 else 1  # the carpenter comes with four


def paints(claim: Claim) -> bool:
    return claim.bid.number is None and claim.state.now.number != 4 and claim.seat != claim.state.now.maestro


# ── Handing out ──


def given(claim: Claim, how: Callable[[int, list[int]], bool], sign: int) -> bool:
    """Whether the card is so among those left for whoever gets it, and what the bot said agrees."""
    right = claim.reason["seat"] == claim.state.waiting[0] != claim.seat and claim.named("card", claim.card)
    denied = claim.figures.get("denied", -claim.above(claim.told))
    return right and how(claim.adds(claim.told), claim.row(claim.told)) and sign * denied >= 0


def between(added: int, row: list[int]) -> bool:
    return min(row) < added < max(row)


def left_over(claim: Claim) -> bool:
    others = [card for card in claim.free if card != claim.card]
    return len(others) == 1 and claim.named("card", others[0])


# ── Naming, firing and the premiere ──


def fires(claim: Claim) -> bool:
    assert isinstance(claim.move, Name)
    director = Director(claim.reason["director"])
    return (
        f"fires-{director}" in claim.figures
        and claim.reason["seat"] == claim.move.seat
        and director in claim.state.living
    )


def goes(claim: Claim) -> bool:
    assert isinstance(claim.move, Fire)
    return bool(claim.reason["director"] == claim.move.director)


def rivals_paid(claim: Claim) -> dict[int, int]:
    return {seat: points for seat, points in enumerate(claim.pays) if seat != claim.seat and points > 0}


def pays_rival(claim: Claim, count: int) -> bool:
    paid = rivals_paid(claim)
    most_paid = paid[claim.reason["seat"]] == max(paid.values()) == claim.reason["points"]
    return (
        goes(claim)
        and most_paid
        and claim.reason["count"] == len(paid) >= count
        and claim.figures.get("denied", 0) >= 0
    )


def parts(claim: Claim) -> list[tuple[Singer, Role]]:
    assert isinstance(claim.move, Casting)
    return [(claim.house.singers[place], role) for place, role in zip(claim.move.order, ROLES, strict=True)]


def listed(claim: Claim, fits: Callable[[Singer, Role], bool]) -> bool:
    told = [{"card": singer.id, "role": str(role)} for singer, role in parts(claim) if fits(singer, role)]
    return bool(told) and claim.reason["parts"] == told


def short(claim: Claim) -> int:
    assert isinstance(claim.move, Casting)
    top = max(score(claim.house, order).total for order in permutations(range(len(ROLES))))
    return top - score(claim.house, claim.move.order).total


def wins(claim: Claim) -> bool:
    """Play the rest of the premiere out, everybody else casting as well as can be: who has most points?"""
    state = play(claim.state, claim.move)[-1]
    houses = [
        house if house.casting or seat == claim.seat else house._replace(casting=_finest(house))
        for seat, house in enumerate(state.houses)
    ]
    best_others = [
        house._replace(casting=_finest(house)) if seat != claim.seat else house for seat, house in enumerate(houses)
    ]
    lines = final_scores(state._replace(phase=Phase.FINISHED, houses=tuple(best_others)))
    ranks = [(each.total, each.stars) for each in lines]
    table = score(state.table, tuple(range(len(ROLES)))).total if state.table else -99
    mine = ranks.pop(claim.seat)
    return mine > max(ranks) and mine[0] >= table


@cache
def _finest(house: House) -> tuple[int, ...]:
    return max(permutations(range(len(ROLES))), key=lambda order: score(house, order).total)


def _rounds(claim: Claim) -> int:
    return 7 - claim.state.now.number


TRUTHS: dict[str, Callable[[Claim], bool]] = {
    "stars": stars,
    "few-stars": few_stars,
    "stars-woman": lambda claim: stars(claim) and woman(claim),
    "stars-favourite": lambda claim: stars(claim) and wants(claim.house, claim),
    "favourite": lambda claim: wants(claim.house, claim),
    "favourite-taken": taken,
    "miscast": lambda claim: miscast(claim.house, claim),
    "woman": woman,
    "any-role": lambda claim: claim.singer.gender is Gender.UNCERTAIN and claim.named("card", claim.singer),
    "loved": lambda claim: loved(claim, 1),
    "loathed": lambda claim: loved(claim, -1),
    "type-again": lambda claim: variety(claim, "type-again"),
    "types-complete": lambda claim: variety(claim, "types-complete"),
    "type-new": lambda claim: variety(claim, "type-new"),
    "type-grows": grows,
    "best-card": best,
    "worst-card": lambda claim: worse(claim) and claim.adds(claim.house) == min(claim.row(claim.house)),
    "better-card": worse,
    "later-more": lambda claim: later(claim, 1),
    "later-less": lambda claim: later(claim, -1),
    "middling": middling,
    "pays": lambda claim: claim.mine == claim.reason["points"] > 0 and claim.named("director", claim.card),
    "costs": lambda claim: claim.mine == claim.reason["points"] < 0 and claim.named("director", claim.card),
    "pays-never": lambda claim: not any(claim.pays) and most(claim, claim.seat) == 0,
    "pays-later": lambda claim: can_pay(claim, claim.seat) and claim.named("director", claim.card),
    "pays-rival": wanted,
    "rival-wants": wanted,
    "nobody-wants": lambda claim: all(claim.above(house) <= 0 for house in claim.others),
    "sure": lambda claim: (
        claim.bid.money == claim.reason["money"] > max(purses(claim)) and claim.figures.get("hired", 1) == 1
    ),
    "nobody-outbids": lambda claim: claim.bid.money == claim.reason["money"] == max(purses(claim)),
    "only-outbids": lambda claim: (
        sum(purse > claim.bid.money for purse in purses(claim)) == 1
        and claim.told.money > claim.bid.money == claim.reason["money"] > 0
    ),
    "last-coin": lambda claim: (
        claim.bid.money == claim.house.money == claim.reason["money"] > 0 < _rounds(claim) == claim.reason["rounds"]
    ),
    "last-call": lambda claim: _rounds(claim) == 0 < claim.bid.money,
    "keeps-money": lambda claim: (
        claim.bid.money == 0 < claim.house.money == claim.reason["money"]
        and _rounds(claim) == claim.reason["rounds"] > 0
    ),
    "overpaid": lambda claim: contested(claim, 0, 0.5) and claim.bid.money > 0,
    "quiet": lambda claim: contested(claim, 0, 0.5) and claim.bid.money == 0 and claim.figures["hired"] >= 0.5,
    "worth-paying": lambda claim: contested(claim, 0.5, 1) and claim.bid.money > 0,
    "crowded": lambda claim: contested(claim, 0.5, 1),
    "maestro-safe": lambda claim: claim.seat == claim.state.now.maestro,
    "thin": lambda claim: (
        {stack.size for stack in claim.state.stacks} == {1}
        and all(stack.number is None or not stack.money for stack in claim.state.stacks)
        and claim.reason["count"] == len(claim.state.stacks)
    ),
    "bluff": lambda claim: (
        claim.bid.bluff
        and watched(claim)
        and (claim.bid.size, later_seats(claim)) == (claim.reason["size"], claim.reason["count"])
    ),
    "bluff-idle": lambda claim: claim.bid.bluff and not watched(claim),
    "no-designer": lambda claim: (
        not paints(claim) and claim.bid.number is None and claim.reason["round"] == claim.state.now.number
    ),
    "designer-sure": lambda claim: paints(claim) and len(line(claim)) < places(claim),
    "designer-line": lambda claim: (
        paints(claim) and len(line(claim)) == claim.reason["count"] >= places(claim) == claim.reason["places"]
    ),
    "designer-double": lambda claim: worth(claim.house._replace(scene=claim.house.scene + 1)) - worth(claim.house) == 2,
    "stage-flat": lambda claim: max(claim.row(claim.house)) - sorted(claim.row(claim.house))[1] <= 1,
    "stage-rich": lambda claim: (
        claim.row(claim.house)[[card_id(card) for card in claim.free].index(claim.reason["other"])]
        == max(claim.row(claim.house))
    ),
    "designer-card": lambda claim: paints(claim) and claim.reason["seat"] == claim.state.now.maestro,
    "gives-same": lambda claim: len(set(claim.row(claim.told))) == 1 and abs(claim.figures.get("denied", 0)) < 0.1,
    "gives-fading": lambda claim: len(set(claim.row(claim.told))) == 1 and claim.figures["denied"] > 0,
    "gives-growing": lambda claim: len(set(claim.row(claim.told))) == 1 and claim.figures["denied"] < 0,
    "gives-least": lambda claim: given(claim, lambda added, row: added == min(row), 1),
    "gives-most": lambda claim: given(claim, lambda added, row: added == max(row), -1),
    "gives-more": lambda claim: given(claim, lambda added, row: added < sum(row) / len(row), -1),
    "gives-less": lambda claim: given(claim, lambda added, row: added > sum(row) / len(row), 1),
    "gives-middling": lambda claim: given(claim, between, 1) or given(claim, between, -1),
    "gives-favourite": lambda claim: wants(claim.told, claim),
    "gives-miscast": lambda claim: miscast(claim.told, claim),
    "goes-home": lambda claim: left_over(claim) and claim.state.table is None,
    "table-gets": lambda claim: left_over(claim) and claim.state.table is not None,
    "even": lambda claim: claim.state.phase is Phase.NAMING,
    "fires-mine": lambda claim: fires(claim) and claim.mine == claim.reason["points"] > 0 >= claim.figures["own"],
    "fires-burden": lambda claim: fires(claim) and claim.mine == claim.reason["points"] < 0 <= claim.figures["own"],
    "fires-theirs": lambda claim: (
        fires(claim)
        and claim.pays[claim.reason["third"]] == claim.reason["points"] > max(0, claim.mine)
        and claim.reason["third"] not in {claim.seat, claim.reason["seat"]}
        and claim.figures["own"] >= 0
    ),
    "fires-least": lambda claim: fires(claim) and claim.figures["own"] < 0 and claim.choice.value == claim.most,
    "fires": lambda claim: fires(claim) and claim.figures["own"] >= 0,
    "fires-badly": lambda claim: fires(claim) and claim.figures["own"] < 0,
    "pays-me": lambda claim: goes(claim) and claim.mine == claim.reason["points"] > 0 >= claim.figures.get("own", 0),
    "costs-me": lambda claim: goes(claim) and claim.mine == claim.reason["points"] < 0 <= claim.figures.get("own", 0),
    "pays-one": lambda claim: pays_rival(claim, 1) and len(rivals_paid(claim)) == 1 and claim.mine <= 0,
    "pays-some": lambda claim: pays_rival(claim, 1),
    "pays-nobody": lambda claim: goes(claim) and max(claim.pays) <= 0,
    "may-pay": lambda claim: goes(claim) and can_pay(claim, claim.reason["seat"]) and claim.figures["denied"] > 0,
    "spares": lambda claim: goes(claim) and claim.figures.get("own", 0) >= 0,
    "missed": lambda claim: goes(claim) and claim.figures["own"] < 0,
    "cast-favourites": lambda claim: listed(claim, is_favourite),
    "cast-miscast": lambda claim: listed(claim, is_mismatch),
    "cast-clean": lambda claim: not any(is_mismatch(singer, role) for singer, role in parts(claim)),
    "cast-denied": lambda claim: (
        short(claim) > 0
        and all((singer.id, str(role)) != (claim.reason["card"], claim.reason["role"]) for singer, role in parts(claim))
        and any(
            singer.id == claim.reason["card"] and str(singer.favourite) == claim.reason["role"]
            for singer in claim.house.singers
        )
    ),
    "cast-best": lambda claim: short(claim) == 0,
    "cast-short": lambda claim: short(claim) == claim.reason["points"] > 0,
    "cast-wins": wins,
    "cast-behind": lambda claim: not wins(claim) and short(claim) == 0,
}
