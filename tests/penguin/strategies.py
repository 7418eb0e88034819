"""What Hypothesis draws: games of every seat count, option and deck, and moments in them."""

from hypothesis import strategies as st

from tests.engine.lines import Line, Moment
from tests.penguin.arrange import EVERY_OPTION, SEAT_COUNTS, deal, random_line
from turandot.engine.game import Json
from turandot.engine.rng import Stream
from turandot.games.penguin.cards import ACTIVITIES, ANIMALS, FAMILIES

__all__ = ["Line", "Moment", "decks", "lines", "moments"]

PAIRS = [(animal, activity) for animal in ANIMALS for activity in ACTIVITIES]
dots = st.text(alphabet="01", min_size=8, max_size=8).filter(lambda text: text.count("1") > 1)


@st.composite
def decks(draw: st.DrawFn) -> Json:
    """Decks of the right shape: any families, activities and values, and any dots but too few."""
    luck = Stream(f"deck-{draw(st.integers(0, 10**6))}", "cards")
    patterns = draw(st.lists(dots, min_size=4, max_size=4))
    return {
        "name": draw(st.from_regex(r"[\w '.-]{1,40}", fullmatch=True)),
        "penguins": [
            {
                "id": f"p{number}",
                "family": luck.choice(FAMILIES),
                "activity": luck.choice(ACTIVITIES),
                "value": 1 + luck.below(9),
            }
            for number in range(64)
        ],
        "entertainers": [
            {"id": f"{animal}-{activity}", "animal": animal, "activity": activity, "dots": luck.choice(patterns)}
            for animal, activity in luck.shuffled(PAIRS)
        ],
    }


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """A whole game."""
    seats = draw(st.sampled_from(SEAT_COUNTS))
    options = draw(st.sampled_from(EVERY_OPTION))
    first = draw(st.integers(0, seats - 1))
    seed = f"s{draw(st.integers(0, 10**9))}"
    start = deal(seats, first=first, seed=seed, options=options, deck=draw(st.none() | decks()))
    return Line(seed, *random_line(start, Stream(seed, "random play")))


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    """Any state of any game, those passed through included."""
    line = draw(lines())
    place = draw(st.integers(0, len(line.states) - 1))
    state = line.states[place]
    return Moment(state, draw(st.integers(0, state.seats - 1)), Stream(line.seed, "luck"), line, place)
