"""How a bot sees the ice: what it overrates and underrates in this game, and which animal it follows."""

from collections.abc import Sequence

from turandot.engine.rng import Stream
from turandot.games.penguin.bots.features import CLEAR, ONE
from turandot.games.penguin.cards import ACTIVITIES, ANIMALS
from turandot.games.penguin.view import View


def opinions(view: View, about: str) -> Stream:
    """What a seat thinks in this game, always the same: drawn by the entertainers that lay there first.

    Seats are counted from the first, so that no chair is luckier than another.
    """
    shows = [show for turn in (*view.past, view.now) for show in turn.shows]
    entered = {show.entered.card for show in shows if show.entered}
    lay = {*(act.card for act in view.iceberg.acts), *(show.card for show in shows)} - entered
    names = "/".join(card.id for card in sorted(lay))
    held = "/".join(house.activity for house in view.houses)
    return Stream("opinions", f"{names}/{held}/{(view.seat - view.setup.first) % view.seats}/{about}")


def trust(view: View, fancy: int) -> Sequence[int]:
    """How much of each kind of entertainer it sees, in eighths: more of what it loves, less of what bores it."""
    if not fancy:
        return CLEAR
    luck = opinions(view, "loves")
    animals = [luck.random() * 2 - 1 for _ in ANIMALS]
    activities = [luck.random() * 2 - 1 for _ in ACTIVITIES]
    return [max(0, ONE + int(fancy * (animal + activity))) for animal in animals for activity in activities]


def followed(view: View) -> int:
    """The animal it follows: the one it has loved from the start."""
    return opinions(view, "follows").below(len(ANIMALS))
