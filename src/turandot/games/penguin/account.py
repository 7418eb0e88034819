"""A finished or unfinished game as lines a person reads on a terminal, with a picture of the iceberg."""

from turandot.games.penguin.cards import ANIMALS, Penguin
from turandot.games.penguin.iceberg import COLUMNS, NAMES
from turandot.games.penguin.scoring import Line, account, tie_break, winners
from turandot.games.penguin.shows import hosts
from turandot.games.penguin.state import End, Iceberg, Show, State, Turn

_ENDS = {
    End.ENTERTAINERS: "no entertainer is left in the pile",
    End.SPACE: "there is no place for the new entertainer",
    End.PENGUINS: "no penguin is left to draw",
}
_TIES = {
    "bonus": ", by more bonus points",
    "cards": ", by more entertainer cards",
    "shared": ", who share the victory",
}
_WIDE = 8


def tell(state: State) -> str:
    """Tell the game so far, turn by turn, and the final account once it is over."""
    rows = state.iceberg.rows
    lines = [f"The Penguin Ultimatum · {state.seats} seats · iceberg {COLUMNS}x{rows}"]
    lines.append("Activity cards: " + _by_seat([house.activity for house in state.houses]))
    lines += [line for turn in (*state.past, state.now) if turn.card for line in _turn(turn, turn.card)]
    lines.append("Points: " + _by_seat([str(house.score) for house in state.houses]))
    lines += picture(state.iceberg)
    if state.end:
        lines += _end(state, state.end)
    return "\n".join(lines)


def _by_seat(texts: list[str]) -> str:
    return ", ".join(f"seat {seat} {text}" for seat, text in enumerate(texts))


def _turn(turn: Turn, card: Penguin) -> list[str]:
    lines = [f"Turn {turn.number} · seat {turn.seat} places {card.id} on {NAMES[turn.cell]}"]
    if turn.excuse:
        lines.append(f"  hands in {turn.excuse.id} instead of the fee of {turn.fee}")
    elif turn.fee:
        lines.append(f"  pays the fee of {turn.fee}")
    if turn.token:
        source, target = turn.token
        came = "the supply" if source is None else NAMES[source]
        lines.append(f"  moves a token from {came} to {NAMES[target]}")
    return lines + [line for show in turn.shows for line in _show(show)]


def _show(show: Show) -> list[str]:
    scored = [f"seat {seat} scores {points}" for seat, points in enumerate(show.points) if points]
    taken = "the card is discarded" if show.award is None else f"seat {show.award} takes the card"
    count = len(show.audience)
    company = f"{count} penguin{'' if count == 1 else 's'}, {sum(guest.amused for guest in show.audience)} amused"
    points = ", ".join(scored) or "nobody scores"
    lines = [f"  {show.card.id} on {NAMES[show.cell]} performs before {company}: {points}; {taken}"]
    if show.entered:
        where = f"{NAMES[show.entered.cell]}{', turned' if show.entered.turned else ''}"
        lines.append(f"  {show.entered.card.id} comes to {where}")
    return lines


# ── The picture ──


def picture(iceberg: Iceberg) -> list[str]:
    """Draw the iceberg.

    `red4:0` is seat 0's guest, a red dancing 4; `SEda^` a dancing seal, `v` if turned; `===` a curtain; `·` nothing.
    """
    lines = ["   " + "".join(f"{name[0]:{_WIDE}}" for name in NAMES[:COLUMNS]).rstrip()]
    texts = _texts(iceberg)
    for row in range(iceberg.rows):
        cells = texts[row * COLUMNS : (row + 1) * COLUMNS]
        lines.append(f"{row + 1}  " + "".join(f"{text:{_WIDE}}" for text in cells).rstrip())
    return lines


def _texts(iceberg: Iceberg) -> list[str]:
    texts = ["===" if iceberg.curtains >> cell & 1 else "·" for cell in range(len(iceberg.guests))]
    owners = hosts(iceberg)
    for cell, guest in enumerate(iceberg.guests):
        if guest:
            host = f":{owners[cell]}" if cell in owners else ""
            texts[cell] = f"{guest.family[:2]}{guest.activity[0]}{guest.value}{host}"
    for act in iceberg.acts:
        texts[act.cell] = f"{act.card.animal[:2].upper()}{act.card.activity[:2]}{'v' if act.turned else '^'}"
    return texts


# ── The end ──


def _end(state: State, end: End) -> list[str]:
    lines = [f"The end: {_ENDS[end]}"]
    lines += [_account(seat, line) for seat, line in enumerate(account(state.houses))]
    names = " and ".join(f"seat {seat}" for seat in winners(state))
    lines.append(f"Won by {names}{_TIES.get(tie_break(state) or '', '')}")
    return lines


def _account(seat: int, line: Line) -> str:
    animals = " + ".join(f"{animal} {points}" for animal, points in zip(ANIMALS, line.animals, strict=True))
    return (
        f"  seat {seat}: start {line.start} + shows {line.shows} - fees {-line.fees}"
        f" + activity {line.activity} + {animals} = {line.total}"
    )
