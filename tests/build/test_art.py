"""The art: drawn by our own drawing office, complete for the deck, small, and safe to show as a picture."""

import gzip
import json
import re
from pathlib import Path

import pytest

from turandot.games.turandot.cards import DIRECTORS, HOUSE, ROLES
from web.build.art import __main__ as office
from web.build.environment import ROOT

ART = ROOT / "web" / "art"
PICTURES = sorted(ART.rglob("*.svg"))
MOODS = ("calm", "glad", "cross", "sly")


def names(kind: str) -> dict[str, dict[str, str]]:
    people: dict[str, dict[str, str]] = json.loads((ART / f"{kind}.json").read_text(encoding="utf-8"))
    return people


def test_what_is_shipped_is_what_the_drawing_office_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(office, "ART", tmp_path)
    office.main()
    drawn = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    shipped = {path.relative_to(ART).as_posix(): path.read_bytes() for path in [*PICTURES, *ART.glob("*.json")]}
    assert drawn == shipped, "run: python3 -m web.build.art"


def test_every_singer_of_the_house_deck_has_a_face_and_a_name_of_his_or_her_own() -> None:
    ids = [singer.id for singer in HOUSE.singers]
    assert list(names("singers")) == ids
    assert {path.stem for path in (ART / "singers").iterdir()} == set(ids)
    assert len({who["name"] for who in names("singers").values()}) == len(ids)
    assert all(len(who["name"]) <= 10 for who in names("singers").values())


def test_every_director_role_and_rival_has_a_picture() -> None:
    assert {path.stem for path in (ART / "directors").iterdir()} == {str(director) for director in DIRECTORS}
    assert set(names("directors")) == {str(director) for director in DIRECTORS}
    assert {path.stem for path in (ART / "roles").iterdir()} == {str(role) for role in ROLES}
    moods = {f"{rival}-{mood}" for rival in names("rivals") for mood in MOODS}
    assert {path.stem for path in (ART / "rivals").iterdir()} == moods | {"you"}


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_a_picture_is_only_a_picture(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"<(script|style|image|foreignObject|text|a)\b|\bstyle=|\bon\w+=|javascript:", text)
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"href=\"(?!#)", text)


def test_all_of_it_together_weighs_less_than_a_photograph() -> None:
    weight = sum(
        len(gzip.compress(path.read_bytes(), 9)) for path in ART.rglob("*") if path.suffix in {".svg", ".png", ".json"}
    )
    assert weight < 250_000
