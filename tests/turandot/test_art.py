"""The game's art is complete: a picture for every card, and a name for everybody on one."""

import json

from turandot.games.turandot.cards import DIRECTORS, HOUSE, ROLES
from web.build.environment import ROOT

ART = ROOT / "web" / "games" / "turandot" / "art"


def names(kind: str) -> dict[str, dict[str, str]]:
    people: dict[str, dict[str, str]] = json.loads((ART / f"{kind}.json").read_text(encoding="utf-8"))
    return people


def test_every_singer_of_the_house_deck_has_a_face_and_a_name_of_his_or_her_own() -> None:
    ids = [singer.id for singer in HOUSE.singers]
    assert list(names("singers")) == ids
    assert {path.stem for path in (ART / "singers").iterdir()} == set(ids)
    assert len({who["name"] for who in names("singers").values()}) == len(ids)
    assert all(len(who["name"]) <= 10 for who in names("singers").values())


def test_every_director_and_role_has_a_picture() -> None:
    assert {path.stem for path in (ART / "directors").iterdir()} == {str(director) for director in DIRECTORS}
    assert set(names("directors")) == {str(director) for director in DIRECTORS}
    assert {path.stem for path in (ART / "roles").iterdir()} == {str(role) for role in ROLES}
