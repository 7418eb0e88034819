"""How a plain rival answers: a whole turn of greedy, on the table that search plays on."""

from turandot.engine.rng import Stream
from turandot.games.penguin.bots.spots import GREEDY, POINT, Mind, hopes_of, judged, look, newcomers, placements
from turandot.games.penguin.bots.table import Performer, Table
from turandot.games.penguin.shows import award


def answer(table: Table, luck: Stream, mind: Mind = GREEDY) -> None:
    """Play a whole turn as greedy does; ties are drawn."""
    chosen = luck.choice(placements(table, mind, best=True))
    table.place(chosen.card, chosen.cell, chosen.excuse)
    best_token(table, mind)
    perform_all(table, luck, mind)
    table.draw()


def best_token(table: Table, mind: Mind, attached: int = 0) -> None:
    """Move the token whose move gains most; none if none gains, or not enough to leave another guest for it."""
    spot = judged(table, mind, hopes_of(table, look(table, mind)), [])
    least = spot.left if spot.source is None else spot.left + attached
    if spot.target is not None and spot.best > least:
        table.invite(spot.source, spot.target)


def perform_all(table: Table, luck: Stream, mind: Mind) -> None:
    """Let all that are complete perform, best first, and put each new entertainer where it is worth most."""
    while not table.over and (waiting := table.complete()):
        table.perform(max(waiting, key=lambda act: show_worth(table, act, mind)))
        enter_best(table, luck, mind)


def show_worth(table: Table, act: Performer, mind: Mind) -> int:
    """What a show brings to the seat whose turn it is, less what it brings to rivals as far as it cares."""
    points = table.points(act)
    mine = points[table.seat]
    won = mind.card if award(points) == table.seat else 0
    return (mine * POINT + won) * 8 - (sum(points) - mine) * POINT * mind.care


def enter_best(table: Table, luck: Stream, mind: Mind) -> None:
    """Put the new entertainer where it is worth most; without a place for it the game is over (U26)."""
    if table.over:
        return
    places = newcomers(table, mind)
    if not places:
        table.over = True
        return
    top = max([place[0] for place in places])
    _, cell, needs, _ = luck.choice([place for place in places if place[0] == top])
    table.enter(cell, needs)
