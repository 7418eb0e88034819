"""What the page says of this game: every move, event and reason of real games is a sentence in four languages."""

import json
import re
import subprocess
from functools import cache
from typing import Any

import pytest

from tests.penguin.golden.make import HERE
from tests.penguin.reasoned import TRUE
from turandot.bridge import handle
from web.build.environment import ROOT
from web.build.packages import modules, node
from web.build.words import with_words

pytestmark = pytest.mark.no_cover  # many games: other tests reach every line, and counting lines triples the time

Json = Any
WEB = ROOT / "web"
LANGUAGES = ("en", "fr", "de", "it")
SEATS = ("human", "bianca:clown", "ottavio:clown", "anselmo:clown")
GAMES = ("two", "three", "four")
SPEECH = (ROOT / "tests/penguin/page/speech.mjs").as_uri()
# Reads words, languages and games from standard input, and writes all that is said of them.
SAY = f"""
import {{ readFileSync }} from 'node:fs';
import {{ speech }} from {json.dumps(SPEECH)};
const {{ files, languages, games }} = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(await speech(files, languages, games)));
"""
EVERY = 4  # of so many decisions one is weighed: a bot needs some time for each
FOURTH = 3
# A word of three letters at least that is not the beginning of a figure: a reason that is only a number has none first.
TELLING = re.compile(r"[^\W\d_]{3,}")


def ask(**request: object) -> Json:
    answer = json.loads(handle(json.dumps(request)))
    assert answer["ok"], answer
    return answer


@cache
def game(name: str) -> Json:
    """A golden game as the person in its first seat sees it, step by step, with what some of its moves were worth."""
    record = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    record["seats"] = list(SEATS[: len(record["seats"])])
    begun = ask(do="view", record=record, viewer=0, at=0)
    view, steps, moves = begun["view"], [], []
    for at, move in enumerate(record["moves"]):
        weighed = ask(do="weigh", record=record, at=at, bot="clown")["choices"] if at % EVERY == FOURTH else []
        moves.append({"view": view, "move": move, "choices": weighed})
        for step in ask(do="view", record=record, viewer=0, at=at + 1)["steps"]:
            steps.append([view, step])
            view = step
    assert view["final"]
    return {"seats": record["seats"], "deck": begun["deck"], "steps": steps, "moves": moves}


@pytest.fixture(scope="module")
def spoken() -> Json:
    modules("site")  # libraries that scripts import
    files = with_words({path.relative_to(WEB).as_posix(): path.read_bytes() for path in WEB.rglob("*.ftl")})
    given = {
        "files": {name: text.decode() for name, text in files.items()},
        "languages": LANGUAGES,
        "games": [game(name) for name in GAMES],
    }
    hooks = (ROOT / "tests" / "tools" / "scripts.mjs").as_uri()
    command = [str(node()), "--no-warnings", f"--import={hooks}", "--input-type=module", "--eval", SAY]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, input=json.dumps(given), encoding="utf-8")
    return json.loads(done.stdout)


def sentences(spoken: Json, language: str) -> list[str]:
    """All that is said in a language."""
    found: list[str] = []
    for said in spoken["said"][language]:
        found += [*said["moves"], *said["scores"]]
        found += [words for part in ("told", "reasons", "figures") for several in said[part] for words in several]
    return found


def test_nothing_is_missing_and_no_argument_is_forgotten(spoken: Json) -> None:
    assert spoken["errors"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_a_whole_sentence(spoken: Json, language: str) -> None:
    found = set(sentences(spoken, language))
    assert len(found) > 300
    for words in found:
        assert re.fullmatch(r"[A-ZÀ-Þ0-9].*\.", words), words
        assert not re.search(r"[{}]|undefined|NaN|\.\.|  |\s[.,]| -\d", words), words


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_tells_as_much_as_english_and_in_other_words(spoken: Json, language: str) -> None:
    for english, ours in zip(spoken["said"]["en"], spoken["said"][language], strict=True):
        for part in english:
            assert [len(words) > 0 for words in ours[part]] == [len(words) > 0 for words in english[part]], part
        same = set(ours["moves"]) & set(english["moves"])
        assert same == set()


def test_every_step_that_changes_the_ice_is_told(spoken: Json) -> None:
    silent = {"inviting", "placing", "entering"}
    for name, said in zip(GAMES, spoken["said"]["en"], strict=True):
        for (_, after), told in zip(game(name)["steps"], said["told"], strict=True):
            assert bool(told) == (after["phase"] not in silent), after["phase"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_begins_with_a_fact_and_not_with_a_figure(spoken: Json, language: str) -> None:
    reasons = [several for said in spoken["said"][language] for several in said["reasons"]]
    assert len(reasons) > 50
    for several in reasons:
        assert len(TELLING.findall(several[0])) > 2, several
        assert len(set(several)) == len(several), several


def test_every_reason_that_has_words_is_one_that_the_engine_may_give() -> None:
    words = (WEB / "games/penguin/words/en/review.ftl").read_text(encoding="utf-8")
    spoken = set(re.findall(r"^reason-([a-z-]+) =", words, re.MULTILINE))
    assert spoken == set(TRUE)
    given = {
        one["kind"] for name in GAMES for at in game(name)["moves"] for move in at["choices"] for one in move["reasons"]
    }
    assert given <= spoken
    assert len(given) > 30


def test_points_and_fees_are_told_as_the_engine_counts_them(spoken: Json) -> None:
    for name, said in zip(GAMES, spoken["said"]["en"], strict=True):
        for (_, after), told in zip(game(name)["steps"], said["told"], strict=True):
            if after["phase"] == "settled" and not after["now"]["place"]["excuse"]:
                assert re.search(rf"\b{after['now']['place']['paid']} points?\.$", told[0])
            if after["phase"] == "scored":
                figures = sorted(int(each) for each in re.findall(r"\d+", told[0]))
                assert figures == sorted(points for points in after["now"]["shows"][-1]["points"] if points)
