"""How well a bot plays: weaker means shorter sight, more noise and no reading of stacks, never a stacked deal."""

from dataclasses import dataclass

from turandot.games.turandot.bots.model import Model
from turandot.games.turandot.bots.recall import table
from turandot.games.turandot.bots.rivals import THOUGHTFUL, Rival, company, judge
from turandot.games.turandot.bots.temper import EVEN, Temper
from turandot.games.turandot.view import View


@dataclass(frozen=True, slots=True)
class Level:
    """One strength. Budgets are counted in rehearsals of the stage game, so that the clock never matters.

    `rehearsals` are shared by all seats; `performances` are the seat's own, divided among the seats so that few or many
    take as long; `futures` are rounds yet to come, played in the mind among greedy rivals; `noise` is the temperature,
    in fair shares of the win, at which it draws its moves; `reads` whether it minds the sizes of stacks, `habits`
    whether it judges rivals by what they do.
    """

    model: Model
    rehearsals: int
    performances: int = 0
    futures: int = 0
    noise: float = 0.0
    reads: bool = True
    habits: bool = True
    temper: Temper = EVEN


def known_rivals(view: View, level: Level) -> tuple[Rival, ...]:
    """What a bot of this level believes of every seat: it judges by their bids, or takes all for thoughtful."""
    if not level.habits:
        return (Rival(THOUGHTFUL),) * view.seats
    return company(judge(table(view, level.model), view.past).rivals, view.seat)
