"""Shows: who performs, what it brings, who takes the card, and the curtain. U16 to U22, with their worked cases."""

import pytest

from tests.penguin.arrange import (
    ENTERTAINERS,
    PENGUINS,
    A,
    B,
    C,
    after,
    bits,
    both,
    cells,
    lay,
    names,
    phases,
    steps,
    texts,
)
from turandot.games.penguin.cards import ACTIVITIES, ANIMALS, FAMILIES, HOUSE
from turandot.games.penguin.iceberg import CELLS, cells_of
from turandot.games.penguin.rules import to_act
from turandot.games.penguin.shows import amused, award, complete, show_of
from turandot.games.penguin.state import Phase, Show, State

# ── Who performs ──


def test_an_entertainer_performs_when_every_dot_faces_an_occupied_cell() -> None:
    """U16: the dancing seal on d4 needs d3, c4, c5 and e5."""
    table = "red-music-4@d3 green-dance-4@c4 blue-juggling-2@c5"
    assert complete(lay(table, "seal-dance@d4").iceberg) == ()
    assert names(complete(lay(f"{table} blue-music-3@e5", "seal-dance@d4").iceberg)) == "d4"


def test_whatever_lies_there_counts_penguin_entertainer_or_curtain() -> None:
    """U16."""
    state = lay("red-music-4@d3", "seal-dance@d4 bear-music@c4", curtains="c5 e5")
    assert names(complete(state.iceberg)) == "d4"


@pytest.mark.parametrize(("act", "needs"), [("seal-dance@g4", "g3 f4 f5"), ("seal-dance@g4v", "f3 g5")])
def test_worked_case_a_dancing_seal_at_the_edge(act: str, needs: str) -> None:
    """U16: cells outside the iceberg count as occupied; turned, dots point the opposite way."""
    iceberg = lay(acts=act).iceberg
    assert names(cells_of(iceberg.acts[0].needs)) == needs
    full = lay(acts=act, curtains=needs).iceberg
    assert names(complete(full)) == "g4"
    for missing in needs.split():
        rest = " ".join(cell for cell in needs.split() if cell != missing)
        assert complete(lay(acts=act, curtains=rest).iceberg) == ()


def test_cells_without_a_dot_need_not_be_occupied() -> None:
    """U16."""
    assert names(complete(lay(acts="seal-dance@d4", curtains="d3 c4 c5 e5").iceberg)) == "d4"


def ready(penguins: str, *, card: str = "brown-music-1", pile: str | None = None) -> State:
    """The dancing seal on d2 lacks only e3, and seat 0 has put a penguin there; a bear elsewhere does not perform."""
    state = lay(penguins, "seal-dance@d2 bear-juggling@f6", hand=card, pile=pile)
    return after(state, f"{card}@e3")


FULL = "red-music-4@d1:0 green-dance-4@c2:1 blue-juggling-2@c3:2"


def test_shows_are_looked_at_once_after_the_token_step() -> None:
    """U17: not when the penguin is placed."""
    state = ready(FULL)
    assert (state.phase, state.waiting) == (Phase.INVITING, ())
    assert phases(steps(state, "-")) == "lit scored awarded curtain entering"
    assert phases(steps(state, ">e3"))[:11] == "invited lit"


def test_a_single_one_performs_without_a_choice() -> None:
    """U18."""
    lit = steps(ready(FULL), "-")[0]
    assert lit.phase is Phase.LIT
    assert (names([lit.now.shows[0].cell]), names(lit.now.shows[0].waiting)) == ("d2", "d2")


# ── Several at once ──


def test_all_entertainers_then_complete_wait_to_perform() -> None:
    """U17, U18: the active player says which performs next, in reading order on the list."""
    state = after(both(), "red-music-3@e3", "-")
    assert (state.phase, to_act(state), names(state.waiting)) == (Phase.CHOOSING, A, "d2 f4")
    assert texts(state) == ["*d2", "*f4"]


@pytest.mark.parametrize(("first", "then"), [("d2", "f4"), ("f4", "d2")])
def test_the_active_player_says_which_performs_next_and_the_last_needs_no_choice(first: str, then: str) -> None:
    """U18, U24: after the new entertainer the other performs by itself."""
    chosen = steps(after(both(), "red-music-3@e3", "-"), f"*{first}")
    assert phases(chosen) == "lit scored awarded curtain entering"
    assert names(chosen[-1].waiting) == then
    entered = steps(chosen[-1], "b1^")
    assert phases(entered) == "entered lit scored awarded curtain entering"
    one, two = entered[-1].now.shows
    assert [names([show.cell]) for show in (one, two)] == [first, then]
    assert [names(show.waiting) for show in (one, two)] == ["d2 f4", then]


def test_with_three_waiting_the_choice_comes_twice() -> None:
    """U18."""
    state = lay(
        "red-music-4@d1 green-dance-4@c2 blue-juggling-2@c3 brown-juggling-2@f3 blue-acrobatics-3@g4 green-music-5@f5",
        "seal-dance@d2 bear-acrobatics@f4 sheep-acrobatics@d4v",
        curtains="d3 e4 c5",
        hand="red-music-3",
    )
    chosen = after(state, "red-music-3@e3", "-")
    assert texts(chosen) == ["*d2", "*d4", "*f4"]
    again = after(chosen, "*d4", "b1^")
    assert (again.phase, texts(again)) == (Phase.CHOOSING, ["*d2", "*f4"])
    assert phases(steps(again, "*f4")) == "lit scored awarded curtain entering"


def test_nobody_joins_those_who_wait_and_nobody_drops_out() -> None:
    """U17: the same two, whatever comes between."""
    state = after(both(), "red-music-3@e3", "-", "*f4")
    for move in texts(state):
        assert names(after(state, move).now.shows[-1].waiting) == "d2"


# ── Points ──


def show_at_d2(penguins: str, act: str = "seal-dance", *, seats: int = 3) -> Show:
    """What this entertainer on d2 would bring."""
    iceberg = lay(penguins, f"{act}@d2", seats=seats).iceberg
    return show_of(iceberg, iceberg.acts[0], ())


def test_the_audience_is_every_adjacent_penguin_on_a_dotted_cell_or_not() -> None:
    """U19: e1 and d3 face no dot of the seal; f2 is not adjacent."""
    show = show_at_d2("red-music-4@d1 green-dance-4@e1 blue-juggling-2@d3 red-dance-3@f2")
    assert names(guest.cell for guest in show.audience) == "d1 e1 d3"


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("animal", ANIMALS)
def test_a_penguin_is_amused_if_its_family_likes_the_animal_or_its_activity_is_performed(
    family: str, animal: str
) -> None:
    """U19."""
    likes = FAMILIES.index(family) == ANIMALS.index(animal)
    for card in HOUSE.entertainers:
        if card.animal == animal:
            for penguin in HOUSE.penguins:
                if penguin.family == family:
                    assert amused(penguin, card) == (likes or penguin.activity == card.activity)


def test_seven_of_sixteen_pairs_are_amused_by_any_entertainer() -> None:
    """U19: four of the family and four of the activity, less the one counted twice."""
    for card in HOUSE.entertainers:
        pairs = {(one.family, one.activity) for one in HOUSE.penguins if amused(one, card)}
        assert len(pairs) == len(FAMILIES) + len(ACTIVITIES) - 1


def test_worked_case_a_red_dancing_penguin_at_a_dancing_seal_scores_once() -> None:
    """U19: value 4 brings 4 points, not 8."""
    assert show_at_d2("red-dance-4@d1:0").points == (4, 0, 0)


def test_every_token_on_an_amused_penguin_scores_its_value_for_the_owner() -> None:
    """U19: two guests of seat 0, one of seat 1; a free penguin and one that is not amused bring nothing."""
    show = show_at_d2("red-music-4@d1:0 blue-dance-3@c3:0 green-dance-6@e1:1 red-music-2@d3 blue-music-1@c2:2")
    assert show.points == (7, 6, 0)
    told = [(guest.host, guest.amused, guest.points) for guest in show.audience]
    assert told == [(0, True, 4), (1, True, 6), (2, False, 0), (0, True, 3), (None, True, 0)]


def test_points_are_added_to_the_scores() -> None:
    """U19: after the lights, before the card."""
    lit, scored, *_ = steps(ready(FULL), "-")
    assert [house.score for house in lit.houses] == [10, 10, 10]
    assert [house.score for house in scored.houses] == [14, 14, 10]
    assert [house.shows for house in scored.houses] == [4, 4, 0]


# ── The card ──

CASES = [
    ((9, 6, 0), B),
    ((9, 6, 6), None),
    ((9, 0, 0), A),
    ((0, 0, 0), None),
    ((3, 3, 5), None),
    ((5, 5, 3), C),
    ((0, 2), B),
    ((1, 2, 3, 4), A),
    ((4, 4, 4, 4), None),
]


@pytest.mark.parametrize(("points", "taker"), CASES)
def test_worked_cases_of_who_takes_the_card(points: tuple[int, ...], taker: int | None) -> None:
    """U20: who scored least of those who scored. U21: nobody if they share it, or if nobody scored."""
    assert award(points) == taker


def test_the_card_lies_face_up_before_whoever_takes_it() -> None:
    """U20: seat 1 is the only one to score at the seal, with a red penguin."""
    lit, _, awarded, *_ = steps(after(both(), "red-music-3@e3", "-"), "*d2")
    assert awarded.phase is Phase.AWARDED
    assert [house.cards for house in lit.houses] == [(), (), ()]
    assert [[card.id for card in house.cards] for house in awarded.houses] == [[], ["seal-dance"], []]
    assert awarded.gone == lit.gone


def test_who_scored_nothing_is_out_of_it() -> None:
    """U20: at the bear seat 2 scores 3 and seat 0 scores 5; seat 1 scores nothing and takes nothing."""
    state = after(both(), "red-music-3@e3", "-", "*f4")
    assert state.now.shows[0].points == (5, 0, 3)
    assert [card.id for card in state.houses[C].cards] == ["bear-acrobatics"]


def test_if_two_share_the_lowest_score_the_card_is_discarded() -> None:
    """U21: 4 and 4 at the seal."""
    lit, _, awarded, *_ = steps(ready(FULL), "-")
    assert lit.now.shows[0].points == (4, 4, 0)
    assert awarded.gone == (*lit.gone, ENTERTAINERS["seal-dance"])
    assert not any(house.cards for house in awarded.houses)


def test_if_nobody_scored_the_card_is_discarded() -> None:
    """U21."""
    awarded = steps(ready("red-music-4@d1 green-dance-4@c2 blue-juggling-2@c3:2"), "-")[2]
    assert awarded.now.shows[0].award is None
    assert awarded.gone[-1] == ENTERTAINERS["seal-dance"]


def test_cards_are_held_in_the_order_won() -> None:
    """U20."""
    state = both()
    state = state._replace(iceberg=state.iceberg._replace(tokens=(tuple(cells("f3")), tuple(cells("d1 g4")), ())))
    done = after(state, "red-music-3@e3", "-", "*f4", "b1^")
    assert [card.id for card in done.houses[B].cards] == ["bear-acrobatics", "seal-dance"]


# ── The curtain ──


def test_a_curtain_is_put_on_the_performers_cell() -> None:
    """U22: it blocks the cell, and the entertainer is gone from the ice."""
    *_, awarded, fallen, _ = steps(ready(FULL), "-")
    assert fallen.phase is Phase.CURTAIN
    assert fallen.iceberg.curtains == awarded.iceberg.curtains | bits("d2")
    assert fallen.iceberg.taken == awarded.iceberg.taken
    assert names(act.cell for act in fallen.iceberg.acts) == "f6"


def test_a_curtain_carries_no_token_and_no_other_card() -> None:
    """U22."""
    state = after(ready(FULL), "-", "b1^")
    assert (state.phase, to_act(state)) == (Phase.PLACING, B)
    assert not [move for move in texts(state) if "@d2" in move]
    placed = after(state, texts(state)[0])
    assert not [move for move in texts(placed) if move.endswith(">d2")]
    assert PENGUINS["brown-music-1"] == placed.iceberg.guests[CELLS["e3"]]
