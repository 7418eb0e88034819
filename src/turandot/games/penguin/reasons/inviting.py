"""What can be seen when a token moves, or stays: shows about to begin, who amuses the new guest, whom it leaves."""

from collections.abc import Iterator

from turandot.engine.game import Json
from turandot.games.penguin.iceberg import NAMES
from turandot.games.penguin.moves import Invite, Leave
from turandot.games.penguin.reasons.bringing import brought
from turandot.games.penguin.reasons.outcomes import as_it_lies, invited
from turandot.games.penguin.reasons.thought import ROOMY, Reason, Thought, amusing, free_cells, ids, lacking
from turandot.games.penguin.shows import hosts
from turandot.games.penguin.state import TOKENS, Act, Iceberg


def inviting(thought: Thought, move: Invite | Leave) -> Iterator[Reason]:
    """Every fact about a token move."""
    view = thought.view
    iceberg = view.iceberg
    after = invited(iceberg, thought.me, move) if isinstance(move, Invite) else iceberg
    begin = [act for act in iceberg.acts if not lacking(iceberg, act)]
    told = list(_moved(thought, move, begin) if isinstance(move, Invite) else _stayed(thought))
    if begin and (outcome := as_it_lies(thought, after, begin)):
        said = [one.facts["points"] for one in told if one.kind == "brings"]
        shows = brought(thought, after, outcome, view.houses)
        yield from (one for one in shows if one.kind != "show" or one.facts["points"] not in said)
    yield from told


# ── A new guest ──


def _moved(thought: Thought, move: Invite, begin: list[Act]) -> Iterator[Reason]:
    iceberg, cell = thought.view.iceberg, move.target
    facts = _guest(iceberg, cell)
    acts = amusing(iceberg, cell)
    now = [act for act in acts if act in begin]
    later = [act for act in acts if act not in begin]
    guest = iceberg.guests[cell]
    if guest and now and len(begin) <= len(thought.view.backstage) + 1:
        yield thought.pro("brings", "points", **facts, cards=ids(now), points=guest.value * len(now))
    yield from _later(thought, later, facts)
    if not acts:
        yield thought.con("idle", "token", **facts)
    elif guest and guest.value >= _best_free(iceberg):
        yield thought.pro("guest-best", "token", **facts, points=guest.value)
    if (room := free_cells(iceberg, cell)) >= ROOMY:
        yield thought.pro("room", **facts, count=room)
    yield from _left(thought, move.source)


def _guest(iceberg: Iceberg, cell: int) -> dict[str, Json]:
    guest = iceberg.guests[cell]
    return {"guest": guest and guest.id, "cell": NAMES[cell]}


def _later(thought: Thought, later: list[Act], facts: dict[str, Json]) -> Iterator[Reason]:
    """Who will amuse the guest some time."""
    if len(later) > 1:
        yield thought.pro("guest-several", "token", **facts, cards=ids(later))
    elif later:
        count = lacking(thought.view.iceberg, later[0])
        yield thought.pro("guest-soon" if count == 1 else "guest", "token", **facts, card=later[0].card.id, count=count)


def _best_free(iceberg: Iceberg) -> int:
    """The highest value of a penguin without a token that somebody amuses."""
    taken = hosts(iceberg)
    values = [
        guest.value
        for cell, guest in enumerate(iceberg.guests)
        if guest and cell not in taken and amusing(iceberg, cell)
    ]
    return max(values, default=0)


def _left(thought: Thought, source: int | None) -> Iterator[Reason]:
    """Where the token came from."""
    iceberg = thought.view.iceberg
    if source is None:
        supply = TOKENS - len(iceberg.tokens[thought.me])
        yield thought.pro("supply-used", "token", count=supply)
        return
    acts = amusing(iceberg, source)
    facts = _guest(iceberg, source)
    if acts:
        yield thought.con("leaves", "token", **facts, cards=ids(acts))
    else:
        yield thought.pro("deserted", "token", **facts)


# ── No token ──


def _stayed(thought: Thought) -> Iterator[Reason]:
    iceberg, mine = thought.view.iceberg, thought.view.iceberg.tokens[thought.me]
    supply = TOKENS - len(mine)
    amused = sum(bool(amusing(iceberg, cell)) for cell in mine)
    if supply:
        yield thought.pro("supply", "token", count=supply)
    if not _best_free(iceberg):
        yield thought.pro("none-free", "token")
    if amused:
        yield thought.pro("stay", "token", count=amused)
    elif not supply:
        yield thought.con("stay-idle", "token")
