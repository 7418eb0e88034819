"""What the shows that a move starts bring: points, cards, bonuses, the end of the game."""

from collections.abc import Iterator

from turandot.engine.game import Json
from turandot.games.penguin.cards import ANIMALS
from turandot.games.penguin.iceberg import NAMES
from turandot.games.penguin.reasons.outcomes import Outcome
from turandot.games.penguin.reasons.thought import Reason, Thought, lead
from turandot.games.penguin.scoring import ACTIVITY_POINTS, account, animal_counts
from turandot.games.penguin.state import House, Iceberg, Show

CARDS = ("card", "animal", "activity")
DECIDES = 99.0
"""What ends the game is told before anything else."""


def brought(thought: Thought, iceberg: Iceberg, outcome: Outcome, after: tuple[House, ...]) -> Iterator[Reason]:
    """All that can be said of the shows of an outcome; `after` are the houses before them, fees settled."""
    yield from _points(thought, iceberg, outcome)
    yield from shared(thought, outcome)
    if len(outcome.shows) == 1:
        yield from card_of(thought, outcome.shows[0])
    yield from bonuses(thought, outcome, after)
    yield from ended(thought, outcome, after)


def _points(thought: Thought, iceberg: Iceberg, outcome: Outcome) -> Iterator[Reason]:
    points, cards = outcome.points(thought.me), [show.card.id for show in outcome.shows]
    names = ("points", *CARDS) if outcome.won(thought.me) else ("points",)
    cell = outcome.guest
    if points and cell is not None:
        guest = iceberg.guests[cell]
        facts = {"guest": guest and guest.id, "cell": NAMES[cell]}
        yield thought.pro("show-guest", *names, cards=cards, points=points, **facts)
    elif points:
        yield thought.pro("show", *names, cards=cards, points=points)
    elif not outcome.others(thought.me):
        yield thought.con("show-nobody", "points", cards=cards)
    else:
        yield thought.con("show-nothing", "points", cards=cards)


def shared(thought: Thought, outcome: Outcome) -> Iterator[Reason]:
    """Who else scores."""
    if others := outcome.others(thought.me):
        yield thought.con("gift", "gift", cards=[show.card.id for show in outcome.shows], scores=_scores(others))


def _scores(found: list[tuple[int, int]]) -> list[Json]:
    return [{"seat": seat, "points": points} for seat, points in found]


def card_of(thought: Thought, show: Show) -> Iterator[Reason]:
    """Who takes the card of a show, and why (U20, U21)."""
    scored = [points for points in show.points if points]
    card = show.card.id
    if show.award == thought.me:
        if len(scored) == 1:
            yield thought.pro("card-only", *CARDS, card=card)
        else:
            yield thought.pro("card-least", *CARDS, card=card, points=min(scored))
    elif show.award is not None:
        yield thought.con("card-to", *CARDS, card=card, seat=show.award)
    elif scored:
        tied = [seat for seat, points in enumerate(show.points) if points == min(scored)]
        kind = (
            thought.con if thought.me in tied else thought.pro
        )  # a card that others would have shared out of the game
        yield kind("card-tie", *CARDS, card=card, seats=tied, points=min(scored))


def holding(houses: tuple[House, ...], outcome: Outcome) -> tuple[House, ...]:
    """The houses once these shows are over."""
    return tuple(
        house._replace(
            shows=house.shows + outcome.points(seat),
            cards=(*house.cards, *(show.card for show in outcome.won(seat))),
        )
        for seat, house in enumerate(houses)
    )


def bonuses(thought: Thought, outcome: Outcome, after: tuple[House, ...]) -> Iterator[Reason]:
    """What the cards won bring at the end as things stand (U29, U30)."""
    me, won = thought.me, outcome.won(thought.me)
    held = holding(after, outcome)
    before, now = account(after)[me], account(held)[me]
    for place, animal in enumerate(ANIMALS):
        gained = now.animals[place] - before.animals[place]
        if gained > 0 and thought.speaks("animal"):
            count = animal_counts(held[me].cards)[place]
            most = max(animal_counts(house.cards)[place] for seat, house in enumerate(held) if seat != me)
            kind = "animal-most" if count > most else "animal-share"
            yield thought.pro(kind, "animal", animal=animal, count=count, points=gained)
    fitting = [show.card.id for show in won if show.card.activity == held[me].activity]
    if fitting and thought.speaks("activity"):
        yield thought.pro("activity", "activity", card=fitting[0], activity=held[me].activity, points=ACTIVITY_POINTS)


def ended(thought: Thought, outcome: Outcome, after: tuple[House, ...]) -> Iterator[Reason]:
    """Without a card in the pile the first show is the last (U25): who is ahead then."""
    if thought.view.top is not None:
        return
    margin = lead(thought.view, holding(after, outcome))
    if margin > 0:
        yield Reason("ends-ahead", DECIDES, {"points": margin})
    elif margin < 0:
        yield Reason("ends-behind", -DECIDES, {"points": -margin})
