"""Decks: any deck of the same shape can be used, and a malformed one is refused with a sentence that says why."""

from typing import Any

import pytest
from hypothesis import given

from tests.turandot.strategies import decks
from turandot.engine.errors import BadDeck
from turandot.engine.game import Json
from turandot.games.turandot.cards import HOUSE, TYPES, Deck, Gender, Role, Singer, deck_list, read_deck, write_deck

HOUSE_ROWS: dict[str, list[str]] = {
    "pro": ["3M", "2M", "2M", "3F", "2FL", "2U"],
    "amateur": ["2MC", "2M", "1MC", "2FT", "2FL", "1UL"],
    "alternative": ["3M", "2MC", "1M", "3F", "1FL", "2U"],
    "classic": ["3M", "2M", "1M", "3F", "2FL", "1UT"],
    "comic": ["3M", "2M", "1MC", "3F", "1FT", "2U"],
    "dark": ["3M", "2M", "1M", "3F", "2FT", "1UC"],
}


def deck(name: Any = "ours", **changes: Json) -> dict[str, Json]:  # noqa: ANN401
    return {"name": name, "singers": {**HOUSE_ROWS, **changes}}


def test_nothing_or_the_word_house_is_the_house_deck() -> None:
    assert read_deck(None) is read_deck("house") is HOUSE
    assert write_deck(HOUSE) == "house"


def test_the_house_deck_spelled_out_is_the_house_deck() -> None:
    assert read_deck(deck("house")) == HOUSE
    assert write_deck(read_deck(deck("house"))) == "house"


def test_another_deck_that_calls_itself_house_is_written_out_in_full() -> None:
    forged = deck("house", pro=["3M"] * 6)
    assert write_deck(read_deck(forged)) == forged


def test_a_singer_is_stars_gender_and_favourite() -> None:
    assert read_deck(deck(dark=["2FL", "1U", "3MT", "1MC", "1F", "1F"])).singers[-6:] == (
        Singer("dark-1", "dark", 2, Gender.FEMALE, Role.LIU),
        Singer("dark-2", "dark", 1, Gender.UNCERTAIN, None),
        Singer("dark-3", "dark", 3, Gender.MALE, Role.TURANDOT),
        Singer("dark-4", "dark", 1, Gender.MALE, Role.CALAF),
        Singer("dark-5", "dark", 1, Gender.FEMALE, None),
        Singer("dark-6", "dark", 1, Gender.FEMALE, None),
    )


@given(decks)
def test_every_deck_of_the_right_shape_is_read_and_written_back(given_deck: Json) -> None:
    read = read_deck(given_deck)
    assert isinstance(read, Deck)
    assert len(read.singers) == 36
    assert write_deck(read) == given_deck


def test_the_deck_is_listed_with_all_that_is_printed_on_it() -> None:
    listed = deck_list(HOUSE)
    assert len(listed) == 36
    assert listed[4] == {"id": "pro-5", "type": "pro", "stars": 2, "gender": "female", "favourite": "liu"}
    assert listed[0]["favourite"] is None


BAD_SINGERS = ["4M", "0F", "2X", "2FP", "2", "", "2fl", "M2", "2FL ", "2FLL", 2, None, ["2M"], "٢M"]


@pytest.mark.parametrize("text", BAD_SINGERS)
def test_a_bad_singer_is_refused_by_name(text: Json) -> None:
    row = [*HOUSE_ROWS["comic"][:2], text, *HOUSE_ROWS["comic"][3:]]
    with pytest.raises(BadDeck) as refused:
        read_deck(deck(comic=row))
    sentence = f"comic-3 is {text!r}; a singer is stars 1-3, gender M, F or U, then T, C, L or nothing, as in 2FL"
    assert str(refused.value) == sentence
    assert refused.value.facts == {"card": "comic-3"}


@pytest.mark.parametrize("row", [[], ["2M"] * 5, ["2M"] * 7, "2M2M2M", {"1": "2M"}, None])
def test_a_type_without_exactly_six_singers_is_refused_by_name(row: Json) -> None:
    with pytest.raises(BadDeck, match=r"^amateur has six singers, no more and no fewer$"):
        read_deck(deck(amateur=row))


@pytest.mark.parametrize("name", ["", "x" * 41, "a\nb", "<b>", 7, None, ["x"]])
def test_a_bad_name_is_refused(name: Json) -> None:
    with pytest.raises(BadDeck, match="name is 1 to 40 letters"):
        read_deck(deck(name))


@pytest.mark.parametrize("given_deck", [{}, [], 7, "other", {"name": "x"}, {**deck(), "more": 1}])
def test_what_is_no_deck_at_all_is_refused(given_deck: Json) -> None:
    with pytest.raises(BadDeck, match='a deck is an object with "name" and "singers"'):
        read_deck(given_deck)


@pytest.mark.parametrize("singers", [{}, [], None, {**HOUSE_ROWS, "mad": []}, {k: HOUSE_ROWS[k] for k in TYPES[1:]}])
def test_missing_or_unknown_types_are_refused(singers: Json) -> None:
    with pytest.raises(BadDeck, match="exactly these types: pro, amateur, alternative, classic, comic, dark"):
        read_deck({"name": "x", "singers": singers})
