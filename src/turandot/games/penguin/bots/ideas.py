"""The moves that come into question, each with the rest of the turn: what a bot thinks of before it looks ahead."""

from turandot.games.penguin.bots.answers import best_token, enter_best, perform_all
from turandot.games.penguin.bots.eyes import followed
from turandot.games.penguin.bots.spots import EIGHTHS, hopes_of, look, newcomers, placements
from turandot.games.penguin.bots.table import NOBODY, Table, likes
from turandot.games.penguin.bots.thinker import Idea, Thinker, in_hopes
from turandot.games.penguin.moves import ENTERS, LEAVE, PAID, PERFORMS, Invite, Place
from turandot.games.penguin.state import TOKENS, Phase

TARGETS, SOURCES = 6, 2
"""How many penguins come into question for a token, and how many tokens for a move."""


def ideas(thinker: Thinker) -> list[Idea]:
    """The moves that come into question in any phase."""
    return BY_PHASE[thinker.view.phase](thinker)


def placing(thinker: Thinker) -> list[Idea]:
    """The placements that a glance likes best, each with the best token and all shows."""
    table, mind, temper = thinker.table, thinker.mind, thinker.level.temper
    animal = followed(thinker.view)
    seen = []
    for option in placements(table, mind):
        pleasure = temper.animal * likes(option.card.taste, animal)
        if temper.crowd:
            pleasure += temper.crowd * crowd(table, option.cell)
        seen.append((option.worth + in_hopes(pleasure), option, pleasure))
    seen.sort(key=lambda one: -one[0])
    found = []
    for _, option, pleased in seen[: thinker.level.wide]:
        after = table.copy()
        after.place(option.card, option.cell, option.excuse)
        best_token(after, mind, in_hopes(thinker.level.eyes.attached))
        perform_all(after, thinker.luck, mind)
        settled, spent = (PAID, temper.fee * option.fee) if option.fee else ("", 0)
        if option.excuse:
            settled, spent = option.excuse.id, temper.spend
        found.append(thinker.idea(Place(option.card.card.id, option.cell, settled), after, pleased + spent))
    return found


def crowd(table: Table, cell: int) -> int:
    """How many penguins lie beside the entertainers that a penguin on this cell would join."""
    values, near = table.values, table.near
    return sum(values[other] > 0 for act in table.acts if act.cell in near[cell] for other in near[act.cell])


def inviting(thinker: Thinker) -> list[Idea]:
    """No token, or the most hopeful penguins for a token from the supply or from the least hopeful ones."""
    table, mind, temper = thinker.table, thinker.mind, thinker.level.temper
    hopes = hopes_of(table, look(table, mind))
    animal, placed = followed(thinker.view), thinker.view.now.cell
    fond = [temper.animal * likes(taste, animal) for taste in table.tastes]
    mine = sorted(table.tokens[thinker.me], key=lambda cell: hopes.get(cell, 0) + in_hopes(fond[cell]))
    sources: list[int | None] = [None] if len(mine) < TOKENS else [*mine[:SOURCES]]
    pleasures = {cell: temper.later * (cell != placed) + fond[cell] for cell in hopes if table.host[cell] == NOBODY}
    targets = sorted(pleasures, key=lambda cell: -hopes[cell] - in_hopes(pleasures[cell]))[:TARGETS]
    stay = table.copy()
    perform_all(stay, thinker.luck, mind)
    found = [thinker.idea(LEAVE, stay, 0)]
    for source in sources:
        attached = 0 if source is None else thinker.level.eyes.attached + fond[source]
        for target in targets:
            after = table.copy()
            after.invite(source, target)
            perform_all(after, thinker.luck, mind)
            found.append(thinker.idea(Invite(source, target), after, pleasures[target] - attached))
    return found


def choosing(thinker: Thinker) -> list[Idea]:
    """Each of the entertainers that wait."""
    found = []
    for act in thinker.table.complete():
        after = thinker.table.copy()
        after.perform(act)
        enter_best(after, thinker.luck, thinker.mind)
        perform_all(after, thinker.luck, thinker.mind)
        found.append(thinker.idea(PERFORMS[act.cell], after, 0))
    return found


def entering(thinker: Thinker) -> list[Idea]:
    """The places that a glance likes best for the new entertainer."""
    table, temper = thinker.table, thinker.level.temper
    seen = []
    for worth, cell, needs, turned in newcomers(table, thinker.mind):
        pleasure = temper.crowd * sum(table.values[other] > 0 for other in table.near[cell])
        seen.append((-worth - EIGHTHS * in_hopes(pleasure), cell, turned, needs, pleasure))
    found = []
    for _, cell, turned, needs, pleasure in sorted(seen)[: thinker.level.wide]:
        after = table.copy()
        after.enter(cell, needs)
        perform_all(after, thinker.luck, thinker.mind)
        found.append(thinker.idea(ENTERS[cell][turned], after, pleasure))
    return found


BY_PHASE = {
    Phase.PLACING: placing,
    Phase.INVITING: inviting,
    Phase.CHOOSING: choosing,
    Phase.ENTERING: entering,
}
