"""Why somebody is named and why a director goes: whom he pays now, whom he may pay, and what the bot expects."""

from collections.abc import Iterator, Mapping

from turandot.games.turandot.cards import Director
from turandot.games.turandot.moves import Fire, Name
from turandot.games.turandot.prospects import Prospect, prospect
from turandot.games.turandot.view import View
from turandot.games.turandot.why.look import Argument

FIRES = "fires-"


def _prospects(view: View, director: Director) -> list[Prospect]:
    return [prospect(house, director, view.unseen) for house in view.houses]


def of_naming(view: View, move: Name, figures: Mapping[str, float], *, best: bool, even: bool) -> Iterator[Argument]:
    """Argue with the director whom the named seat would fire, as the bot sees it (R13).

    `best` says whether no other seat would do better, `even` whether all are as good.
    """
    if even:
        yield Argument(0, "even", {})
    named = next((key for key in figures if key.startswith(FIRES)), None)
    if named is None:
        return
    director = Director(named.removeprefix(FIRES))
    own = figures["own"]
    paid = [each.now for each in _prospects(view, director)]
    facts = {"seat": move.seat, "director": str(director)}
    mine = paid[view.seat]
    rival = max((seat for seat in range(view.seats) if seat not in {view.seat, move.seat}), key=paid.__getitem__)
    if own < 0 and best:
        yield Argument(0.1, "fires-least", facts)
    elif mine > 0 and own <= 0:
        yield Argument(min(own, -0.1), "fires-mine", {**facts, "points": mine})
    elif mine < 0 <= own:
        yield Argument(max(own, 0.1), "fires-burden", {**facts, "points": mine})
    elif paid[rival] > max(mine, 0) and own >= 0:
        yield Argument(max(own, 0.1), "fires-theirs", {**facts, "third": rival, "points": paid[rival]})
    else:
        yield Argument(own, "fires" if own >= 0 else "fires-badly", facts)


def of_firing(view: View, move: Fire, figures: Mapping[str, float]) -> Iterator[Argument]:
    """Argue with what the director pays every house now and may still pay (R14)."""
    ahead = _prospects(view, move.director)
    own, denied = figures.get("own", 0.0), figures.get("denied", 0.0)
    mine = ahead[view.seat]
    paid = {seat: each.now for seat, each in enumerate(ahead) if seat != view.seat and each.now > 0}
    facts = {"director": str(move.director)}
    if mine.now > 0 and own <= 0:
        yield Argument(min(own, -0.5 * mine.now), "pays-me", {**facts, "points": mine.now})
    elif mine.now < 0 <= own:
        yield Argument(max(own, -0.5 * mine.now), "costs-me", {**facts, "points": mine.now})
    if paid and denied >= 0:
        best = max(paid, key=lambda seat: paid[seat])
        kind = "pays-one" if len(paid) == 1 and mine.now <= 0 else "pays-some"
        yield Argument(
            max(denied, 0.1 * paid[best]), kind, {**facts, "seat": best, "points": paid[best], "count": len(paid)}
        )
    elif not paid and mine.now <= 0:
        yield Argument(-0.05, "pays-nobody", facts)
    harmed = int(figures.get("denied_seat", view.seat))
    if harmed != view.seat and denied > 0 and ahead[harmed].most > ahead[harmed].now:
        yield Argument(denied / 2, "may-pay", {**facts, "seat": harmed, "points": ahead[harmed].most})
    yield Argument(own / 2, "spares" if own >= 0 else "missed", facts)
