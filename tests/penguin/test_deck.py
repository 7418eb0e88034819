"""Decks: any deck of the same shape can be used, and a malformed one is refused with a sentence that says why."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.penguin.arrange import deal, random_line
from tests.penguin.strategies import decks
from turandot.engine.errors import BadDeck
from turandot.engine.game import Json
from turandot.engine.rng import Stream
from turandot.games.penguin.cards import (
    HOUSE,
    LONGEST_ID,
    Deck,
    Entertainer,
    Penguin,
    deck_list,
    list_deck,
    read_deck,
    write_deck,
)


def deck(**changes: Json) -> dict[str, Json]:
    """The house deck under another name, with changes."""
    return {"name": "ours", **json.loads(json.dumps(list_deck(HOUSE))), **changes}


def with_penguin(place: int, **changes: Json) -> dict[str, Json]:
    """A deck with one penguin changed."""
    given_deck = deck()
    given_deck["penguins"][place] |= changes
    return given_deck


def with_entertainer(place: int, **changes: Json) -> dict[str, Json]:
    """A deck with one entertainer changed."""
    given_deck = deck()
    given_deck["entertainers"][place] |= changes
    return given_deck


def refused(given_deck: Json) -> BadDeck:
    with pytest.raises(BadDeck) as caught:
        read_deck(given_deck)
    return caught.value


# ── Good decks ──


def test_nothing_or_the_word_house_is_the_house_deck() -> None:
    assert read_deck(None) is read_deck("house") is HOUSE
    assert write_deck(HOUSE) == "house"


def test_the_house_deck_spelled_out_is_the_house_deck() -> None:
    assert read_deck(deck(name="house")) == HOUSE
    assert write_deck(read_deck(deck(name="house"))) == "house"


def test_another_deck_that_calls_itself_house_is_written_out_in_full() -> None:
    forged = with_penguin(0, value=5) | {"name": "house"}
    assert write_deck(read_deck(forged)) == forged


def test_a_deck_may_come_without_a_name() -> None:
    nameless = {kind: cards for kind, cards in deck().items() if kind != "name"}
    read = read_deck(nameless)
    assert (read.penguins, read.entertainers) == (HOUSE.penguins, HOUSE.entertainers)
    assert write_deck(read) == {"name": "unnamed", **nameless}


def test_a_card_is_what_is_printed_on_it() -> None:
    read = read_deck(with_penguin(63, id="the-old-one", family="red", activity="dance", value=12))
    assert read.penguins[63] == Penguin(63, "the-old-one", "red", "dance", 12, "seal")
    assert read_deck(with_entertainer(10, dots="11000000")).entertainers[10] == Entertainer(
        10, "seal-dance", "seal", "dance", "11000000"
    )


@given(decks())
def test_every_deck_of_the_right_shape_is_read_and_written_back(given_deck: Json) -> None:
    read = read_deck(given_deck)
    assert isinstance(read, Deck)
    assert write_deck(read) == given_deck


@given(decks())
@settings(max_examples=20)
def test_every_deck_of_the_right_shape_can_be_played_to_the_end(given_deck: Json) -> None:
    _, states = random_line(deal(2, deck=given_deck), Stream("deck", "luck"))
    assert states[-1].end


def test_the_deck_is_listed_with_all_that_is_printed_on_it() -> None:
    listed = deck_list(HOUSE)
    assert len(listed) == 80
    assert listed[0] == {
        "kind": "penguin",
        "id": "green-juggling-1",
        "family": "green",
        "activity": "juggling",
        "value": 1,
    }
    assert listed[-1] == {
        "kind": "entertainer",
        "id": "bear-music",
        "animal": "bear",
        "activity": "music",
        "dots": "10101111",
    }


# ── Bad decks ──


@pytest.mark.parametrize("given_deck", [{}, [], 7, "other", {"name": "x"}, {**deck(), "more": 1}, {"penguins": []}])
def test_what_is_no_deck_at_all_is_refused(given_deck: Json) -> None:
    sentence = 'a deck is an object with "penguins" and "entertainers", and perhaps a "name"'
    assert str(refused(given_deck)) == sentence


@pytest.mark.parametrize("name", ["", "x" * 41, "a\nb", "<b>", 7, None, ["x"]])
def test_a_bad_name_is_refused(name: Json) -> None:
    assert str(refused(deck(name=name))) == "a deck's name is 1 to 40 letters, digits or spaces"


@pytest.mark.parametrize("cards", [[], deck()["penguins"][1:], deck()["penguins"] * 2, {"0": 1}, None, "penguins"])
def test_other_than_64_penguins_are_refused(cards: Json) -> None:
    assert str(refused(deck(penguins=cards))) == "a deck has 64 penguins in a list, no more and no fewer"


@pytest.mark.parametrize("cards", [[], deck()["entertainers"][1:], {"0": 1}, None])
def test_other_than_16_entertainers_are_refused(cards: Json) -> None:
    assert str(refused(deck(entertainers=cards))) == "a deck has 16 entertainers in a list, no more and no fewer"


@pytest.mark.parametrize("card", [None, 7, "red-dance-4", ["id"], {}, {"id": "x"}, {**deck()["penguins"][2], "hat": 1}])
def test_a_card_that_lacks_a_field_or_has_one_too_many_is_refused(card: Json) -> None:
    given_deck = deck()
    given_deck["penguins"][2] = card
    fault = refused(given_deck)
    assert str(fault) == "penguin 3 should be an object with id, family, activity, value"
    assert fault.facts == {"card": "penguin 3"}


def test_an_entertainer_that_lacks_a_field_is_refused() -> None:
    given_deck = deck()
    del given_deck["entertainers"][15]["dots"]
    assert str(refused(given_deck)) == "entertainer 16 should be an object with id, animal, activity, dots"


@pytest.mark.parametrize("card", ["", "Red", "a b", "a@b", "x" * (LONGEST_ID + 1), 7, None, ["x"], "\u0663"])
def test_a_bad_id_is_refused(card: Json) -> None:
    sentence = f"penguin 1 has the id {card!r}; an id is 1 to {LONGEST_ID} of a-z, 0-9 and hyphens"
    assert str(refused(with_penguin(0, id=card))) == sentence


@pytest.mark.parametrize("value", [0, -1, 100, 1.5, "4", None, True, [4]])
def test_a_bad_value_is_refused_by_name(value: Json) -> None:
    """A penguin of value 0 would score without scoring (U20)."""
    fault = refused(with_penguin(0, value=value))
    assert str(fault) == f"green-juggling-1 has the value {value!r}; a value is from 1 to 99"
    assert fault.facts == {"card": "green-juggling-1"}


@pytest.mark.parametrize("family", ["pink", "", None, 3, ["red"]])
def test_an_unknown_family_is_refused_by_name(family: Json) -> None:
    sentence = f"green-juggling-1 has the family {family!r}; there are green, brown, red, blue"
    assert str(refused(with_penguin(0, family=family))) == sentence


def test_an_unknown_activity_or_animal_is_refused_by_name() -> None:
    known = "juggling, acrobatics, dance, music"
    assert str(refused(with_penguin(0, activity="yoga"))) == (
        f"green-juggling-1 has the activity 'yoga'; there are {known}"
    )
    assert str(refused(with_entertainer(0, activity="yoga"))) == (
        f"sheep-juggling has the activity 'yoga'; there are {known}"
    )
    assert str(refused(with_entertainer(0, animal="goat"))) == (
        "sheep-juggling has the animal 'goat'; there are sheep, kangaroo, seal, bear"
    )


@pytest.mark.parametrize("dots", ["", "0110", "011010011", "01x01001", "00000000", "10000000", 1101001, None])
def test_bad_dots_are_refused_by_name(dots: Json) -> None:
    """U4: a card with fewer than two dots could perform before anything is placed."""
    sentence = f"sheep-juggling has the dots {dots!r}; dots are eight characters 0 or 1, at least two of them 1"
    assert str(refused(with_entertainer(0, dots=dots))) == sentence


def test_two_cards_of_the_same_id_are_refused() -> None:
    assert str(refused(with_penguin(1, id="green-juggling-1"))) == "two cards have the id green-juggling-1"
    assert str(refused(with_penguin(1, id="seal-dance"))) == "two cards have the id seal-dance"


def test_two_entertainers_with_the_same_animal_and_activity_are_refused() -> None:
    """U1, U4: else a balanced start could get stuck."""
    fault = refused(with_entertainer(1, activity="juggling"))
    assert str(fault) == "sheep-acrobatics has the animal and the activity of sheep-juggling"
    assert fault.facts == {"card": "sheep-acrobatics"}


def test_a_long_mistake_is_told_in_part_only() -> None:
    assert len(str(refused(with_penguin(0, family="x" * 5000)))) < 200


odd: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=5,
)


@given(
    st.sampled_from(["penguins", "entertainers"]),
    st.integers(0, 15),
    st.sampled_from(["id", "family", "animal", "activity", "value", "dots", "hat"]),
    odd,
)
def test_whatever_a_card_says_it_is_read_or_refused(kind: str, place: int, field: str, value: Json) -> None:
    given_deck = deck()
    given_deck[kind][place][field] = value
    try:
        read = read_deck(given_deck)
    except BadDeck as fault:
        assert len(str(fault)) < 250  # noqa: PT017
    else:
        assert write_deck(read) == given_deck


@given(odd)
def test_whatever_is_given_as_a_deck_it_is_read_or_refused(given_deck: Json) -> None:
    if given_deck is not None:
        assert len(str(refused(given_deck))) < 250
