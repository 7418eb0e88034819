"""Setting a game up: what is asked for is checked, what is left open is filled in, and a mistake gets a sentence."""

import pytest

from turandot.engine.errors import BadDeck, BadSetup, UnknownBot, UnknownGame
from turandot.engine.game import check_seed, draw_first
from turandot.games import GAMES, game
from turandot.games.turandot import TURANDOT


def test_a_game_is_found_by_its_name() -> None:
    assert GAMES == {"turandot": TURANDOT}
    assert game("turandot") is TURANDOT


@pytest.mark.parametrize("name", ["chess", "", None, 7, ["turandot"], {"turandot": 1}])
def test_an_unknown_game_is_refused_with_what_there_is(name: object) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; there is turandot"):
        game(name)


def test_a_bot_is_found_by_its_name() -> None:
    assert {"anyhow", "greedy", "soft"} <= set(TURANDOT.bots)
    assert all(callable(TURANDOT.bot(name)) for name in TURANDOT.bots)


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'hal'; there are anyhow, greedy, soft"):
        TURANDOT.bot("hal")


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"turandot is for 2 to 5 seats, not {seats}") as refused:
        TURANDOT.setup(seats, 0)
    assert refused.value.facts == {"seats": seats}


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_an_impossible_first_seat_is_refused(first: int) -> None:
    with pytest.raises(BadSetup, match=f"the first seat is from 0 to 2, not {first}"):
        TURANDOT.setup(3, first)


def test_options_left_open_get_their_defaults() -> None:
    assert TURANDOT.setup(3, 0).options == {"sealing": "clockwise", "maestro-money": "allowed"}
    assert TURANDOT.setup(3, 0, {"sealing": "blind"}).options == {"sealing": "blind", "maestro-money": "allowed"}


def test_an_unknown_option_or_value_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadSetup, match="there is no option 'speed'; there are sealing, maestro-money"):
        TURANDOT.setup(3, 0, {"speed": "fast"})
    with pytest.raises(BadSetup, match="option sealing is clockwise or blind, not 'open'"):
        TURANDOT.setup(3, 0, {"sealing": "open"})


def test_a_deck_is_checked_at_set_up() -> None:
    with pytest.raises(BadDeck):
        TURANDOT.setup(3, 0, None, {"name": "half a deck"})


@pytest.mark.parametrize("seed", ["k3x9", "A", "0", "2026-11-16", "x" * 40])
def test_a_seed_is_letters_digits_and_hyphens(seed: str) -> None:
    assert check_seed(seed) == seed


@pytest.mark.parametrize("seed", ["", "x" * 41, "a b", "a/b", "é", "a\n", "\ud800", "..", "²"])
def test_a_seed_unfit_for_a_link_or_a_file_name_is_refused(seed: str) -> None:
    with pytest.raises(BadSetup, match="a seed is 1 to 40 letters, digits or hyphens"):
        check_seed(seed)
    with pytest.raises(BadSetup, match="a seed is 1 to 40 letters, digits or hyphens"):
        draw_first(seed, 3)


def test_every_error_meant_for_people_has_a_code_of_its_own() -> None:
    kinds = [BadSetup, BadDeck, UnknownGame, UnknownBot]
    assert [kind.code for kind in kinds] == ["bad-setup", "bad-deck", "unknown-game", "unknown-bot"]
