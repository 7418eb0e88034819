"""The bots at the table: legal everywhere, blind to what they may not see, fair to every seat, told apart."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.turandot.arrange import EVERY_OPTION, SEAT_COUNTS, bid, deal, to_round
from tests.turandot.strategies import Moment, moments
from turandot.engine.game import Choice
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.bots import BOTS, in_temper, weigh
from turandot.games.turandot.bots.levels import LEVELS, Level, level
from turandot.games.turandot.bots.model import trained
from turandot.games.turandot.bots.outlook import outlook
from turandot.games.turandot.bots.position import position
from turandot.games.turandot.bots.temperament import EVEN, TEMPERS
from turandot.games.turandot.cards import Singer
from turandot.games.turandot.imagine import imagine
from turandot.games.turandot.moves import Bid, Casting, Move, Name
from turandot.games.turandot.rules import legal, play, to_act
from turandot.games.turandot.scoring import best_casting, scores, winners
from turandot.games.turandot.state import Phase, State
from turandot.games.turandot.view import View, observe

QUICK = Level(trained(), rehearsals=6, performances=24, reads=True, judges=True)
"""A maestro in a hurry."""

strong_bots = st.sampled_from([name for name in BOTS if name not in {"anyhow", "greedy", "soft"}])


def asked(state: State, name: str) -> Mapping[Move, Choice]:
    """Ask a bot for its opinion, from the seat whose turn it is."""
    seat = to_act(state)
    assert seat is not None
    return BOTS[name](observe(state, seat), Stream("asked", "luck"))


def ask_quick(view: View) -> Mapping[Move, Choice]:
    return weigh(view, Stream("asked", "luck"), QUICK)


def with_temper(state: State, strength: str, name: str) -> Mapping[Move, Choice]:
    """Ask a bot of this level and temperament, or none; a maestro answers in a third of its time."""
    known = level(strength)
    brief = replace(known, performances=min(known.performances, 300))
    mood = in_temper(brief, TEMPERS.get(name, EVEN))
    return weigh(observe(state, to_act(state) or 0), Stream("asked", "luck"), mood)


def draw(choices: Mapping[Move, Choice], luck: Stream) -> Move:
    moves = tuple(choices)
    return moves[luck.weighted([choices[move].chance for move in moves])]


@cache
def soft_line(seats: int, seed: str, first: int = 0) -> tuple[State, ...]:
    """The states at rest of a game among soft bots."""
    state = deal(seats, first=first, seed=seed)
    luck = Stream(seed, "soft")
    found = [state]
    while to_act(state) is not None:
        state = play(state, draw(asked(state, "soft"), luck))[-1]
        found.append(state)
    return tuple(found[:-1])


def resting(state: State) -> bool:
    return to_act(state) is not None


# ── Legal, and complete in what they say ──


@pytest.mark.no_cover
@settings(max_examples=30, deadline=None)
@given(moments().filter(lambda moment: resting(moment.state)), strong_bots)
def test_every_bot_weighs_only_legal_moves_in_every_phase_and_option(moment: Moment, name: str) -> None:
    choices = asked(moment.state, name)
    assert set(choices) <= set(legal(moment.state))
    assert sum(choice.chance for choice in choices.values()) == pytest.approx(1)
    assert all(choice.chance >= 0 and -1e-9 <= choice.value <= 1 + 1e-9 for choice in choices.values())


@pytest.mark.parametrize(("seats", "options"), [(2, EVERY_OPTION[3]), (3, EVERY_OPTION[0]), (5, EVERY_OPTION[1])])
def test_a_hurried_maestro_plays_whole_games(seats: int, options: Mapping[str, str]) -> None:
    state = deal(seats, seed="whole", options=options)
    luck = Stream("whole", "game")
    while (seat := to_act(state)) is not None:
        move = draw(weigh(observe(state, seat), luck, QUICK), luck)
        assert move in legal(state)
        state = play(state, move)[-1]
    assert state.phase is Phase.FINISHED
    assert set(winners(state)) <= set(range(seats))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_bid_is_weighed_with_its_reasons(seats: int) -> None:
    for state in soft_line(seats, "reasons"):
        choices = ask_quick(observe(state, to_act(state) or 0))
        if state.phase is not Phase.PREMIERE:
            assert set(choices) == set(legal(state))
        for move, choice in choices.items():
            assert choice.points > 0
            assert choice.reasons, f"{move} in {state.phase} has no reasons"
            assert all(0 <= choice.reasons.get(name, 0.5) <= 1 for name in ("contested", "hired"))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_premiere_is_exact_for_the_best_casting_and_a_few_lesser_ones(seats: int) -> None:
    """R18, R19, R21: what is told of a casting is what comes of it, if the others do their best."""
    for number in range(4):
        state = next(one for one in soft_line(seats, f"premiere {number}") if one.phase is Phase.PREMIERE)
        seat = to_act(state)
        assert seat is not None
        choices = asked(state, "maestro")
        assert [move for move, choice in choices.items() if choice.chance] == [best_for(state, seat)]
        points = [choice.points for choice in choices.values()]
        assert points == sorted(set(points), reverse=True)
        for move, choice in choices.items():
            end = play(state, move)[-1]
            while (other := to_act(end)) is not None:
                end = play(end, best_for(end, other))[-1]
            won = winners(end)
            assert (choice.points, choice.value) == (scores(end)[seat], (seat in won) / max(1, len(won)))


def best_for(state: State, seat: int) -> Casting:
    house = state.houses[seat]
    return Casting(best_casting(house.singers, house.director))


# ── Blind to what they may not see ──


@pytest.mark.no_cover
@settings(max_examples=25, deadline=None)
@given(moments().filter(lambda moment: resting(moment.state)), st.sampled_from(LEVELS), st.integers(0, 99))
def test_a_bot_answers_the_same_for_every_state_imagined_from_its_view(
    moment: Moment, strength: str, other: int
) -> None:
    seat = to_act(moment.state)
    assert seat is not None
    fancied = imagine(observe(moment.state, seat), Stream("fancy", str(other)))
    assert asked(fancied, strength) == asked(moment.state, strength)


@pytest.mark.parametrize("strength", LEVELS)
def test_the_same_luck_gives_the_same_answer(strength: str) -> None:
    state = soft_line(3, "again")[10]
    assert asked(state, strength) == asked(state, strength)


# ── Fair to every seat ──


@pytest.mark.parametrize("name", ["maestro", "petra:maestro", "amateur"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_understudies_naming_and_firing_hurt_no_seat_more_than_another(seats: int, name: str) -> None:
    """The same game one chair further on: every opinion moves along with the seats."""
    here, there = deal(seats, seed="fair"), deal(seats, first=1, seed="fair")
    luck = Stream("fair", "moves")
    compared = set()
    while here.now.number < 5:
        if here.phase in {Phase.UNDERSTUDIES, Phase.NAMING, Phase.FIRING}:
            compared.add(here.phase)
            expected = {moved(move, seats): choice for move, choice in asked(here, name).items()}
            found = asked(there, name)
            assert {move: choice.chance for move, choice in found.items()} == pytest.approx(
                {move: choice.chance for move, choice in expected.items()}
            )
        move = luck.choice([one for one in legal(here) if not isinstance(one, Bid) or one.number in {1, 2, 3}])
        here, there = play(here, move)[-1], play(there, moved(move, seats))[-1]
    assert compared == {Phase.UNDERSTUDIES, Phase.NAMING, Phase.FIRING}


def moved(move: Move, seats: int) -> Move:
    """The same move one chair further on."""
    return Name((move.seat + 1) % seats) if isinstance(move, Name) else move


# ── Levels and temperaments ──


def test_every_level_has_its_own_mind() -> None:
    state = sealing_states()[0]
    minds = [{move: choice.chance for move, choice in asked(state, name).items()} for name in LEVELS]
    assert all(one != other for place, one in enumerate(minds) for other in minds[:place])


@cache
def sealing_states(games: int = 8) -> tuple[State, ...]:
    """Moments in which the third of four seats has to seal, in rounds 2, 3, 5 and 6 of several games."""
    return tuple(
        state
        for seed in map(str, range(games))
        for state in soft_line(4, seed)
        if state.phase is Phase.SEALING and len(state.stacks) == 2 and state.now.number in {2, 3, 5, 6}
    )


@cache
def bids_of(strength: str, name: str) -> tuple[tuple[State, Mapping[Move, Choice]], ...]:
    return tuple((state, with_temper(state, strength, name)) for state in sealing_states())


def habit_of(strength: str, name: str, trait: str) -> float:
    """How much of a trait a bot's bids show, all in all."""
    return sum(_shown(state, choices, trait) for state, choices in bids_of(strength, name))


def _shown(state: State, choices: Mapping[Move, Choice], trait: str) -> float:
    seat = to_act(state) or 0
    kinds = [singer.type for singer in state.houses[seat].singers]
    most = {kind for kind in kinds if kinds.count(kind) == max(map(kinds.count, kinds))}
    found = 0.0
    for stack, choice in choices.items():
        assert isinstance(stack, Bid)
        card = stack.number and state.now.cards[stack.number - 1]
        marks = {
            "money": stack.money * (stack.number is not None),
            "bluff": stack.bluff,
            "scenery": stack.number is None,
            "collects": isinstance(card, Singer) and card.type in most,
        }
        found += choice.chance * marks[trait]
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("strength", LEVELS)
def test_temperaments_are_told_apart_by_their_bids_at_every_level(strength: str) -> None:
    habit = partial(habit_of, strength)
    assert habit("bianca", "money") > habit("nobody", "money") > habit("ottavio", "money")
    for name, trait in (("zelda", "bluff"), ("raimondo", "scenery"), ("anselmo", "collects")):
        others = [habit(other, trait) for other in ("nobody", *TEMPERS) if other != name]
        assert habit(name, trait) > max(others), f"{name} {trait}"


@pytest.mark.no_cover
@pytest.mark.parametrize("strength", LEVELS)
def test_petra_bids_for_what_the_leader_wants(strength: str) -> None:
    """More so than an even temper, in points the card would bring whoever leads among the others."""
    wanted = {"nobody": 0.0, "petra": 0.0}
    for state in sealing_states(18):
        seat = to_act(state) or 0
        view = observe(state, seat)
        points, _, weights, *_ = outlook(position(view), trained())
        leader = max((one for one in range(4) if one != seat), key=lambda one: sum(row[0] for row in weights[one]))
        mean = sum(row[0] for row in points[leader]) / len(points[leader])
        for name in wanted:
            for stack, choice in with_temper(state, strength, name).items():
                assert isinstance(stack, Bid)
                wanted[name] += choice.chance * (points[leader][stack.number - 1][0] - mean) if stack.number else 0.0
    assert wanted["petra"] > wanted["nobody"]


# ── Pride ──


def test_with_nothing_to_win_the_finest_premiere_is_played_for() -> None:
    """In the last round, far behind: the best bid and the best card to keep are those that bring the most points."""
    state = to_round(deal(3, seed="proud"), 7)
    far = state.houses[1]._replace(scene=60)
    state = state._replace(houses=(state.houses[0], far, *state.houses[2:]))
    seat = to_act(state)
    assert seat == 0
    choices = asked(state, "maestro")
    best = max(choice.points for choice in choices.values())
    assert all(choice.points == best for choice in choices.values() if choice.chance)
    waiting = bid(state, {0: "1", 1: "1", 2: "2"})
    handed = asked(waiting, "maestro")
    assert waiting.waiting[0] == waiting.now.maestro == 0
    finest = max(choice.points for choice in handed.values())
    assert all(choice.points == finest for choice in handed.values() if choice.chance)


def test_bots_are_found_by_name_and_nobody_answers_to_an_unknown_one() -> None:
    assert TURANDOT.bot("petra:virtuoso") is BOTS["petra:virtuoso"]
    with pytest.raises(Exception, match="there is no bot 'caruso'"):
        TURANDOT.bot("caruso")
