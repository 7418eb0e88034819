"""What a game tells the album: which penguins a house played, whose shows it profited from, and which cards it took."""

from collections import defaultdict

from turandot.engine.game import Deeds
from turandot.games.penguin.state import State


def album(end: State, seat: int) -> Deeds:
    """Penguins that a seat placed, and those amused as its guests; entertainers that paid it (U19, U20).

    `shows` are those in which a card brought points to the seat, `points` what it brought in all of them together.
    """
    deeds: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    turns = (*end.past, end.now)
    for turn in turns:
        if turn.card and turn.seat == seat:
            deeds[turn.card.id]["played"] += 1
    for show in (show for turn in turns for show in turn.shows):
        brought = {guest.card.id: guest.points for guest in show.audience if guest.host == seat}
        for card, points in {**brought, show.card.id: show.points[seat]}.items():
            if points:
                deeds[card]["shows"] += 1
                deeds[card]["points"] += points
        if show.award == seat:
            deeds[show.card.id]["won"] += 1
    return {card: dict(done) for card, done in deeds.items()}
