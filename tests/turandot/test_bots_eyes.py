"""How weak levels see the table: they err as people do, and each in its own way."""

from functools import cache

from tests.turandot.arrange import after, bid, deal, to_round
from turandot.engine.rng import Stream
from turandot.games.turandot.bots import weigh
from turandot.games.turandot.bots.eyes import likings, misjudged, seen, snubbed
from turandot.games.turandot.bots.levels import SHARP, Eyes, Level
from turandot.games.turandot.bots.model import trained
from turandot.games.turandot.bots.outlook import outlook
from turandot.games.turandot.bots.position import position
from turandot.games.turandot.cards import Singer
from turandot.games.turandot.rules import to_act
from turandot.games.turandot.state import State
from turandot.games.turandot.view import observe

QUICK = Level(trained(), rehearsals=6, performances=24, reads=True, judges=True)


@cache
def a_bid() -> State:
    """The second round of a game for four."""
    return to_round(deal(4, seed="eyes"), 2)


def test_weak_eyes_err_the_same_way_whenever_they_are_asked_and_each_in_its_own() -> None:
    state = a_bid()
    view = observe(state, to_act(state) or 0)
    place = position(view)
    known = outlook(place, trained())
    errors = misjudged(view, place, known, Eyes(blur=1.0))
    assert errors == misjudged(view, place, known, Eyes(blur=1.0))
    assert len({tuple(row) for row in errors}) == view.seats
    assert all(-1 <= error <= 1 for row in errors for error in row)
    assert misjudged(view, place, known, SHARP) == [[0.0] * 5] * 4


def test_where_only_winning_counts_nobody_has_tastes() -> None:
    state = a_bid()
    view = observe(state, to_act(state) or 0)
    place = position(view)
    known = outlook(place, trained())
    dreamer = Level(trained(), 1, eyes=Eyes(blur=2.0))
    assert seen(view, place, known, dreamer) != known
    final = known._replace(heat=0.0)
    assert seen(view, place, final, dreamer) == final


def test_whoever_looks_only_at_stars_thinks_most_of_the_most_stars() -> None:
    state = a_bid()
    view = observe(state, to_act(state) or 0)
    place = position(view)
    known = outlook(place, trained())
    errors = misjudged(view, place, known, Eyes(stars=1.0))[view.seat]
    seems = [row[0] + error for row, error in zip(known.points[view.seat], errors, strict=True)]
    stars = [card.stars for card in view.now.cards if isinstance(card, Singer)]
    assert sorted(range(5), key=lambda card: seems[card]) == sorted(
        range(5), key=lambda card: (stars[card], seems[card])
    )


def test_a_snub_is_felt_by_those_who_got_what_another_left_them() -> None:
    tied = bid(deal(3), {0: "1", 1: "1", 2: "2"})
    state = to_round(tied, 2)
    assert [snubbed(observe(state, seat)) for seat in range(3)] == [False, True, False]
    assert not snubbed(observe(tied, 1)), "the round is not over"
    view = observe(state, 1)
    known = outlook(position(view), trained())
    liked = [
        likings(view, position(view), known, Level(trained(), 1, eyes=Eyes(tilt=tilt)))[0][2] for tilt in (0.0, 0.5)
    ]
    assert liked[1] - liked[0] == 1.0


def test_a_kind_maestro_gives_others_what_suits_them_and_a_sharp_one_does_not() -> None:
    state = after(bid(deal(3, seed="kind"), {0: "1", 1: "1", 2: "2"}), "u1")
    view = observe(state, 0)
    given = {}
    for eyes in (SHARP, Eyes(kind=True), Eyes(blur=0.01)):
        choices = weigh(view, Stream("kind", "luck"), Level(trained(), 1, eyes=eyes))
        given[eyes] = max(choices, key=lambda move: choices[move].chance)
    denied = {move: choice.reasons["denied"] for move, choice in weigh(view, Stream("kind", "luck"), QUICK).items()}
    assert denied[given[Eyes(kind=True)]] == min(denied.values())
    assert denied[given[SHARP]] == denied[given[Eyes(blur=0.01)]] == max(denied.values())
