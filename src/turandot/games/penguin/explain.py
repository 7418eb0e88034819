"""A whole game as plain JSON, so that a stranger can check every step: all cards drawn, fees, shows and outcomes."""

from turandot.engine.game import Json
from turandot.games.penguin.cards import ANIMALS, Entertainer, Penguin, list_deck
from turandot.games.penguin.iceberg import COLUMNS, NAMES, cells_of
from turandot.games.penguin.scoring import account, animal_counts, winners
from turandot.games.penguin.state import Act, Phase, Show, State, Turn

CLOCKWISE = (0, 1, 3, 2)
"""The first four entertainers stand in reading order; the account names them north-west, north-east, and on."""


def explain(states: tuple[State, ...]) -> dict[str, Json]:
    """Tell a game, given every state it passed through, as far as it has come."""
    first, final = states[0], states[-1]
    begins: dict[int, State] = {}
    ends: dict[int, State] = {}
    for state in states:
        begins.setdefault(state.now.number, state)
        ends[state.now.number] = state
    over = final.end is not None
    return {
        "deck": list_deck(first.setup.deck),
        "iceberg": {"columns": COLUMNS, "rows": first.iceberg.rows},
        "setup": _setup(first),
        "turns": [_turn(begins[number], end) for number, end in ends.items() if end.now.card],
        "end": {"reason": str(final.end), "turn": final.now.number, "seat": final.now.seat} if over else None,
        "final": _final(final) if over else [],
        "winners": list(winners(final)) if over else [],
    }


def ids(cards: tuple[Penguin, ...] | tuple[Entertainer, ...]) -> list[str]:
    """Name cards."""
    return [card.id for card in cards]


def _setup(first: State) -> Json:
    curtain = next(cells_of(first.iceberg.curtains))
    return {
        "curtain": NAMES[curtain],
        "start": [_act(first.iceberg.acts[place]) for place in CLOCKWISE],
        "activities": [house.activity for house in first.houses],
        "hands": [ids(hand) for hand in first.hands],
        "penguins": ids(first.stock),
        "entertainers": ids(first.pile),
    }


def _act(act: Act) -> Json:
    return {"entertainer": act.card.id, "cell": NAMES[act.cell], "turned": act.turned}


def _turn(begin: State, end: State) -> Json:
    now: Turn = end.now
    return {
        "turn": now.number,
        "seat": now.seat,
        "hand": ids(begin.hands[now.seat]),
        "place": {
            "card": now.card and now.card.id,
            "cell": NAMES[now.cell],
            "fee": now.fee,
            "paid": now.paid,
            "excuse": now.excuse and now.excuse.id,
        },
        "token": now.token and token_json(*now.token),
        "shows": [_show(show) for show in now.shows],
        "draw": begin.stock[0].id if end.phase is Phase.DRAWN else None,
        "scores": [house.score for house in end.houses],
    }


def token_json(source: int | None, target: int) -> Json:
    """Say where a token came from, with nothing for the supply, and where it went."""
    return {"from": None if source is None else NAMES[source], "to": NAMES[target]}


def _show(show: Show) -> Json:
    return {
        "cell": NAMES[show.cell],
        "entertainer": show.card.id,
        "waiting": [NAMES[cell] for cell in show.waiting],
        "audience": [
            {
                "cell": NAMES[guest.cell],
                "card": guest.card.id,
                "seat": guest.host,
                "amused": guest.amused,
                "points": guest.points,
            }
            for guest in show.audience
        ],
        "points": list(show.points),
        "award": show.award,
        "new": show.entered and _act(show.entered),
    }


def _final(final: State) -> list[Json]:
    return [
        {
            "seat": seat,
            "score": house.score,
            "activity": house.activity,
            "cards": ids(house.cards),
            "activity_points": line.activity,
            "animals": {
                animal: {"count": count, "points": points}
                for animal, count, points in zip(ANIMALS, animal_counts(house.cards), line.animals, strict=True)
            },
            "bonus": line.bonus,
            "total": line.total,
        }
        for seat, (house, line) in enumerate(zip(final.houses, account(final.houses), strict=True))
    ]
