"""Results that version 0.1.0 stored are read as today's engine tells them of the same games."""

import json
import subprocess
from typing import Any

from tests.turandot.web.older import BACKUP_FILES, STORES
from turandot.engine import record
from turandot.engine.shown import Final, Line
from turandot.games import game
from web.build.environment import ROOT
from web.build.packages import node

Json = Any
CONVERTER = ROOT / "web" / "games" / "turandot" / "older.js"
# Reads results as a list from standard input, and writes them in today's form.
CONVERT = f"""
import {{ readFileSync }} from 'node:fs';
import {{ olderFinal }} from {json.dumps(CONVERTER.as_uri())};
console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(olderFinal)));
"""


def finished() -> dict[str, Json]:
    """Every finished game that 0.1.0 left in a store or a backup, by its id."""
    texts = [text for store in STORES.values() for name, text in store["keys"].items() if name.startswith("game/")]
    saves = [json.loads(text) for text in texts]
    for file in BACKUP_FILES.iterdir():
        saves += json.loads(file.read_text(encoding="utf-8"))["games"]
    return {save["id"]: save for save in saves if save["over"]}


def converted(finals: list[Json]) -> list[Json]:
    command = [str(node()), "--no-warnings", "--input-type=module", "--eval", CONVERT]
    done = subprocess.run(command, check=True, capture_output=True, input=json.dumps(finals), encoding="utf-8")
    results: list[Json] = json.loads(done.stdout)
    return results


def told_today(save: Json, like: Json) -> Json:
    """What the engine says today, as far as it was stored: today's table is told more of each line."""
    match = record.replay(save["record"], game)
    final: Json = match.game.show(match.view(save["record"]["seats"].index("human")))["final"]
    lines = [{name: line[name] for name in older} for line, older in zip(final["lines"], like["lines"], strict=True)]
    return {name: final[name] for name in like} | {"lines": lines}


def test_the_page_reads_every_older_result_as_the_engine_tells_it_today() -> None:
    saves = finished()
    assert len(saves) == 21
    assert {len(save["record"]["seats"]) for save in saves.values()} == {2, 3, 4, 5}
    results = converted([save["final"] for save in saves.values()])
    for save, result in zip(saves.values(), results, strict=True):
        assert Final.__annotations__.keys() <= result.keys()
        assert all(Line.__annotations__.keys() <= line.keys() for line in result["lines"])
        assert result == told_today(save, result), save["id"]
