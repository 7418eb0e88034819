"""Why a casting: who has a favourite role, who is miscast, and whether it wins."""

from collections.abc import Iterator

from turandot.engine.game import Choice
from turandot.games.turandot.cards import ROLES
from turandot.games.turandot.moves import Casting
from turandot.games.turandot.scoring import best_casting, is_favourite, is_mismatch, score
from turandot.games.turandot.view import View
from turandot.games.turandot.why.look import Argument


def of_casting(view: View, move: Casting, choice: Choice) -> Iterator[Argument]:
    """Argue with the roles, which are exact, and with the win if everybody else casts as well as can be (R17, R18)."""
    house = view.house
    parts = [(house.singers[place], role) for place, role in zip(move.order, ROLES, strict=True)]
    pleased = [{"card": singer.id, "role": str(role)} for singer, role in parts if is_favourite(singer, role)]
    miscast = [{"card": singer.id, "role": str(role)} for singer, role in parts if is_mismatch(singer, role)]
    best = best_casting(house.singers, house.director)
    short = score(house, best).total - score(house, move.order).total
    dreamt = [
        {"card": house.singers[place].id, "role": str(role)}
        for place, role in zip(best, ROLES, strict=True)
        if is_favourite(house.singers[place], role) and move.order[ROLES.index(role)] != place
    ]
    if short:
        yield Argument(0, "cast-short", {"points": short})
        yield from [Argument(-len(dreamt), "cast-denied", part) for part in dreamt[:1]]
    else:
        yield Argument(0.5, "cast-best", {})
    if pleased:
        yield Argument(len(pleased), "cast-favourites", {"parts": pleased})
    if miscast:
        yield Argument(-0.9 * len(miscast), "cast-miscast", {"parts": miscast})
    else:
        yield Argument(0.7, "cast-clean", {})
    if not choice.reasons:  # a bot that did not reckon with the others
        return
    if choice.value == 1:
        yield Argument(0.6, "cast-wins", {})
    elif not choice.value and not short:
        yield Argument(-0.1, "cast-behind", {})
