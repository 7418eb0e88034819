"""Reasons as people read them: drawn at random from games of bots, some in each language."""

import argparse
import json
import subprocess
from collections.abc import Iterator, Sequence
from typing import Any

from turandot.bridge import HUMAN, handle
from turandot.engine.rng import Stream
from turandot.games import GAMES
from web.build.environment import ROOT, install
from web.build.packages import modules, node
from web.build.words import with_words

Json = Any
WEB = ROOT / "web"
LANGUAGES = ("en", "fr", "de", "it")
SHOWN = 2
SENTENCES = (ROOT / "tests/page/sentences.mjs").as_uri()
SAY = f"""
import {{ readFileSync }} from 'node:fs';
import {{ sentences }} from {json.dumps(SENTENCES)};
const {{ files, game, languages, weighed }} = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(await sentences(files, game, languages, weighed)));
"""


def main(args: list[str]) -> None:
    """Print a sheet of them."""
    parser = argparse.ArgumentParser("build.py reasons", description=__doc__)
    parser.add_argument("--game", default=next(iter(GAMES)), choices=tuple(GAMES))
    parser.add_argument("--each", type=int, default=15, help="how many in each language (%(default)s)")
    parser.add_argument("--seed", default="sheet", help="another one gives others (%(default)s)")
    chosen = parser.parse_args(args)
    install("test")
    luck = Stream(chosen.seed, "sheet")
    found = luck.shuffled(tuple(decisions(chosen.game, chosen.seed)))[: chosen.each * len(LANGUAGES)]
    spoken = said(chosen.game, found)
    for place, _ in enumerate(found):
        language = LANGUAGES[place // chosen.each % len(LANGUAGES)]
        told = spoken["said"][language][place]
        reasons, figures = " ".join(told["reasons"][:SHOWN]), " ".join(told["figures"])
        print(f"{place + 1:2} {language}  {told['move']}  ▸  {reasons}  [{figures}]")


def ask(**request: object) -> Json:
    """Ask the bridge what must be answered."""
    answer = json.loads(handle(json.dumps(request)))
    if not answer["ok"]:
        raise RuntimeError(answer["error"])
    return answer


def decisions(game: str, seed: str) -> Iterator[Json]:
    """Every decision of a game for each number of seats: its likeliest move, as the person in the first seat sees."""
    known = GAMES[game]
    for seats in known.seats:
        names = [HUMAN, *(f"{rival}:{known.levels[place % 4]}" for place, rival in enumerate(known.rivals))][:seats]
        begun = shown = ask(do="new", game=game, seed=f"{seed}-{seats}", seats=names, viewer=0)
        while shown["view"]["final"] is None:
            choices = ask(do="weigh", record=shown["record"])["choices"]
            best = max(choices, key=lambda choice: (choice["chance"], choice["value"]))
            yield {"seats": names, "deck": begun["deck"], "view": shown["view"], "choice": best}
            mine = shown["view"]["toAct"] == 0
            move = {"do": "play", "move": best["move"]} if mine else {"do": "bot"}
            shown = ask(record=shown["record"], viewer=0, **move)


def said(game: str, weighed: Sequence[Json]) -> Json:
    """What the page says of these moves, in every language."""
    modules("site")  # libraries that scripts import
    words = with_words({path.relative_to(WEB).as_posix(): path.read_bytes() for path in WEB.rglob("*.ftl")})
    art = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in WEB.glob(f"games/{game}/art/*.json")}
    files = {name: text.decode() for name, text in (words | art).items()}
    given = {"files": files, "game": game, "languages": LANGUAGES, "weighed": list(weighed)}
    hooks = (ROOT / "tests/tools/scripts.mjs").as_uri()
    command = [str(node()), "--no-warnings", f"--import={hooks}", "--input-type=module", "--eval", SAY]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, input=json.dumps(given), encoding="utf-8")
    return json.loads(done.stdout)
