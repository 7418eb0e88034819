"""What rivals say in games that were really played, evening after evening on one device: heard in Node."""

import json
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from tests.engine.games import AnyGame, AnyMatch, played_at_random
from web.build.environment import ROOT
from web.build.packages import modules, node
from web.build.words import with_words

Json = Any
WEB = ROOT / "web"
SCRIPT = (ROOT / "tests/page/evenings.mjs").as_uri()
LISTEN = f"""
import {{ readFileSync }} from 'node:fs';
import {{ evenings }} from {json.dumps(SCRIPT)};
const {{ files, game, faces, games, deck, told }} = JSON.parse(readFileSync(0, 'utf8'));
const played = told.map((each) => ({{ ...each, deck, steps: games[each.game].steps }}));
console.log(JSON.stringify(await evenings(files, game, faces, played)));
"""
RIVALS = ("bianca", "ottavio", "zelda", "raimondo", "petra", "anselmo")


class Remark(NamedTuple):
    """A line, who said it, and the step it was said to."""

    line: str
    seat: int
    before: Json
    after: Json


class Heard(NamedTuple):
    """All that was said, evening by evening; what lines need to be true; and what the device keeps."""

    evenings: list[list[Remark]]
    needs: dict[str, list[str]]
    kept: list[str]


def played(game: AnyGame, seats: int, seed: str, phases: Iterable[str], unneeded: Iterable[str]) -> Json:
    """A game of anything that is allowed, as pairs of views around the steps into these phases, without some parts."""
    match: AnyMatch = played_at_random(game, seats, seed)
    states = [state for moment in match.moments() for state in moment.steps]
    shown: dict[int, Json] = {}

    def show(place: int) -> Json:
        if place not in shown:
            whole = game.show(game.observe(states[place], 0))
            shown[place] = {name: part for name, part in whole.items() if name not in unneeded}
        return shown[place]

    wanted = [place for place, state in enumerate(states) if place and game.caption(state)["phase"] in phases]
    opening = [[show(0), show(0)]]
    return {"seats": seats, "steps": opening + [[show(place - 1), show(place)] for place in wanted]}


def heard(game: AnyGame, faces: str, games: Sequence[Json], evenings: int, together: int = 20) -> Heard:
    """Let so many evenings pass, with the same rivals for some of them."""
    modules("site")  # libraries that scripts import
    files = with_words({path.relative_to(WEB).as_posix(): path.read_bytes() for path in WEB.rglob("*.ftl")})
    told: list[Json] = []
    for evening in range(evenings):
        one = games[evening % len(games)]
        first = evening // together
        rivals = [RIVALS[(first + place) % len(RIVALS)] for place in range(one["seats"] - 1)]
        told.append({"seed": f"evening-{evening}", "seats": ["you", *rivals], "game": evening % len(games)})
    given = {
        "files": {name: text.decode() for name, text in files.items()},
        "game": game.name,
        "faces": faces,
        "games": games,
        "deck": deck(game),
        "told": told,
    }
    hooks = (ROOT / "tests" / "tools" / "scripts.mjs").as_uri()
    command = [str(node()), "--no-warnings", f"--import={hooks}", "--input-type=module", "--eval", LISTEN]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, input=json.dumps(given), encoding="utf-8")
    answer = json.loads(done.stdout)
    return Heard(
        [
            [Remark(one["line"], one["seat"], *games[evening["game"]]["steps"][max(0, one["step"])]) for one in said]
            for evening, said in zip(told, answer["said"], strict=True)
        ],
        {line: needs.split() for line, needs in answer["needs"].items()},
        json.loads(answer["kept"]),
    )


def deck(game: AnyGame) -> Json:
    """What is printed on the cards, by their ids."""
    return {card["id"]: card for card in game.deck_rules.show(game.deck_rules.read(None))}


def lines(game: AnyGame) -> set[str]:
    """Every line that has words."""
    text = (WEB / "games" / game.name / "words/en/remarks.ftl").read_text(encoding="utf-8")
    return {line.split(" =")[0].removeprefix("remark-") for line in text.splitlines() if line.startswith("remark-")}


def repeats(evenings: Sequence[Sequence[Remark]]) -> float:
    """The share of lines that had been heard the evening before."""
    again = sum(one.line in {old.line for old in before} for before, now in pairwise(evenings) for one in now)
    return again / sum(map(len, evenings[1:]))


def unheard(game: AnyGame, heard: Heard) -> set[str]:
    """The lines that never came."""
    return lines(game) - {one.line for evening in heard.evenings for one in evening}


def false_remarks(
    heard: Heard, happened: Mapping[str, Callable[[Remark], bool]], true: Mapping[str, Callable[[Remark], bool]]
) -> list[str]:
    """Lines that came where nothing of the kind had happened, or where what they need was not so."""
    found = []
    for remark in (one for evening in heard.evenings for one in evening):
        if not happened[remark.line.split("-")[1]](remark):
            found.append(f"{remark.line}: nothing of the kind happened")
        needs = heard.needs.get(remark.line, [])
        found += [f"{remark.line} needs {fact}" for fact in needs if not true[fact](remark)]
    return found
