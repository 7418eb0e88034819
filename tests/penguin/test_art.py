"""The game's art is complete: a picture for every card, a character for all who perform, a cap for each rival."""

import json
import re
from itertools import combinations, product

import pytest

from turandot.games.penguin.cards import ACTIVITIES, ANIMALS, FAMILIES, HOUSE, LIKES
from web.build.environment import ROOT
from web.games.penguin.drawing import ice, penguins
from web.games.penguin.drawing.penguin import BUILDS

GAME = ROOT / "web" / "games" / "penguin"
ART = GAME / "art"
STYLE = (GAME / "css" / "table-card.css").read_text(encoding="utf-8")
MOST_BYTES = 350_000


def stems(folder: str) -> set[str]:
    return {path.stem for path in (ART / folder).iterdir()}


def messages(language: str) -> dict[str, str]:
    text = (GAME / "words" / language / "table-cast.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = (.+(?:\n +.+)*)", text, re.MULTILINE))


def brightness(colour: str) -> float:
    """How much light a colour gives, from 0 to 1, as the rules of contrast count it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dim, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dim + 0.05)


def test_every_penguin_of_the_house_deck_has_a_picture_of_its_own() -> None:
    assert stems("penguins") == {f"{card.family}-{card.activity}-{card.value}" for card in HOUSE.penguins}
    pictures = [path.read_bytes() for path in (ART / "penguins").iterdir()]
    assert len(set(pictures)) == len(HOUSE.penguins)


def test_the_page_knows_which_ages_are_drawn() -> None:
    script = (GAME / "printed.js").read_text(encoding="utf-8")
    drawn = json.loads("".join(re.findall(r"const DRAWN = (.+);", script)))
    pairs = list(product(enumerate(FAMILIES), enumerate(ACTIVITIES)))
    said = {f"{family}-{act}-{age}" for (row, family), (column, act) in pairs for age in drawn[(row + column) % 2]}
    assert said == stems("penguins")


def test_penguins_grow_with_their_value() -> None:
    values = sorted({card.value for card in HOUSE.penguins})
    assert sorted(BUILDS) == values
    tall = [BUILDS[value].tall for value in values]
    wide = [BUILDS[value].wide for value in values]
    assert (tall, wide) == (sorted(set(tall)), sorted(set(wide)))


def test_every_entertainer_has_a_picture_a_name_and_a_character_in_each_language() -> None:
    ids = {f"{animal}-{activity}" for animal in ANIMALS for activity in ACTIVITIES}
    assert stems("entertainers") == ids
    for language in ("en", "fr", "de", "it"):
        said = messages(language)
        names = [said[f"entertainer-{one}"] for one in sorted(ids)]
        assert len(set(names)) == len(ids), language
        assert max(map(len, names)) <= 24, "a longer name has no room on the card"
        lines = {one: said[f"entertainer-{one}-character"].count("\n") + 1 for one in ids}
        assert set(lines.values()) == {2}, language


def test_families_differ_by_colour_pattern_and_letter() -> None:
    assert tuple(ice.FAMILIES) == FAMILIES
    assert {family: animal for animal, family in ice.FANS.items()} == LIKES
    assert len({cloth.wool for cloth in ice.FAMILIES.values()}) == len(FAMILIES)
    assert len({cloth.pattern for cloth in ice.FAMILIES.values()}) == len(FAMILIES)
    for language in ("en", "fr", "de", "it"):
        letters = [messages(language)[f"cast-letter-{family}"] for family in FAMILIES]
        assert len(set(letters)) == len(FAMILIES), language
        assert max(map(len, letters)) <= 2, language


@pytest.mark.parametrize("family", FAMILIES)
def test_what_is_printed_on_a_family_can_be_read(family: str) -> None:
    cloth = ice.FAMILIES[family]
    assert contrast(cloth.deep, "#ffffff") >= 7, "the letter, and the signs at the foot of a large card"
    assert contrast(cloth.wool, cloth.light) >= 3, "the pattern on the scarf"
    assert f".of-{family} {{\n  --wool: {cloth.wool};\n  --deep: {cloth.deep};\n}}" in STYLE, (
        "wool and paper are dyed alike"
    )


def test_scarves_stay_apart_where_colours_do_not() -> None:
    scarves = [
        ice.knit(cloth._replace(wool="#000000", light="#ffffff"), (0, 0), (60, 0), 20)
        for cloth in ice.FAMILIES.values()
    ]
    assert all(one != other for one, other in combinations(scarves, 2))


def test_every_activity_animal_and_family_has_a_sign() -> None:
    signs = set(re.findall(r'<symbol id="([\w-]+)"', (ART / "glyphs.svg").read_text(encoding="utf-8")))
    wanted = [*(f"family-{one}" for one in FAMILIES), *(f"activity-{one}" for one in ACTIVITIES)]
    assert {*wanted, *(f"animal-{one}" for one in ANIMALS)} <= signs


def test_every_family_and_animal_has_a_miniature_and_every_activity_a_card() -> None:
    guests = {f"{family}-{age}" for family in FAMILIES for age in ("chick", "grown", "elder")}
    assert stems("minis") == guests | set(ANIMALS)
    assert {f"activity-{activity}" for activity in ACTIVITIES} <= stems("things")


def test_every_rival_of_the_house_has_a_cap() -> None:
    people = json.loads((ROOT / "web" / "art" / "rivals.json").read_text(encoding="utf-8"))
    assert stems("caps") == set(people)


def test_as_many_balls_fly_and_notes_sound_as_the_value_says() -> None:
    for family, activity, value in penguins.drawn():
        drawing = penguins.penguin(family, activity, value)
        if activity == "juggling":
            assert drawing.count('r="11"') == value
        elif activity == "music":
            assert drawing.count('rx="6.500"') == value + value // 2, "every second note is a pair"


def test_all_of_it_weighs_less_than_a_photograph() -> None:
    assert sum(path.stat().st_size for path in ART.rglob("*.svg")) < MOST_BYTES
