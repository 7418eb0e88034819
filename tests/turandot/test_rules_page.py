"""The figures on the rules page are the engine's."""

import json
import subprocess
from typing import Any

import pytest

from turandot.games.turandot.cards import HOUSE, ROLES, Director, Gender, deck_list
from turandot.games.turandot.scoring import AS_HIRED, is_favourite, is_mismatch, score
from turandot.games.turandot.state import House
from web.build.environment import ROOT
from web.build.packages import node

Json = Any
TELL = f"""
import {{ DECK, SAMPLE, WORKED }} from {json.dumps((ROOT / "web/games/turandot/worked.js").as_uri())};
console.log(JSON.stringify({{ deck: DECK, sample: SAMPLE, worked: WORKED }}));
"""


@pytest.fixture(scope="module")
def told() -> Json:
    command = [str(node()), "--no-warnings", "--input-type=module", "--eval", TELL]
    return json.loads(subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout)


def test_the_worked_example_comes_to_nineteen_points(told: Json) -> None:
    worked = told["worked"]
    by_id = {singer.id: singer for singer in HOUSE.singers}
    singers = tuple(by_id[each["id"]] for each in worked["cast"])
    house = House(
        singers=singers, director=Director(worked["director"]), money=0, scene=worked["parts"]["scene"], casting=None
    )
    account = score(house, AS_HIRED)
    assert worked["total"] == account.total == 19
    assert worked["parts"] == {
        "stars": account.stars,
        "scene": account.scene,
        "favourites": account.favourites,
        "mismatches": -account.mismatches,
        "bonus": account.bonus,
    }
    assert sum(worked["parts"].values()) == worked["total"]
    for each, singer, role in zip(worked["cast"], singers, ROLES, strict=True):
        assert each["stars"] == singer.stars
        assert (each["extra"] == "favourite") == is_favourite(singer, role)
        assert (each["extra"] == "mismatch") == is_mismatch(singer, role)


def test_the_deck_in_figures_is_the_house_deck(told: Json) -> None:
    singers = HOUSE.singers
    genders = {"men": Gender.MALE, "women": Gender.FEMALE, "uncertain": Gender.UNCERTAIN}
    counted = {name: sum(each.gender is gender for each in singers) for name, gender in genders.items()}
    counted |= {
        name: sum(each.stars == stars for each in singers) for name, stars in {"three": 3, "two": 2, "one": 1}.items()
    }
    counted["favourites"] = sum(each.favourite is not None for each in singers)
    assert told["deck"] == counted


def test_the_card_that_is_explained_is_one_of_the_house_deck(told: Json) -> None:
    assert told["sample"] in deck_list(HOUSE)
