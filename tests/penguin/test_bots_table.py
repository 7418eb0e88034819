"""The table that bots think on is the rules' own table, and whoever answers on it as greedy plays as greedy does."""

import pytest
from hypothesis import given, settings

from tests.penguin.arrange import A, B, after, both, deal, lay, names, until
from tests.penguin.strategies import Line, lines
from turandot.engine.rng import Stream
from turandot.games.penguin.bots.answers import answer, best_token, enter_best, perform_all
from turandot.games.penguin.bots.plain import worths
from turandot.games.penguin.bots.spots import GREEDY, POINT, Option, newcomers, placements
from turandot.games.penguin.bots.table import Table, guest, likes, performer
from turandot.games.penguin.cards import ANIMALS, HOUSE
from turandot.games.penguin.imagine import imagine
from turandot.games.penguin.moves import ENTERS, PAID, Enter, Invite, Move, Perform, Place
from turandot.games.penguin.newcomers import entrances
from turandot.games.penguin.rules import to_act
from turandot.games.penguin.scoring import account, winners
from turandot.games.penguin.state import Phase, State
from turandot.games.penguin.view import observe

LUCK = Stream("table", "luck")
SLOTS = [slot for slot in Table.__slots__ if slot not in {"acts", "hands", "tokens", "stock"}]


def looks(table: Table) -> dict[str, object]:
    """All that a table holds; where the rules keep an order that means nothing, without it."""
    found = {slot: getattr(table, slot) for slot in SLOTS}
    found["acts"] = sorted(table.acts)
    for slot in ("hands", "tokens"):
        found[slot] = [sorted(each) for each in getattr(table, slot)]
    return {**found, "stock": table.stock[:]}


def follow(table: Table, move: Move) -> None:
    """Do on the table what the rules do for a move, as far as it goes without a further decision."""
    match move:
        case Place(name, cell, settled):
            card = next(card for card in table.hands[table.seat] if card.card.id == name)
            excuses = [excuse for excuse in table.cards[table.seat] if excuse.id == settled]
            table.place(card, cell, excuses[0] if excuses else None)
            return
        case Invite(source, target):
            table.invite(source, target)
        case Enter(cell, turned):
            needs = next(needs for there, needs, way in table.entrances() if (there, way) == (cell, turned))
            table.enter(cell, needs)
        case Perform(cell):
            show(table, cell)
            return
    waiting = table.complete()
    if len(waiting) == 1:
        show(table, waiting[0].cell)
    elif not waiting:
        table.draw()


def show(table: Table, cell: int) -> None:
    table.perform(next(act for act in table.acts if act.cell == cell))
    if not table.over and not table.entrances():
        table.over = True


@settings(max_examples=25)
@given(lines())
def test_a_game_played_on_the_table_is_the_game_played_by_the_rules(line: Line) -> None:
    rest = [state for state in line.states if to_act(state) is not None or state.end]
    table = Table(rest[0])
    for move, state in zip(line.moves, rest[1:], strict=True):
        table = table.copy()
        follow(table, move)
        assert looks(table) == looks(Table(state))
    lines_of = account(rest[-1].houses)
    assert table.bonuses() == [one.bonus for one in lines_of]
    won = winners(rest[-1])
    assert table.shares() == [(seat in won) / len(won) for seat in range(table.seats)]
    assert [sum(table.bonus_parts(seat)) for seat in range(table.seats)] == table.bonuses()


def test_a_copy_goes_its_own_way() -> None:
    table = Table(both())
    before = looks(table)
    answer(table.copy(), LUCK)
    assert looks(table) == before


def test_a_turn_that_ended_the_game_draws_nothing() -> None:
    table = Table(until(deal(2), Phase.FINISHED))
    seat = table.seat
    table.draw()
    assert table.over
    assert table.seat == seat


def test_an_empty_pile_of_penguins_ends_the_game() -> None:
    """U27."""
    table = Table(lay("red-music-4@d1", "seal-dance@d2", stock=0))
    table.draw()
    assert table.over


def test_another_deal_changes_what_is_hidden_and_nothing_else() -> None:
    state = deal(3)
    table = Table(state)
    world = imagine(observe(state, A), Stream("another", "deal"))
    table.deal(world)
    assert [[card.card for card in hand] for hand in table.hands] == [list(hand) for hand in world.hands]
    assert [card.card for card in reversed(table.stock)] == list(world.stock)
    assert table.pile == world.pile


def test_another_deal_does_not_bring_back_an_entertainer_who_has_entered() -> None:
    state = both()
    table = Table(after(state, "red-music-3@e3", "-", "*d2"))
    enter_best(table, LUCK, GREEDY)
    table.deal(imagine(observe(state, A), LUCK))
    assert sorted(table.pile) == sorted(state.pile[1:])


def test_who_likes_an_animal_is_told_by_taste() -> None:
    for card in HOUSE.penguins:
        assert [likes(guest(card).taste, number) for number in range(4)] == [card.likes == animal for animal in ANIMALS]


# ── Greedy on the table ──


def chosen(options: list[Option]) -> set[str]:
    """The placements that are worth most."""
    top = max(option.worth for option in options)
    return {
        str(Place(one.card.card.id, one.cell, one.excuse.id if one.excuse else PAID if one.fee else ""))
        for one in options
        if one.worth == top
    }


def best_of(state: State) -> tuple[set[str], float]:
    values = worths(observe(state, to_act(state) or 0))
    top = max(values.values())
    return {str(move) for move, value in values.items() if value == top}, top


@settings(max_examples=25)
@given(lines())
def test_greedy_thinks_the_same_of_a_table_as_of_a_view(line: Line) -> None:
    for state in [one for one in line.states if to_act(one) is not None][::4]:
        table = Table(state)
        moves, top = best_of(state)
        match state.phase:
            case Phase.PLACING:
                options = placements(table, GREEDY)
                assert chosen(options) == moves
                assert max(option.worth for option in options) == top * POINT
            case Phase.INVITING:
                before = [*map(list, table.tokens)]
                best_token(table, GREEDY)
                moved = set(table.tokens[table.seat]) - set(before[table.seat])
                assert all(f">{names(moved)}" in move for move in moves) or len(moves) > 1 or not moved
                assert bool(moved) == (top > 0)
            case Phase.ENTERING:
                places = newcomers(table, GREEDY)
                best = max(place[0] for place in places)
                assert {str(ENTERS[cell][way]) for worth, cell, _, way in places if worth == best} == moves
                assert [(cell, way) for _, cell, _, way in places] == [
                    *entrances(state.iceberg, state.pile[0], state.waiting)
                ]


def test_of_several_shows_the_best_for_itself_comes_first() -> None:
    """At the bear seat 0 scores 5; the seal would bring it nothing."""
    table = Table(after(both(), "red-music-3@e3", "-"))
    table.pile = ()
    perform_all(table, LUCK, GREEDY)
    assert table.over
    assert table.scores[A] == 10 + 5
    assert [card.id for card in table.cards[2]] == ["bear-acrobatics"]


@pytest.mark.parametrize(("care", "points"), [(0, 3), (16, 5)])
def test_who_minds_rivals_takes_the_show_that_brings_them_less(care: int, points: int) -> None:
    """The seal brings 3 and its card, a rival 4; the bear brings 5, a rival 3 and its card."""
    table = Table(after(both(), "red-music-3@e3", ">e3"))
    table.pile = ()
    perform_all(table, LUCK, GREEDY._replace(care=care))
    assert table.scores[A] == 10 + points


def test_no_place_for_the_new_entertainer_ends_the_game() -> None:
    """U26."""
    table = Table(lay("red-music-4@d1", "seal-dance@d2"))
    table.taken = table.ice
    enter_best(table, LUCK, GREEDY)
    assert table.over
    enter_best(table, LUCK, GREEDY)
    assert table.over


def test_a_rival_answers_with_a_whole_turn() -> None:
    table = Table(deal(2))
    hand = table.hands[A][:]
    answer(table, LUCK)
    assert table.seat == B
    assert len(table.hands[A]) == 4
    assert len([card for card in hand if card in table.hands[A]]) == 3


def test_who_is_attached_to_a_guest_leaves_it_only_for_much_more() -> None:
    seal = "seal-dance@d2"
    table = "red-music-4@d1:0 red-juggling-6@c3:0 blue-music-3@a7:0 green-dance-6@e3"
    for attached, moved in ((0, True), (POINT, True), (10 * POINT, False)):
        laid = Table(lay(table, seal))
        best_token(laid, GREEDY, attached)
        assert (set(laid.tokens[A]) != set(Table(lay(table, seal)).tokens[A])) == moved


@pytest.mark.parametrize("option", ["all", "family"])
def test_fees_on_the_table_are_those_of_the_rules(option: str) -> None:
    """U12: the sum of all neighbours, or of those of the family."""
    state = lay("red-music-4@d1 blue-juggling-3@c1", "seal-dance@d2", options={"fee": option})
    table = Table(state)
    red, green = (guest(next(card for card in HOUSE.penguins if card.family == family)) for family in ("red", "green"))
    assert table.fee(9, red.family) == (7 if option == "all" else 4)
    assert table.fee(9, green.family) == 0


def test_an_entertainer_is_told_in_numbers() -> None:
    act = both().iceberg.acts[0]
    assert performer(act)[0] == act.cell
    assert performer(act).card is act.card
