"""The strong bots at the table: legal everywhere, blind to what they may not see, sure of the end, told apart."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.penguin.arrange import A, after, both, deal, lay, until
from tests.penguin.strategies import Moment, moments
from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.penguin import PENGUIN
from turandot.games.penguin.bots import ADVISER, BOTS, RIVALS, STRENGTHS
from turandot.games.penguin.bots.eyes import followed
from turandot.games.penguin.bots.ideas import crowd
from turandot.games.penguin.bots.levels import LEVELS, Level
from turandot.games.penguin.bots.model import expected, trained
from turandot.games.penguin.bots.strong import strong
from turandot.games.penguin.bots.table import Table
from turandot.games.penguin.bots.temperament import EVEN, TEMPERS
from turandot.games.penguin.bots.thinker import Thinker
from turandot.games.penguin.cards import ANIMALS, LIKES
from turandot.games.penguin.imagine import imagine
from turandot.games.penguin.moves import PAID, Invite, Move, Place
from turandot.games.penguin.rules import legal, play, to_act
from turandot.games.penguin.scoring import winners
from turandot.games.penguin.state import Phase, State
from turandot.games.penguin.view import observe

QUICK = Level(trained, 6, ((3, 1), (2, 1)), ((2, 1),))
"""A ringmaster in a hurry."""
strong_bots = st.sampled_from([name for name in BOTS if name not in {"anyhow", "greedy", "soft"}])


def asked(state: State, name: str) -> Mapping[Move, Choice]:
    """Ask a bot for its opinion, from the seat whose turn it is."""
    return PENGUIN.bot(name)(observe(state, to_act(state) or 0), Stream("asked", "luck"))


def hurried(state: State, luck: Stream, level: Level = QUICK) -> Mapping[Move, Choice]:
    return strong(observe(state, to_act(state) or 0), luck, level)


def played(choices: Mapping[Move, Choice]) -> Move:
    """The move a strong bot plays: it is sure."""
    return next(move for move, choice in choices.items() if choice.chance)


@cache
def greedy_line(seats: int, seed: str) -> tuple[State, ...]:
    """The states at rest of a game among greedy bots."""
    state, luck, found = deal(seats, seed=seed), Stream(seed, "greedy"), []
    while to_act(state) is not None:
        found.append(state)
        moves = tuple(asked(state, "greedy"))
        state = play(state, luck.choice(moves))[-1]
    return tuple(found)


# ── Legal, and complete in what they say ──


@settings(max_examples=30, deadline=None)
@given(moments().filter(lambda moment: to_act(moment.state) is not None), strong_bots)
def test_every_bot_weighs_only_legal_moves_in_every_phase_and_option(moment: Moment, name: str) -> None:
    choices = asked(moment.state, name)
    assert set(choices) <= set(legal(moment.state))
    assert sorted(choice.chance for choice in choices.values()) == [*[0] * (len(choices) - 1), 1]
    assert all(0 <= choice.value <= 1 for choice in choices.values())


@pytest.mark.parametrize("name", STRENGTHS)
def test_a_bot_has_nothing_to_say_where_nobody_has_to_act(name: str) -> None:
    assert PENGUIN.bot(name)(observe(until(deal(2), Phase.FINISHED), A), Stream("x", "y")) == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hurried_ringmaster_plays_whole_games(seats: int) -> None:
    state, luck = deal(seats, seed="whole"), Stream("whole", "game")
    while to_act(state) is not None:
        move = played(hurried(state, luck))
        assert move in legal(state)
        state = play(state, move)[-1]
    assert winners(state)


def test_the_move_that_is_played_is_the_one_valued_most() -> None:
    for state in greedy_line(3, "values")[::5]:
        choices = hurried(state, Stream("x", "y"))
        assert choices[played(choices)].value == max(choice.value for choice in choices.values())


def test_the_adviser_is_the_strongest_level_without_a_temper() -> None:
    assert ADVISER == STRENGTHS[-1] == "ringmaster"
    assert all(f"{rival}:{strength}" in BOTS for rival in RIVALS for strength in STRENGTHS)


# ── Blind to what they may not see ──


@pytest.mark.no_cover
@settings(max_examples=20, deadline=None)
@given(moments().filter(lambda moment: to_act(moment.state) is not None), st.integers(0, 99))
def test_a_bot_answers_the_same_for_every_state_imagined_from_its_view(moment: Moment, other: int) -> None:
    seat = to_act(moment.state)
    assert seat is not None
    fancied = imagine(observe(moment.state, seat), Stream("fancy", str(other)))
    assert hurried(fancied, Stream("x", "y")) == hurried(moment.state, Stream("x", "y"))


# ── The end is counted ──


def test_of_the_last_show_the_chances_are_known() -> None:
    """The pile is empty: whichever performs, the game is over, and who has won is no guess."""
    state = after(both(pile=""), "red-music-3@e3", "-")
    choices = asked(state, ADVISER)
    for move, choice in choices.items():
        won = winners(play(state, move)[-1])
        assert choice.value == (A in won) / len(won)


def test_it_takes_the_show_that_wins_when_the_other_loses() -> None:
    state = after(both(pile=""), "red-music-3@e3", "-")
    houses = (state.houses[0]._replace(shows=20), state.houses[1]._replace(shows=18), state.houses[2])
    assert str(played(asked(state._replace(houses=houses), ADVISER))) == "*f4"


def test_a_leader_ends_the_game_when_it_can() -> None:
    """One card lacks only e3, and no other will enter: the leader completes it at once, with any penguin."""
    table = "red-music-4@d1:0 green-dance-4@c2 blue-juggling-2@c3"
    state = lay(table, "seal-dance@d2 bear-juggling@f6", hand="green-music-2 brown-music-1", pile="", seats=2)
    led = state._replace(houses=(state.houses[0]._replace(shows=30), state.houses[1]._replace(shows=25)))
    move = played(asked(led, ADVISER))
    assert isinstance(move, Place)
    assert str(move).split("@")[1][:2] == "e3"


# ── Levels ──


def test_no_level_pays_a_fee_where_the_same_penguin_could_lie_free_for_as_much() -> None:
    """No move that makes a watcher laugh: fees of ten points and more are not paid while anything else is open."""
    for strength in STRENGTHS:
        for state in greedy_line(4, "laugh")[::9]:
            if state.phase is Phase.PLACING:
                move = played(hurried(state, Stream("x", "y"), replace(LEVELS[strength], ahead=(), aside=())))
                assert isinstance(move, Place)
                assert move.settled != PAID or _fee(state, move) < 10


def _fee(state: State, move: Place) -> int:
    return play(state, move)[0].now.fee


def test_weak_levels_see_less_and_look_less_far() -> None:
    ladder = list(LEVELS.values())
    assert [level.eyes.fancy for level in ladder] == sorted((level.eyes.fancy for level in ladder), reverse=True)
    assert [_deals(level) for level in ladder] == sorted(_deals(level) for level in ladder)


def _deals(level: Level) -> int:
    return sum(count * deals for count, deals in level.ahead)


# ── Temperaments ──

every_level = pytest.mark.parametrize("strength", STRENGTHS)


@cache
def moves_of(name: str, strength: str, phase: Phase) -> list[tuple[State, Move]]:
    """What a rival, or nobody in particular, would play at a level in some games, at a glance."""
    level = LEVELS[strength]
    level = replace(level, temper=TEMPERS.get(name, EVEN).times(level.wilful), ahead=(), aside=())
    states = [state for seed in range(3) for state in greedy_line(3, f"temper{seed}") if state.phase is phase]
    return [(state, played(hurried(state, Stream("x", "y"), level))) for state in states]


@pytest.mark.no_cover
@every_level
def test_zelda_invites_penguins_that_lay_there_before_more_than_others_do(strength: str) -> None:
    def later(name: str) -> int:
        made = moves_of(name, strength, Phase.INVITING)
        return sum(isinstance(move, Invite) and move.target != state.now.cell for state, move in made)

    assert later("zelda") > later("nobody")


@pytest.mark.no_cover
@every_level
def test_raimondo_joins_bigger_audiences(strength: str) -> None:
    def audience(name: str) -> int:
        return sum(crowd(Table(state), move.cell) for state, move in placed(name, strength))

    assert audience("raimondo") > audience("nobody")


def placed(name: str, strength: str) -> list[tuple[State, Place]]:
    made = moves_of(name, strength, Phase.PLACING)
    return [(state, move) for state, move in made if isinstance(move, Place)]


@pytest.mark.no_cover
@every_level
def test_anselmo_places_the_family_that_likes_the_animal_he_follows(strength: str) -> None:
    def own(name: str) -> int:
        return sum(
            LIKES[move.card.split("-")[0]] == ANIMALS[followed(observe(state, state.now.seat))]
            for state, move in placed(name, strength)
        )

    assert own("anselmo") > own("nobody")


@pytest.mark.no_cover
@every_level
def test_petra_leaves_the_leader_less(strength: str) -> None:
    def left(name: str) -> int:
        total = 0
        for state, move in placed(name, strength):
            me, before, after = state.now.seat, Table(state), Table(play(state, move)[-1])
            thinker = Thinker(observe(state, me), LEVELS[strength], before, Stream("x", "y"))
            leader = max((seat for seat in range(3) if seat != me), key=lambda seat: thinker.before[seat])
            total += expected(after, thinker.model, thinker.next, thinker.trust)[leader]
        return total

    assert left("petra") < left("nobody")


def rank(name: str, strength: str, *, paid: bool) -> float:
    """How far behind the moves are, in the mean, that pay a fee, or that discard a card instead, if all are ranked.

    The red penguins of the hand owe a fee wherever seals amuse them.
    """
    won = {A: "sheep-music bear-dance"}
    table, hand = "red-dance-6@d1 red-dance-4@c2 blue-juggling-2@d3", "red-juggling-6 red-juggling-4 red-music-2"
    state = lay(table, "seal-dance@d2 bear-juggling@f6", hand=hand, won=won)
    level = replace(LEVELS[strength], temper=TEMPERS.get(name, EVEN), wide=400, ahead=(), aside=())
    settled = [move.settled for move in hurried(state, Stream("x", "y"), level) if isinstance(move, Place)]
    return fmean(place for place, how in enumerate(settled) if how and (how == PAID) == paid) / len(settled)


@pytest.mark.no_cover
@every_level
def test_bianca_shrugs_at_fees(strength: str) -> None:
    assert rank("bianca", strength, paid=True) < rank("nobody", strength, paid=True)


@pytest.mark.no_cover
@every_level
def test_ottavio_parts_with_no_card(strength: str) -> None:
    assert rank("ottavio", strength, paid=False) > rank("nobody", strength, paid=False)
