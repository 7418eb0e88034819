"""What a game tells the album: which cards a house had, and what became of them there."""

from turandot.engine.game import Deeds
from turandot.games.turandot.cards import ROLES
from turandot.games.turandot.scoring import AS_HIRED, final_scores, is_favourite
from turandot.games.turandot.state import State


def album(end: State, seat: int) -> Deeds:
    """The singers and the director that a seat had at the premiere, and the directors that it fired on the way (R13).

    A singer was hired, and perhaps sang the favourite role; a director brought points, or took some.
    """
    house = end.houses[seat]
    cast = [(house.singers[place], role) for place, role in zip(house.casting or AS_HIRED, ROLES, strict=True)]
    fired = [turn.fired for turn in (*end.past, end.now) if turn.named == seat]
    return {
        **{singer.id: {"hired": 1, "favourite": int(is_favourite(singer, role))} for singer, role in cast},
        str(house.director): {"hired": 1, "bonus": final_scores(end)[seat].bonus},
        **{str(director): {"fired": 1} for director in fired},
    }
