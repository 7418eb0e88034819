"""What Hypothesis draws: games of every seat count and option, moments in them, and casts."""

from hypothesis import strategies as st

from tests.engine.lines import Line, Moment
from tests.turandot.arrange import EVERY_OPTION, SEAT_COUNTS, deal, random_line
from turandot.engine.game import Json
from turandot.engine.rng import Stream
from turandot.games.turandot.cards import DIRECTORS, FAVOURITES, TYPES, Director, Gender, Singer
from turandot.games.turandot.state import House

__all__ = ["Line", "Moment", "decks", "directors", "houses", "lines", "moments", "singers"]

singer_texts = st.builds("{}{}{}".format, st.integers(1, 3), st.sampled_from("MFU"), st.sampled_from(["", *"TCL"]))
decks: st.SearchStrategy[Json] = st.fixed_dictionaries(
    {
        "name": st.from_regex(r"[\w '.-]{1,40}", fullmatch=True),
        "singers": st.fixed_dictionaries({kind: st.lists(singer_texts, min_size=6, max_size=6) for kind in TYPES}),
    }
)
"""Decks of the right shape and any singers, those who want a role that does not suit them included."""


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """A whole game."""
    seats = draw(st.sampled_from(SEAT_COUNTS))
    options = draw(st.sampled_from(EVERY_OPTION))
    first = draw(st.integers(0, seats - 1))
    seed = f"s{draw(st.integers(0, 10**9))}"
    start = deal(seats, first=first, seed=seed, options=options, deck=draw(st.none() | decks))
    return Line(seed, *random_line(start, Stream(seed, "lively")))


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    """Any state of any game, those passed through included."""
    line = draw(lines())
    place = draw(st.integers(0, len(line.states) - 1))
    state = line.states[place]
    return Moment(state, draw(st.integers(0, state.seats - 1)), Stream(line.seed, "luck"), line, place)


singers = st.builds(
    Singer,
    id=st.uuids().map(str),
    type=st.sampled_from(TYPES),
    stars=st.integers(1, 3),
    gender=st.sampled_from(tuple(Gender)),
    favourite=st.sampled_from((None, *FAVOURITES)),
)
directors: st.SearchStrategy[Director | None] = st.sampled_from((None, *DIRECTORS))


def houses(fewest: int = 6) -> st.SearchStrategy[House]:
    """Casts of any singers a deck might have, whole or still growing."""
    casts = st.lists(singers, min_size=fewest, max_size=6).map(tuple)
    purse = st.integers(0, 3)
    return st.builds(House, singers=casts, director=directors, money=purse, scene=purse, casting=st.none())
