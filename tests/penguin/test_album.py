"""What a finished game tells the album, against a count of the same game by other means: its moves and its account."""

import re
from collections import Counter

import pytest

from tests.penguin.arrange import SEAT_COUNTS, deal, random_line
from tests.test_words import LANGUAGES, messages
from turandot.engine.rng import Stream
from turandot.games.penguin.album import album
from turandot.games.penguin.cards import HOUSE
from turandot.games.penguin.moves import Move, Place
from turandot.games.penguin.state import State

Line = tuple[list[Move], list[State]]


def line(seats: int, seed: str) -> Line:
    return random_line(deal(seats, seed=seed), Stream(seed, "album"))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_penguins_that_the_album_calls_played_are_those_of_the_moves(seats: int) -> None:
    for number in range(6):
        moves, states = line(seats, f"played-{number}")
        placed = [move.card for move in moves if isinstance(move, Place)]
        for seat in range(seats):
            told = album(states[-1], seat)
            assert [card for card, done in told.items() if done.get("played")] == placed[seat::seats]
            assert {done["played"] for done in told.values() if "played" in done} == {1}


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_what_guests_and_entertainers_brought_adds_up_to_the_points_of_the_shows(seats: int) -> None:
    shows: Counter[int] = Counter()
    for number in range(6):
        end = line(seats, f"shows-{number}")[1][-1]
        performers = {card.id for card in end.setup.deck.entertainers}
        for seat, house in enumerate(end.houses):
            told = album(end, seat)
            brought = {card: done["points"] for card, done in told.items() if "points" in done}
            assert sum(points for card, points in brought.items() if card in performers) == house.shows
            assert sum(points for card, points in brought.items() if card not in performers) == house.shows
            for card in brought.keys() - performers:
                shows[told[card]["shows"]] += 1
    assert shows[1] > 0


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_card_that_was_won_was_won_by_one_house(seats: int) -> None:
    end = line(seats, "won")[1][-1]
    won = Counter(card for seat in range(seats) for card, done in album(end, seat).items() if "won" in done)
    awarded = [show.card.id for turn in (*end.past, end.now) for show in turn.shows if show.award is not None]
    assert won == dict.fromkeys(awarded, 1)


# ── What is said of them ──

LONGEST_LIFE = 125


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_penguin_and_entertainer_has_a_life_of_its_own_in_two_lines(language: str) -> None:
    lives = {
        name: words.strip() for name, words in messages("penguin", "album.ftl", language).items() if "life-" in name
    }
    assert lives.keys() == {f"life-{card.family}-{card.activity}-{card.value}" for card in HOUSE.penguins}
    assert len(set(lives.values())) == len(lives)
    assert {name: len(life) for name, life in lives.items() if not 0 < len(life) <= LONGEST_LIFE} == {}
    cast = messages("penguin", "table-cast.ftl", language)
    assert all(cast[f"entertainer-{card.animal}-{card.activity}-character"] for card in HOUSE.entertainers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_life_speaks_of_no_animal_but_the_one_that_the_family_likes(language: str) -> None:
    animals = {
        "en": ("sheep", "kangaroo", "seal", "bear"),
        "fr": ("mouton", "kangourou", "phoque", "ours"),
        "de": ("Scha", "Känguru", "Robbe", "Bär"),
        "it": ("pecor", "cangur", "foc", "ors"),
    }[language]
    liked = dict(zip(("green", "brown", "red", "blue"), animals, strict=True))
    told = messages("penguin", "album.ftl", language)
    wrong = {
        card.id: animal
        for card in HOUSE.penguins
        for animal in set(animals) - {liked[card.family]}
        if re.search(rf"\b{animal}(?:s|n|a|he|e|i|o)?\b", told[f"life-{card.id}"])
    }
    assert wrong == {}
