"""A view as JSON for the page, with every number and reason the page shows: the page itself decides nothing."""

from dataclasses import replace

from turandot.engine.game import Json
from turandot.engine.shown import Account, Part, difference
from turandot.games.turandot.cards import ROLES, Role, Singer, card_id
from turandot.games.turandot.moves import MONEY, Bid, Casting
from turandot.games.turandot.prospects import gain, prospect
from turandot.games.turandot.rules import designers, may_play_alone
from turandot.games.turandot.scoring import (
    AS_HIRED,
    TABLE,
    Score,
    best_casting,
    final_scores,
    is_favourite,
    is_mismatch,
    part_points,
    places,
    projected,
    score,
    standing,
    table_score,
    winner_names,
)
from turandot.games.turandot.state import DIRECTOR_ROUND, ROUNDS, House, Phase, Round, seating
from turandot.games.turandot.view import UNKNOWN, View


def show(view: View) -> Json:
    """Lay a view out for the page."""
    now = view.now
    last = now.number == ROUNDS
    return {
        "seat": view.seat,
        "seats": view.seats,
        "options": dict(view.setup.options),
        "round": now.number,
        "rounds": ROUNDS,
        "phase": str(view.phase),
        "hires": "director" if now.number == DIRECTOR_ROUND else "singer",
        "maestro": now.maestro,
        "nextMaestro": None if last else (now.maestro + 1) % view.seats,
        "toAct": view.to_act,
        "legal": [str(move) for move in view.legal],
        "stage": [card and card_id(card) for card in view.stage],
        "now": _round(now, view.seats, view.phase),
        "mine": view.mine and str(view.mine),
        "sealed": _sealed(view),
        "waiting": list(view.waiting),
        "houses": [_house(view, seat, house) for seat, house in enumerate(view.houses)],
        "table": view.table and _table(view.table),
        "designers": 0 if now.number == DIRECTOR_ROUND else designers(view.seats),
        "alone": _alone(view),
        "living": [str(director) for director in view.living],
        "fired": [str(part.fired) for part in (*view.past, now) if part.fired],
        "gone": [card_id(part.left) for part in (*view.past, now) if part.left is not None and not view.table],
        "unseen": [singer.id for singer in view.unseen],
        "past": [_round(part, view.seats) for part in view.past],
        "directors": _directors(view),
        "worth": _worth(view),
        "premiere": _premiere(view),
        "final": _final(view),
    }


def _round(part: Round, seats: int, phase: Phase | None = None) -> Json:
    """A round so far: who bid what (once revealed), who got which card from which slot, and what it cost."""
    order = seating(seats, part.maestro)
    bids = dict(zip(order, part.bids, strict=False))
    slots = {card: slot for slot, card in enumerate(part.cards, 1)}
    return {
        "round": part.number,
        "maestro": part.maestro,
        "cards": [card_id(card) for card in part.cards],
        "bids": [
            {"seat": seat, "move": str(bid), "number": bid.number, "money": bid.money, "bluff": bid.bluff}
            for seat, bid in bids.items()
        ],
        "hired": [
            {"seat": seat, "card": card_id(card), "slot": slots[card], "paid": bids[seat].money}
            for seat, card in part.hired
        ],
        "columns": [_column(slot, part, bids, phase) for slot in range(1, len(part.cards) + 1)] if bids else [],
        "alone": [_played_alone(seat, part, phase) for seat, bid in bids.items() if bid.number is None],
        "designers": list(part.designers),
        "understudies": [
            {"seat": seat, "card": card_id(card), "slot": slots[card]} for seat, card in part.understudies
        ],
        "left": part.left and card_id(part.left),
        "named": part.named,
        "fired": part.fired and str(part.fired),
    }


def _played_alone(seat: int, part: Round, phase: Phase | None) -> Json:
    """What became of money alone, and by which rule: the Maestro (R1), round 4 (R2), made (R9), too late (R10).

    No rule before its step has come: designers are hired after the numbers are settled.
    """
    made = seat in part.designers
    rule: str | None
    if phase is Phase.REVEALED:
        rule = None
    elif part.number == DIRECTOR_ROUND:
        rule = "R2"
    elif seat == part.maestro:
        rule = "R1"
    elif phase is Phase.HIRED:
        rule = None
    else:
        rule = "R9" if made else "R10"
    return {"seat": seat, "scene": made, "rule": rule}


def _column(slot: int, part: Round, bids: dict[int, Bid], phase: Phase | None) -> Json:
    """What became of one number, and by which rule: nobody or nothing yet, alone (R8), outbid (R6) or tied (R7)."""
    bidders = [{"seat": seat, "money": bid.money} for seat, bid in bids.items() if bid.number == slot]
    card = part.cards[slot - 1]
    winner = next((seat for seat, hired in part.hired if hired == card), None)
    if not bidders or phase is Phase.REVEALED:
        rule = None
    elif winner is None:
        rule = "R7"
    else:
        rule = "R8" if len(bidders) == 1 else "R6"
    return {"slot": slot, "bidders": bidders, "winner": winner, "rule": rule}


def _sealed(view: View) -> list[Json]:
    order = seating(view.seats, view.now.maestro)
    return [
        {"seat": seat, "size": None if size == UNKNOWN else size}
        for seat, size in zip(order, view.sealed, strict=False)
    ]


def _house(view: View, seat: int, house: House) -> Json:
    return {
        "seat": seat,
        "singers": [singer.id for singer in house.singers],
        "director": house.director and str(house.director),
        "money": house.money,
        "spent": MONEY - house.money - house.scene,
        "scene": house.scene,
        "casting": house.casting and str(Casting(house.casting)),
        "projected": account(replace(projected(house), penalty=_penalty(view, seat)), for_two=view.table is not None),
    }


def _penalty(view: View, seat: int) -> int:
    """The point the last Maestro of a game for two loses, once it is clear who that is (R19)."""
    return int(view.table is not None and view.now.number == ROUNDS and seat == view.now.maestro)


def _table(table: House) -> Json:
    return {
        "seat": TABLE,
        "singers": [singer.id for singer in table.singers],
        "director": table.director and str(table.director),
        "projected": account(table_score(table), for_two=True),
    }


def _alone(view: View) -> Json:
    """Whether the viewer may play money alone, whether it can hire a designer, and the rule that says no."""
    maestro = view.seat == view.now.maestro
    if not view.house.money:
        return {"legal": False, "hires": False, "rule": "R3"}
    if not may_play_alone(view.setup, view.seat, view.now.maestro):
        return {"legal": False, "hires": False, "rule": "R1"}
    if view.now.number == DIRECTOR_ROUND:
        return {"legal": True, "hires": False, "rule": "R2"}
    return {"legal": True, "hires": not maestro, "rule": "R1" if maestro else "R9"}


def _directors(view: View) -> Json:
    """What every director still in play is worth to every seat: now, at least and at most."""
    around = (*view.unseen, *(card for card in view.stage if isinstance(card, Singer)))
    return {
        str(director): [prospect(house, director, around)._asdict() for house in view.houses]
        for director in view.living
    }


def _worth(view: View) -> Json:
    """What every card on stage would add to every house if the curtain rose now, with the best casting."""
    before = [standing(house) for house in view.houses]
    return {
        card_id(card): [gain(house, card, had) for house, had in zip(view.houses, before, strict=True)]
        for card in view.stage
        if card is not None
    }


def _premiere(view: View) -> Json:
    """The role puzzle: what each of the viewer's singers adds in each role, and the best there is."""
    house = view.house
    if view.phase is not Phase.PREMIERE:
        return None
    best = best_casting(house.singers, house.director)
    return {
        "roles": [list(part_points(singer, house.director)) for singer in house.singers],
        "best": str(Casting(best)),
        "bestTotal": score(house, best, _penalty(view, view.seat)).total,
    }


# ── Accounts ──


def account(score: Score, *, for_two: bool) -> Account:
    """Spell a score out part by part; only in a game for two can there be a penalty (R19)."""
    parts: list[Part] = [
        {"key": "stars", "points": score.stars},
        {"key": "scene", "points": score.scene},
        {"key": "favourites", "points": score.favourites},
        {"key": "mismatches", "points": -score.mismatches},
        {"key": "bonus", "points": score.bonus},
    ]
    if for_two:
        parts.append({"key": "penalty", "points": -score.penalty})
    return {"parts": parts, "total": score.total}


def _final(view: View) -> Json:
    """Every house's account, who won, which seats had most points, and what decided among them (R18)."""
    if view.phase is not Phase.FINISHED:
        return None
    scores, won = final_scores(view), winner_names(view)
    lines = [
        _line(seat, house, place, account(score, for_two=view.table is not None))
        for seat, (house, score, place) in enumerate(zip(view.houses, scores, places(view), strict=True))
    ]
    if view.table:
        lines.append(_line(TABLE, view.table, None, account(table_score(view.table), for_two=True)))
    top = max(score.total for score in scores)
    level = [seat for seat, score in enumerate(scores) if score.total == top]
    decided = difference(lines, won)
    return {"lines": lines, "winners": won, "level": level, "tieBreak": _tie_break(won, level), "decided": decided}


def _line(seat: int | str, house: House, place: int | None, lines: Account) -> Json:
    singers = [house.singers[index] for index in house.casting or AS_HIRED]
    return {
        "seat": seat,
        "place": place,
        "roles": [singer.id for singer in singers],
        "performances": [_performance(singer, role) for singer, role in zip(singers, ROLES, strict=True)],
        "director": str(house.director),
        **lines,
    }


def _performance(singer: Singer, role: Role) -> Json:
    """What one singer brings on the opening night: stars, and a point more or less for the role (R17)."""
    fits = int(is_favourite(singer, role)) - int(is_mismatch(singer, role))
    return {"card": singer.id, "stars": singer.stars, "role": fits, "points": singer.stars + fits}


def _tie_break(won: list[int | str], level: list[int]) -> str | None:
    """Stars decide among seats with most points, or the victory is shared; where the Table won, neither (R18, R21)."""
    if len(won) > 1:
        return "shared"
    return "stars" if len(level) > 1 and won != [TABLE] else None
