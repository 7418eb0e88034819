"""What a card is worth to a house if the curtain rose now, and the moves that all plain bots share."""

from collections.abc import Iterable

from turandot.engine.game import Choice
from turandot.games.turandot.cards import Card, Director
from turandot.games.turandot.moves import Casting, Move
from turandot.games.turandot.rules import take
from turandot.games.turandot.scoring import best_casting, director_bonus, role_points, standing
from turandot.games.turandot.state import House
from turandot.games.turandot.view import View

HOPE_PER_MONEY = 0.5
HOPE_OF_VARIETY = 1.0


def worth(house: House, card: Card) -> float:
    """Gain in points from one more card, with the best casting before and after."""
    if isinstance(card, Director):
        return director_worth(house, card)
    return standing(take(house, card)) - standing(house)


def director_worth(house: House, director: Director) -> float:
    """What a director adds now, with a little hope where the cast can still grow into it."""
    singers = house.singers
    match director:
        case Director.CASTING:
            return role_points(singers, director) - role_points(singers, None)
        case Director.SCENERY:
            return house.scene + HOPE_PER_MONEY * house.money
        case Director.VARIETY:
            return HOPE_OF_VARIETY * (len({singer.type for singer in singers}) == len(singers))
        case _:
            return director_bonus(director, singers, house.scene, 0)


def evenly(moves: Iterable[Move]) -> dict[Move, Choice]:
    """Give every one of these moves the same chance."""
    each = tuple(moves)
    return {move: Choice(1 / len(each)) for move in each}


def premiere(view: View) -> dict[Move, Choice]:
    """Cast the roles as well as can be."""
    return {Casting(best_casting(view.house.singers, view.house.director)): Choice(1.0)}
