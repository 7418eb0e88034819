"""What the moves open to the viewer would come to, as facts for the page: fees, shows that begin, closed cells."""

from typing import NamedTuple

from turandot.engine.game import Json
from turandot.games.penguin.cards import Penguin
from turandot.games.penguin.fees import counted, fees_at
from turandot.games.penguin.iceberg import DIRECTIONS, FACING, NAMES, cells_of, needed
from turandot.games.penguin.moves import Invite, Place
from turandot.games.penguin.newcomers import Refusal, both_ways, empty, last_dots, refusal
from turandot.games.penguin.shows import amused, award, show_of
from turandot.games.penguin.state import Act, Guest, Iceberg, Phase, Show, swapped
from turandot.games.penguin.view import View


class Promise(NamedTuple):
    """An entertainer, the cells its dots still miss as bits, and the show it would give with the tokens as they are."""

    act: Act
    missing: int
    show: Show


def promises(iceberg: Iceberg) -> list[Promise]:
    """What every entertainer on the ice would bring if it performed now."""
    free = ~iceberg.taken
    return [Promise(act, act.needs & free, show_of(iceberg, act, ())) for act in iceberg.acts]


def preview(show: Show) -> Json:
    """A show that would begin: who would score what, and who would take the card."""
    return {
        "cell": NAMES[show.cell],
        "card": show.card.id,
        "points": list(show.points),
        "award": show.award,
        "why": reason(show.points, show.award),
    }


def reason(points: tuple[int, ...], taker: int | None) -> str:
    """Why a card goes where it goes: to the only or the lowest scorer (U20), or away after a tie or no score (U21)."""
    scorers = sum(1 for score in points if score)
    if taker is None:
        return "tie" if scorers else "nobody"
    return "only" if scorers == 1 else "least"


def brings(shows: list[Show]) -> dict[int, int]:
    """What every amused penguin would bring its host in these shows, by cell."""
    found: dict[int, int] = {}
    for show in shows:
        for guest in show.audience:
            if guest.amused:
                found[guest.cell] = found.get(guest.cell, 0) + guest.card.value
    return found


# ── Placements ──


def placements(view: View, promised: list[Promise]) -> list[Json]:
    """Each penguin of the hand on each open cell: its fee and of whom it is the sum, and what it would bring itself.

    What begins depends on the cell alone, and stands in `spots`.
    """
    texts: dict[tuple[str, int], list[str]] = {}
    for move in view.legal:
        if isinstance(move, Place):
            texts.setdefault((move.card, move.cell), []).append(str(move))
    option = view.setup.options["fee"]
    hand = {card.id: card for card in view.hand}
    dues: dict[int, dict[str, int]] = {}
    found = []
    for (name, cell), moves in texts.items():
        if cell not in dues:
            dues[cell] = fees_at(view.iceberg, cell, option)
        card = hand[name]
        fee = dues[cell].get(card.family, 0)
        found.append(
            {
                "card": name,
                "cell": NAMES[cell],
                "fee": fee,
                "of": [NAMES[near] for near in counted(view.iceberg, cell, card.family, option)] if fee else [],
                "enjoys": (enjoyed := _enjoyed(card, cell, promised)),
                "brings": card.value * len(enjoyed),
                "moves": moves,
            }
        )
    return found


def _enjoyed(card: Penguin, cell: int, promised: list[Promise]) -> list[str]:
    """The shows that a penguin would start itself and enjoy, by cell."""
    return [NAMES[one.act.cell] for one in promised if one.missing == 1 << cell and amused(card, one.act.card)]


def spots(view: View, promised: list[Promise]) -> list[Json]:
    """The open cells where a penguin would start shows: which, and what they would bring to whom."""
    cells = {move.cell for move in view.legal if isinstance(move, Place)}
    found = []
    for cell in sorted(cells):
        begin = [one.show for one in promised if one.missing == 1 << cell]
        if begin:
            found.append({"cell": NAMES[cell], **begins(begin)})
    return found


def begins(shows: list[Show]) -> dict[str, Json]:
    """Shows that would begin together: each of them, all points by seat, and what each penguin would bring."""
    return {
        "begins": [preview(show) for show in shows],
        "points": [sum(column) for column in zip(*(show.points for show in shows), strict=True)],
        "brings": {NAMES[cell]: points for cell, points in sorted(brings(shows).items())},
    }


# ── Tokens ──


def tokens(view: View, promised: list[Promise]) -> list[Json]:
    """Each token move where shows are about to begin: what every seat would score, and who would take which card."""
    shows = [one.show for one in promised if not one.missing]
    if view.phase is not Phase.INVITING or not shows:
        return []
    audiences = [{guest.cell: guest for guest in show.audience if guest.amused} for show in shows]
    found = []
    for move in view.legal:
        outcomes = [
            _moved(view.seat, show.points, audience, move) if isinstance(move, Invite) else show.points
            for show, audience in zip(shows, audiences, strict=True)
        ]
        takers = [award(points) for points in outcomes]
        found.append(
            {
                "move": str(move),
                "points": [sum(column) for column in zip(*outcomes, strict=True)],
                "awards": takers,
            }
        )
    return found


def _moved(seat: int, points: tuple[int, ...], amused_by_cell: dict[int, Guest], move: Invite) -> tuple[int, ...]:
    """What a show would bring with one of the seat's tokens moved."""
    change = 0
    if move.target in amused_by_cell:
        change += amused_by_cell[move.target].card.value
    if move.source in amused_by_cell:
        change -= amused_by_cell[move.source].card.value
    return (*points[:seat], points[seat] + change, *points[seat + 1 :])


def awards(view: View, show: Show) -> list[Json]:
    """Who would take the card of a show, and why, by what the viewer would score: one token can add one penguin."""
    if view.to_act != view.seat or view.phase not in (Phase.PLACING, Phase.INVITING):
        return []
    fans = [*(guest.card for guest in show.audience), *view.hand]
    most = show.points[view.seat] + max((card.value for card in fans if amused(card, show.card)), default=0)
    found = []
    for mine in range(most + 1):
        points = swapped(show.points, view.seat, mine)
        taker = award(points)
        found.append({"award": taker, "why": reason(points, taker)})
    return found


def about_to_begin(view: View, promised: list[Promise]) -> Json:
    """The shows that begin after the token step, or still wait; nothing while none does, or once the game is over."""
    shows = [] if view.end else [one.show for one in promised if not one.missing]
    return begins(shows) if shows else None


# ── The new entertainer ──


def dots_at(iceberg: Iceberg, cell: int, dots: str) -> list[Json]:
    """Where each dot points, and whether that cell is occupied; outside the ice it counts as occupied (U16)."""
    return [
        {
            "at": direction,
            "cell": None if faced is None else NAMES[faced],
            "filled": faced is None or bool(iceberg.taken >> faced & 1),
        }
        for direction, faced, dot in zip(DIRECTIONS, FACING[iceberg.rows][cell], dots, strict=True)
        if dot == "1"
    ]


def entrances(view: View) -> list[Json]:
    """Each empty cell: whether the new entertainer may come there upright and turned, and else why not (U23)."""
    if view.phase is not Phase.ENTERING or view.to_act != view.seat or view.top is None:
        return []
    iceberg, free = view.iceberg, ~view.iceberg.taken
    lacking = last_dots(iceberg, view.waiting)
    ways = [dots for dots, _ in both_ways(view.top)]
    found = []
    for cell in cells_of(empty(iceberg)):
        reasons = [refusal(iceberg, view.waiting, cell, dots) for dots in ways]
        missing = [(needed(iceberg.rows, cell, dots) & free).bit_count() for dots in ways]
        found.append(
            {
                "cell": NAMES[cell],
                "upright": reasons[0] and str(reasons[0]),
                "turned": reasons[1] and str(reasons[1]),
                "missing": missing,
                "dots": [dots_at(iceberg, cell, dots) for dots in ways],
                "completes": [NAMES[act.cell] for act in lacking.get(cell, [])] if Refusal.COMPLETES in reasons else [],
            }
        )
    return found
