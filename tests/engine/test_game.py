"""Setting a game up: what is asked for is checked, what is left open is filled in, and a mistake gets a sentence."""

from dataclasses import replace

import pytest

from tests.engine.games import EVERY_GAME, AnyGame, table_name
from tests.little.game import LITTLE
from turandot.engine import errors
from turandot.engine.errors import BadDeck, BadSetup, NotOffered, UnknownBot, UnknownGame
from turandot.engine.game import DeckRules, check_seed, draw_first
from turandot.games import game


@pytest.mark.parametrize("known", EVERY_GAME, ids=table_name)
def test_a_game_is_found_by_its_name(known: AnyGame) -> None:
    assert game(known.name) is known


@pytest.mark.parametrize("name", ["chess", "", None, 7, ["little"], {"little": 1}])
def test_an_unknown_game_is_refused_with_what_there_is(name: object) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; there are .*little"):
        game(name)


@pytest.mark.parametrize("known", EVERY_GAME, ids=table_name)
def test_a_bot_is_found_by_its_name(known: AnyGame) -> None:
    assert all(known.bot(name) is known.bots[name] for name in known.bots)


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'hal'; there are gentle, keen, bianca:gentle") as refused:
        LITTLE.bot("hal")
    assert refused.value.facts == {"name": "hal"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 100])
def test_an_impossible_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"little is for 2 to 3 seats, not {seats}") as refused:
        LITTLE.setup(seats, 0)
    assert refused.value.facts == {"seats": seats}


@pytest.mark.parametrize("first", [-1, 3, 99])
def test_an_impossible_first_seat_is_refused(first: int) -> None:
    with pytest.raises(BadSetup, match=f"the first seat is from 0 to 2, not {first}"):
        LITTLE.setup(3, first)


def test_options_left_open_get_their_defaults() -> None:
    assert LITTLE.setup(3, 0).options == {"fine": "dear"}
    assert LITTLE.setup(3, 0, {"fine": "none"}).options == {"fine": "none"}


def test_an_unknown_option_or_value_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadSetup, match="there is no option 'speed'; there are fine"):
        LITTLE.setup(3, 0, {"speed": "fast"})
    with pytest.raises(BadSetup, match="option fine is dear or none, not 'huge'"):
        LITTLE.setup(3, 0, {"fine": "huge"})
    with pytest.raises(BadSetup, match="there is no option 'speed'; there are none"):
        replace(LITTLE, options={}).setup(3, 0, {"speed": "fast"})


@pytest.mark.parametrize("deck", [None, "house"])
def test_a_game_without_a_choice_of_decks_has_the_house_deck(deck: str | None) -> None:
    assert LITTLE.setup(3, 0, None, deck).deck is None
    assert LITTLE.deck_rules.write(None) == "house"
    assert LITTLE.deck_rules.show(None) == []


@pytest.mark.parametrize("deck", ["mine", {}, {"name": "x"}, [], 7])
def test_a_game_without_a_choice_of_decks_refuses_any_other(deck: object) -> None:
    with pytest.raises(BadDeck, match=r'this game has no choice of decks: its deck is "house", not '):
        LITTLE.setup(3, 0, None, deck)


def test_a_game_with_decks_reads_its_own() -> None:
    decked = replace(LITTLE, deck=DeckRules(read=lambda given: given or "usual", write=str, show=list))
    assert decked.setup(2, 0).deck == "usual"
    assert decked.setup(2, 0, None, "mine").deck == "mine"


def test_a_game_that_does_not_tell_itself_says_so() -> None:
    with pytest.raises(NotOffered, match="little does not tell its games"):
        _ = LITTLE.required_telling


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
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.GameError)]
    assert len({kind.code for kind in kinds}) == len(kinds) == 10
    assert NotOffered.code == "not-offered"
