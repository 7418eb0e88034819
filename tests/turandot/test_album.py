"""What a finished game tells the album, against a count of the record by other means: the seats' public tables."""

from collections import Counter
from itertools import product

import pytest

from tests.test_words import LANGUAGES, messages
from tests.turandot.arrange import SEAT_COUNTS, deal, random_line
from turandot.engine.rng import Stream
from turandot.games.turandot import TURANDOT
from turandot.games.turandot.album import album
from turandot.games.turandot.cards import HOUSE, ROLES, Director, Role
from turandot.games.turandot.show import show
from turandot.games.turandot.state import State
from turandot.games.turandot.view import observe


def finished(seats: int, seed: str) -> list[State]:
    return random_line(deal(seats, seed=seed), Stream(seed, "album"))[1]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_album_has_the_cast_and_the_director_of_the_premiere_and_the_directors_that_one_fired(seats: int) -> None:
    favourites = {card.id: card.favourite for card in HOUSE.singers}
    for number in range(8):
        *_, end = finished(seats, f"album-{number}")
        final = show(observe(end, 0))["final"]
        assert final
        for seat, house in enumerate(end.houses):
            told = album(end, seat)
            singers = {card: done for card, done in told.items() if card in favourites}
            assert singers.keys() == {singer.id for singer in house.singers}
            points = {part["key"]: part["points"] for part in final["lines"][seat]["parts"]}
            assert sum(done["favourite"] for done in singers.values()) == points["favourites"]
            hired = [card for card, done in told.items() if done.get("hired") and card not in favourites]
            assert hired == [str(house.director)] * bool(house.director)
            assert sum(done.get("bonus", 0) for done in told.values()) == points["bonus"]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_director_that_was_fired_was_fired_by_one_house(seats: int) -> None:
    for number in range(8):
        *_, end = finished(seats, f"fired-{number}")
        fired = Counter(card for seat in range(seats) for card, done in album(end, seat).items() if "fired" in done)
        gone = {str(turn.fired) for turn in (*end.past, end.now) if turn.fired}
        assert fired == dict.fromkeys(gone, 1)
        assert gone <= set(map(str, Director))


def test_a_singer_in_the_favourite_role_is_counted_as_such_and_in_another_role_is_not() -> None:
    seen: Counter[int] = Counter()
    for number in range(30):
        *_, end = finished(3, f"role-{number}")
        house = end.houses[0]
        for place, role in zip(house.casting or (), ROLES, strict=True):
            singer = house.singers[place]
            wanted = int(singer.favourite is role)
            assert album(end, 0)[singer.id] == {"hired": 1, "favourite": wanted}
            seen[wanted] += isinstance(singer.favourite, Role)
    assert min(seen[0], seen[1]) > 0


# ── What is said of them ──

LONGEST_LIFE = 125
CARDS = [*(f"life-{card.id}" for card in HOUSE.singers), *(f"life-director-{card}" for card in Director)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_singer_director_and_rival_has_a_life_of_their_own_in_two_lines(language: str) -> None:
    told = messages("turandot", "album.ftl", language) | messages("house", "album.ftl", language)
    lives = {name: words.strip() for name, words in told.items() if "life-" in name}
    assert lives.keys() == {*CARDS, *(f"rival-life-{rival}" for rival in TURANDOT.rivals)}
    assert len(set(lives.values())) == len(lives)
    assert {name: len(life) for name, life in lives.items() if not 0 < len(life) <= LONGEST_LIFE} == {}


@pytest.mark.parametrize(("language", "role"), [*product(LANGUAGES, ("turandot", "calaf", "liu"))])
def test_a_life_names_no_role_but_the_one_that_the_card_wants(language: str, role: str) -> None:
    title = {"turandot": "Turandot", "calaf": "Calaf", "liu": "Liù"}[role]
    lives = messages("turandot", "album.ftl", language)
    wants = {card.id for card in HOUSE.singers if card.favourite == role}
    assert {card.id for card in HOUSE.singers if title in lives[f"life-{card.id}"]} == wants
