"""Shows: who performs (U16, U17), what it brings to whom (U19), and who takes the card (U20, U21)."""

from turandot.games.penguin.cards import Entertainer, Penguin
from turandot.games.penguin.iceberg import NEAR
from turandot.games.penguin.state import Act, Guest, Iceberg, Show


def complete(iceberg: Iceberg) -> tuple[int, ...]:
    """The cells of all entertainers whose every dot faces an occupied cell, in reading order (U16)."""
    return tuple(act.cell for act in iceberg.acts if not act.needs & ~iceberg.taken)


def amused(penguin: Penguin, card: Entertainer) -> bool:
    """A penguin enjoys the animal its family likes and the activity on its card (U19)."""
    return penguin.likes == card.animal or penguin.activity == card.activity


def hosts(iceberg: Iceberg) -> dict[int, int]:
    """Whose token lies on which cell."""
    return {cell: seat for seat, cells in enumerate(iceberg.tokens) for cell in cells}


def act_on(iceberg: Iceberg, cell: int) -> Act:
    """The entertainer on this cell."""
    return next(act for act in iceberg.acts if act.cell == cell)


def show_of(iceberg: Iceberg, act: Act, waiting: tuple[int, ...]) -> Show:
    """Let an entertainer perform: every adjacent penguin is its audience, on a dotted cell or not (U19)."""
    owners = hosts(iceberg)
    points = [0] * len(iceberg.tokens)
    audience = []
    for cell in NEAR[iceberg.rows][act.cell]:
        penguin = iceberg.guests[cell]
        if penguin is None:
            continue
        host, enjoys = owners.get(cell), amused(penguin, act.card)
        brings = penguin.value if enjoys and host is not None else 0
        audience.append(Guest(cell, penguin, host, enjoys, brings))
        if host is not None:
            points[host] += brings
    return Show(act.cell, act.card, waiting, tuple(audience), tuple(points), award(points))


def award(points: list[int] | tuple[int, ...]) -> int | None:
    """Who takes the card: of those who scored, the one who scored least (U20); nobody if several did, or none (U21)."""
    scored = [score for score in points if score]
    if not scored:
        return None
    least = min(scored)
    return points.index(least) if scored.count(least) == 1 else None
