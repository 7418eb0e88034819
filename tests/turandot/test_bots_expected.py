"""What good rivals are expected to bid, where their manner was learnt."""

import math
from statistics import fmean

import pytest

from tests.turandot.arrange import deal, to_round
from turandot.engine.rng import Stream
from turandot.games.turandot.bots import BOTS
from turandot.games.turandot.bots.beliefs import LOOSE, Rival, reasoned
from turandot.games.turandot.bots.bid import Rehearsal, rehearsal
from turandot.games.turandot.bots.manner import MANNER, SEATS
from turandot.games.turandot.bots.model import trained
from turandot.games.turandot.bots.position import position
from turandot.games.turandot.moves import Bid
from turandot.games.turandot.rules import play, to_act
from turandot.games.turandot.state import ROUNDS, Phase, State
from turandot.games.turandot.view import observe


def rehearsed(state: State) -> Rehearsal:
    """The bidding game among strangers."""
    return rehearsal(position(observe(state, 0)), (Rival(),) * state.seats, trained(), 100)


def expected(show: Rehearsal, seat: int) -> list[float]:
    return reasoned(show.place, show.outlook, show.game, show.mixed, seat)


@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
def test_every_bid_is_possible_and_all_come_to_one(number: int) -> None:
    show = rehearsed(to_round(deal(SEATS, seed="manner"), number))
    for seat in range(SEATS):
        chances = expected(show, seat)
        assert len(chances) == len(show.game.bids[seat])
        assert min(chances) > 0
        assert sum(chances) == pytest.approx(1)


def test_a_row_of_weights_for_every_round() -> None:
    assert len(MANNER) == ROUNDS
    assert len({len(row) for row in MANNER}) == 1


def test_a_maestro_is_not_expected_to_play_money_alone() -> None:
    """No designer can be his (R9, R10)."""
    show = rehearsed(deal(SEATS, seed="manner"))
    alone = [expected(show, seat)[-1] for seat in range(SEATS)]
    assert alone[show.place.maestro] < min(chance for seat, chance in enumerate(alone) if seat != show.place.maestro)


@pytest.mark.no_cover
def test_bids_of_maestros_surprise_less_than_by_the_rehearsal_alone() -> None:
    state, luck = deal(SEATS, seed="surprise"), Stream("surprise", "luck")
    mine, others = [], []
    while (seat := to_act(state)) is not None and state.phase is not Phase.PREMIERE:
        choices = BOTS["maestro"](observe(state, seat), luck)
        moves = tuple(choices)
        move = moves[luck.weighted([choices[move].chance for move in moves])]
        if isinstance(move, Bid):
            show = rehearsed(state)
            pair = (show.game.cards if move.number is None else move.number - 1, move.money)
            at = show.game.bids[seat].index(pair)
            mine.append(-math.log(expected(show, seat)[at]))
            loose = (1 - LOOSE) * show.mixed[seat].chances[at] + LOOSE / len(show.game.bids[seat])
            others.append(-math.log(loose))
        state = play(state, move)[-1]
    assert fmean(mine) < fmean(others)
