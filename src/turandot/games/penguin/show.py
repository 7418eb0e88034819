"""A view as JSON for the page, with every number and reason the page shows: the page itself decides nothing."""

from collections import Counter

from turandot.engine.game import Json
from turandot.engine.shown import Account, Part, difference
from turandot.games.penguin import previews
from turandot.games.penguin.cards import ACTIVITIES, ANIMALS, CURTAINS, FAMILIES, Penguin
from turandot.games.penguin.explain import ids, token_json
from turandot.games.penguin.iceberg import AROUND, COLUMNS, NAMES, turned
from turandot.games.penguin.previews import Promise, promises
from turandot.games.penguin.scoring import Line, account, places, tie_break, winners
from turandot.games.penguin.shows import hosts
from turandot.games.penguin.state import TOKENS, House, Iceberg, Phase, Show, Turn, round_of, swapped
from turandot.games.penguin.view import View

BEFORE_AWARD = frozenset({Phase.LIT, Phase.SCORED})


def show(view: View) -> Json:
    """Lay a view out for the page."""
    promised = promises(view.iceberg)
    mine = view.to_act == view.seat
    return {
        "seat": view.seat,
        "seats": view.seats,
        "options": dict(view.setup.options),
        "round": round_of(view.now.number, view.seats),
        "rounds": None,
        "turn": view.now.number,
        "active": view.now.seat,
        "phase": str(view.phase),
        "toAct": view.to_act,
        "legal": [str(move) for move in view.legal],
        "iceberg": {"columns": COLUMNS, "rows": view.iceberg.rows},
        "cells": _cells(view.iceberg, promised),
        "entertainers": [_entertainer(view, one) for one in promised],
        "houses": _houses(view),
        "hand": ids(view.hand),
        "top": view.top and view.top.id,
        "piles": {"penguins": view.stock, "entertainers": len(view.backstage) + (view.top is not None)},
        "showsLeft": CURTAINS - view.iceberg.curtains.bit_count(),
        "gone": ids(view.gone),
        "waiting": [NAMES[cell] for cell in view.waiting],
        "unseen": _unseen(view),
        "now": _turn(view.now, view.phase),
        "audience": _audience(view.now.shows[-1]) if view.now.shows else [],
        "past": [_turn(turn) for turn in view.past],
        "soon": previews.about_to_begin(view, promised),
        "placements": previews.placements(view, promised) if mine else [],
        "spots": previews.spots(view, promised) if mine else [],
        "tokens": previews.tokens(view, promised) if mine else [],
        "entrances": previews.entrances(view),
        "end": view.end and str(view.end),
        "final": _final(view),
    }


# ── The iceberg ──


def _cells(iceberg: Iceberg, promised: list[Promise]) -> list[Json]:
    """Every cell in reading order: what lies there, which entertainers are beside it, and how many wait for it."""
    owners = hosts(iceberg)
    kinds = {act.cell: act for act in iceberg.acts}
    around = AROUND[iceberg.rows]
    found = []
    for cell, guest in enumerate(iceberg.guests):
        beside = around[cell]
        about = {
            "cell": NAMES[cell],
            "kind": "empty",
            "card": None,
            "beside": [NAMES[act.cell] for act in iceberg.acts if beside >> act.cell & 1],
            "cards": (beside & iceberg.taken).bit_count(),
        }
        if guest:
            about |= {"kind": "penguin", "card": guest.id, "host": owners.get(cell)}
        elif cell in kinds:
            about |= {"kind": "entertainer", "card": kinds[cell].card.id}
        elif iceberg.curtains >> cell & 1:
            about |= {"kind": "curtain"}
        else:
            about |= {"awaited": sum(one.missing >> cell & 1 for one in promised)}
        found.append(about)
    return found


def _entertainer(view: View, one: Promise) -> Json:
    """An entertainer with its dots, who would be amused now, what each seat would score and who would take the card."""
    dots = turned(one.act.card.dots) if one.act.turned else one.act.card.dots
    return {
        **previews.preview(one.show),
        "turned": one.act.turned,
        "dots": previews.dots_at(view.iceberg, one.act.cell, dots),
        "awards": previews.awards(view, one.show),
        "missing": one.missing.bit_count(),
        "audience": _audience(one.show),
    }


def _audience(performed: Show) -> list[Json]:
    return [
        {
            "cell": NAMES[guest.cell],
            "card": guest.card.id,
            "host": guest.host,
            "amused": guest.amused,
            "points": guest.points,
        }
        for guest in performed.audience
    ]


# ── The players ──


def _houses(view: View) -> list[Json]:
    lines = account(view.houses)
    return [
        {
            "seat": seat,
            "score": house.score,
            "projected": account_of(lines[seat]),
            "activity": house.activity,
            "cards": [
                {"card": card.id, "worth": _worth(view.houses, seat, place)} for place, card in enumerate(house.cards)
            ],
            "tokens": [NAMES[cell] for cell in view.iceberg.tokens[seat]],
            "supply": TOKENS - len(view.iceberg.tokens[seat]),
            "hand": view.held[seat],
        }
        for seat, house in enumerate(view.houses)
    ]


def _worth(houses: tuple[House, ...], seat: int, place: int) -> int:
    """What a card would bring its owner if the game ended now: the bonus with it less the bonus without."""
    house = houses[seat]
    without = house._replace(cards=(*house.cards[:place], *house.cards[place + 1 :]))
    return account(houses)[seat].bonus - account(swapped(houses, seat, without))[seat].bonus


def _unseen(view: View) -> Json:
    """What may still come, by counting: single cards, and how many of each family and activity."""
    return {
        "penguins": ids(view.unseen),
        "families": _counts(FAMILIES, [card.family for card in view.unseen]),
        "activities": _counts(ACTIVITIES, [card.activity for card in view.unseen]),
        "entertainers": ids(view.backstage),
    }


def _counts(kinds: tuple[str, ...], found: list[str]) -> dict[str, int]:
    counted = Counter(found)
    return {kind: counted[kind] for kind in kinds}


# ── A turn ──


def _turn(turn: Turn, phase: Phase | None = None) -> dict[str, Json]:
    """What a turn has brought so far; in a turn under way nothing is told before its step has come."""
    last = len(turn.shows) - 1
    return {
        "turn": turn.number,
        "seat": turn.seat,
        "place": turn.card and _placed(turn, turn.card, settled=phase is not Phase.PLACED),
        "token": turn.token and token_json(*turn.token),
        "shows": [_performed(one, phase if place == last else None) for place, one in enumerate(turn.shows)],
    }


def _placed(turn: Turn, card: Penguin, *, settled: bool) -> Json:
    return {
        "card": card.id,
        "cell": NAMES[turn.cell],
        "fee": turn.fee,
        "paid": turn.paid if settled else None,
        "excuse": turn.excuse and turn.excuse.id,
    }


def _performed(one: Show, phase: Phase | None) -> dict[str, Json]:
    """A show as far as it has come: lights, then points, then the card, then the new entertainer."""
    awarded = phase not in BEFORE_AWARD
    return {
        "cell": NAMES[one.cell],
        "card": one.card.id,
        "points": None if phase is Phase.LIT else list(one.points),
        "award": one.award if awarded else None,
        "why": previews.reason(one.points, one.award) if awarded else None,
        "new": one.entered
        and {"card": one.entered.card.id, "cell": NAMES[one.entered.cell], "turned": one.entered.turned},
    }


# ── The end ──


def account_of(line: Line) -> Account:
    """Spell a score out part by part; they add up to the total."""
    parts: list[Part] = [
        {"key": "start", "points": line.start},
        {"key": "shows", "points": line.shows},
        {"key": "fees", "points": line.fees},
        {"key": "activity", "points": line.activity},
    ]
    parts += [{"key": animal, "points": points} for animal, points in zip(ANIMALS, line.animals, strict=True)]
    return {"parts": parts, "total": line.total}


def _final(view: View) -> Json:
    """Every seat's account, who won, what made the difference, and what decided among those with most points (U31)."""
    if view.phase is not Phase.FINISHED:
        return None
    lines: list[Json] = [
        {"seat": seat, "place": place, "bonus": line.bonus, "cards": line.cards, **account_of(line)}
        for seat, (line, place) in enumerate(zip(account(view.houses), places(view), strict=True))
    ]
    won = list(winners(view))
    return {"lines": lines, "winners": won, "tieBreak": tie_break(view), "decided": difference(lines, won)}
