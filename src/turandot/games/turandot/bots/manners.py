"""What else tells plain players: what they hand to whom, whom they fire. All of them do that in the same way."""

from collections.abc import Iterator, Sequence

from turandot.games.turandot.bots.codes import CHAIR, Troupe
from turandot.games.turandot.bots.habits import card_values, director_value
from turandot.games.turandot.bots.position import Position
from turandot.games.turandot.state import Round

SLIP = 0.02
"""How often a plain player does something else."""
HANDS_LIKEWISE, FIRES_LIKEWISE = 0.75, 0.45
"""How often a thoughtful player happens to do what a plain one would."""


def plain_card(values: Sequence[float], free: Sequence[int], *, own: bool) -> list[int]:
    """Which of the free cards a plain Maestro may hand out next: the best to himself, the worst to anybody else."""
    wanted = (max if own else min)([values[card] for card in free])
    return [card for card in free if values[card] == wanted]


def plain_firings(houses: Sequence[Troupe], living: Sequence[int], seat: int) -> list[int]:
    """Which director a plain player may fire: who would help the others most and oneself least."""
    harms = [_harm(houses, chair, seat) for chair in living]
    most = max(harms)
    return [chair for chair, harm in zip(living, harms, strict=True) if harm == most]


def _harm(houses: Sequence[Troupe], chair: int, seat: int) -> float:
    values = [director_value(house, chair) for house in houses]
    own = values.pop(seat)
    return sum(values) / len(values) - own


def signs(place: Position, part: Round, after: Sequence[Troupe]) -> Iterator[tuple[int, float]]:
    """Who did something in a round that is over, and how many times likelier a plain player was to do just that."""
    free = [card for card, face in enumerate(part.cards) if face not in [hired for _, hired in part.hired]]
    for seat, face in part.understudies:
        card = part.cards.index(face)
        usual = plain_card(card_values(place.troupes[seat], place.cards), free, own=seat == part.maestro)
        if len(usual) < len(free):
            yield part.maestro, _ratio(HANDS_LIKEWISE, usual=card in usual)
        free.remove(card)
    if part.named is not None and part.fired is not None:
        usual = plain_firings(after, place.setting.living, part.named)
        yield part.named, _ratio(FIRES_LIKEWISE, usual=CHAIR[part.fired] in usual)


def _ratio(likewise: float, *, usual: bool) -> float:
    return (1 - SLIP) / likewise if usual else SLIP / (1 - likewise)
