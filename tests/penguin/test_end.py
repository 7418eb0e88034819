"""The draw and the end: U27 to U32, with their worked cases."""

import pytest

from tests.penguin.arrange import (
    EVERY_OPTION,
    SEAT_COUNTS,
    A,
    B,
    C,
    after,
    both,
    deal,
    entertainers,
    lay,
    option_name,
    phases,
    random_line,
    steps,
)
from turandot.engine.rng import Stream
from turandot.games.penguin.cards import ACTIVITIES, ANIMALS
from turandot.games.penguin.rules import legal, to_act
from turandot.games.penguin.scoring import account, animal_points, places, scores, tie_break, winners
from turandot.games.penguin.state import End, House, Phase

# ── Draw ──


def test_a_penguin_is_drawn_to_be_back_at_four() -> None:
    """U27: the top card of the pile, and the hand stays in the order of the deck."""
    state = lay(acts="seal-dance@d2", hand="red-music-3")
    drawn, resting = steps(after(state, "red-music-3@d3"), "-")
    assert drawn.phase is Phase.DRAWN
    assert len(drawn.hands[A]) == 4
    assert state.stock[0] in drawn.hands[A]
    assert drawn.stock == state.stock[1:]
    assert list(drawn.hands[A]) == sorted(drawn.hands[A])
    assert (resting.phase, to_act(resting), resting.now.number) == (Phase.PLACING, B, 2)


def test_if_the_penguin_pile_is_empty_the_game_ends_at_once() -> None:
    """U27: whoever still has penguins does not place them."""
    state = lay(acts="seal-dance@d2", hand="red-music-3", stock=0)
    passed = steps(after(state, "red-music-3@d3"), "-")
    assert phases(passed) == "finished"
    assert (passed[-1].end, passed[-1].now.number) == (End.PENGUINS, 1)


def test_the_last_penguin_of_the_pile_is_drawn_and_the_game_goes_on() -> None:
    """U27."""
    state = after(lay(acts="seal-dance@d2", hand="red-music-3", stock=1), "red-music-3@d3", "-")
    assert (state.phase, state.stock) == (Phase.PLACING, ())


def test_a_show_comes_before_an_empty_penguin_pile_is_noticed() -> None:
    """U9, U27: first the shows, then the draw."""
    state = lay("red-music-4@d1:1 green-dance-4@c2 blue-juggling-2@c3", "seal-dance@d2", hand="red-music-3", stock=0)
    shown = after(state, "red-music-3@e3", "-")
    assert shown.phase is Phase.ENTERING
    end = after(shown, "b1^")
    assert (end.end, end.houses[B].score) == (End.PENGUINS, 14)


# ── At once ──


@pytest.mark.parametrize("options", EVERY_OPTION, ids=option_name)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_at_once_means_no_further_step_of_the_turn(seats: int, options: dict[str, str]) -> None:
    """U28: nobody draws, nobody else moves, and whatever was scored stays."""
    _, states = random_line(deal(seats, options=options), Stream("once", "luck"))
    *_, before, end = states
    assert (end.phase, to_act(end), legal(end)) == (Phase.FINISHED, None, ())
    assert end.now.seat == before.now.seat
    assert (end.houses, end.hands, end.stock) == (before.houses, before.hands, before.stock)
    assert len(end.hands[end.now.seat]) == 3


def test_turns_need_not_be_equal_in_number() -> None:
    """U28."""
    endings = {random_line(deal(3, seed=f"even-{n}"), Stream(f"{n}", "luck"))[1][-1].now.number % 3 for n in range(12)}
    assert endings == {0, 1, 2}


# ── Bonuses ──


def house(cards: str = "", *, activity: str = "dance", shows: int = 0, fees: int = 0, start: int = 10) -> House:
    """A player's side of the table at the end."""
    return House(activity, start, shows, fees, entertainers(cards))


class Seated:
    """A finished game with houses of our choosing."""

    def __init__(self, *houses: House) -> None:
        self.houses = houses


@pytest.mark.parametrize("activity", ACTIVITIES)
def test_each_card_of_the_own_activity_brings_2_points(activity: str) -> None:
    """U29."""
    cards = " ".join(f"{animal}-{activity}" for animal in ANIMALS)
    mine, other = account((house(cards, activity=activity), house("", activity=activity)))
    assert (mine.activity, other.activity) == (8, 0)
    elsewhere = next(other for other in ACTIVITIES if other != activity)
    assert account((house(cards, activity=elsewhere),))[0].activity == 0


def test_a_discarded_card_brings_nothing() -> None:
    """U13, U29, U30: only cards still held count."""
    state = lay("red-juggling-4@c4", "seal-music@d2", hand="red-music-2", won={A: "seal-dance"}, seats=2)
    excused = after(state, "red-music-2@d3!seal-dance")
    assert scores(state)[A] > scores(excused)[A] == 10


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([1, 1, 0], [3, 3, 0]),
        ([1, 0, 0], [5, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 1, 1], [5, 0, 0]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([0, 3, 3, 1], [0, 3, 3, 0]),
    ],
)
def test_strictly_the_most_of_an_animal_brings_5_and_a_shared_most_3_each(counts: list[int], points: list[int]) -> None:
    """U30: and nothing where nobody holds one."""
    assert animal_points(counts) == points


def test_worked_case_seals_1_1_0_bears_1_0_0_and_no_sheep() -> None:
    """U30."""
    lines = account((house("seal-music bear-music"), house("seal-juggling"), house()))
    assert [dict(zip(ANIMALS, line.animals, strict=True)) for line in lines] == [
        {"sheep": 0, "kangaroo": 0, "seal": 3, "bear": 5},
        {"sheep": 0, "kangaroo": 0, "seal": 3, "bear": 0},
        {"sheep": 0, "kangaroo": 0, "seal": 0, "bear": 0},
    ]


def test_the_account_adds_up_by_parts() -> None:
    """U29, U30."""
    mine, _ = account((house("seal-dance bear-music", shows=31, fees=-7, start=12), house("seal-music")))
    assert (mine.start, mine.shows, mine.fees, mine.activity, mine.animals) == (12, 31, -7, 2, (0, 0, 3, 5))
    assert (mine.bonus, mine.total, mine.cards) == (10, 46, 2)


# ── Who wins ──


def test_most_points_wins() -> None:
    """U31."""
    end = Seated(house(shows=3), house(shows=9), house(shows=5))
    assert (winners(end), places(end), tie_break(end)) == ((B,), (3, 1, 2), None)


def test_worked_case_25_to_25_with_bonus_5_to_3_is_won_by_the_first() -> None:
    """U31."""
    end = Seated(house("seal-music", shows=10), house("bear-music", shows=12), house("bear-juggling"))
    assert [(line.total, line.bonus) for line in account(end.houses)] == [(25, 5), (25, 3), (13, 3)]
    assert (winners(end), places(end), tie_break(end)) == ((A,), (1, 2, 3), "bonus")


def test_still_tied_more_entertainer_cards_held_decide() -> None:
    """U31: both have 5 bonus points, the second with two cards."""
    end = Seated(house("seal-music", shows=5), house("bear-music bear-juggling", shows=5))
    assert [line.rank for line in account(end.houses)] == [(20, 5, 1), (20, 5, 2)]
    assert (winners(end), places(end), tie_break(end)) == ((B,), (2, 1), "cards")


def test_still_tied_the_victory_is_shared() -> None:
    """U31."""
    end = Seated(house("seal-music"), house(), house("bear-music"))
    assert (winners(end), places(end), tie_break(end)) == ((A, C), (1, 3, 1), "shared")


def test_a_tie_below_the_top_breaks_nothing() -> None:
    """U31."""
    end = Seated(house(shows=9), house(), house())
    assert (winners(end), places(end), tie_break(end)) == ((A,), (1, 2, 2), None)


def test_points_have_no_upper_or_lower_limit() -> None:
    """U32."""
    end = Seated(house(shows=400), house(fees=-300))
    assert scores(end) == (410, -290)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_two_and_three_players_play_by_the_same_rules_as_four(seats: int) -> None:
    """U32: no dummy, and every card is in the game."""
    state = deal(seats)
    assert len(state.houses) == seats
    assert len(state.stock) + 4 * seats == 64
    assert len(state.pile) + len(state.iceberg.acts) == 16


def test_scores_stand_as_if_the_game_ended_now() -> None:
    state = after(both(), "red-music-3@e3", "-", "*f4")
    assert [house.score for house in state.houses] == [15, 10, 13]
    extra = 2 * (state.houses[C].activity == "acrobatics")
    assert scores(state) == (15, 10, 13 + 5 + extra)
