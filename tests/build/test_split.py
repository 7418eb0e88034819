"""The runtime in two parts: together they are the whole, and a game does with the first."""

import gzip
import json
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.build.test_lean import STILL_THERE
from turandot.games import GAMES
from web.build import pyodide_core, site, split, wasm
from web.build.environment import ROOT
from web.build.packages import node
from web.build.sources import project

LESS = 0.5  # of what the whole runtime weighs on the way

# A runtime in two parts, whose rest is counted as it is asked for, or refused.
IN_PARTS = """
import fs from 'node:fs';
import zlib from 'node:zlib';
const [worker, core, ...given] = process.argv.slice(2);
const { settingsOf } = await import(`${worker}/core.js`);
const { inTwoParts } = await import(`${worker}/parts.js`);
const { handleIn, parse, restore } = await import(`${worker}/memory.js`);
const { default: createModule } = await import(`${core}/pyodide.asm.mjs`);
const { loadPyodide } = await import(`${core}/pyodide.mjs`);
const compiled = (part) => new WebAssembly.Module(fs.readFileSync(`${core}/pyodide.${part}.wasm`));
const [first, rest] = [compiled('first'), compiled('rest')];
let asked = 0;
const starts = (settings, refused) => {
  WebAssembly.instantiate = async (_whole, imports) => ({ module: first, instance: inTwoParts(first, imports, () => {
    if (refused) throw new Error('the rest was asked for');
    asked += 1;
    return rest;
  }) });
  return createModule(settings);
};
"""
# Evaluates expressions of Python, each as its text.
EVALUATE = """
const [stdlib, expressions] = given;
const createPyodideModule = (settings) => starts(settings, false);
const py = await loadPyodide({ indexURL: core, stdLibURL: stdlib, createPyodideModule });
py.globals.set('expressions', expressions);
py.runPython('import json; told = json.dumps([repr(eval(each)) for each in json.loads(expressions)])');
const answers = JSON.parse(py.globals.get('told'));
console.log(JSON.stringify({ answers, asked }));
process.exit(0);
"""
# Plays a game that has begun to its end, and looks back at it.
PLAY = """
const [stdlib, module, game, snapshot] = given;
const { info } = JSON.parse(fs.readFileSync(`${core}/pyodide-lock.json`, 'utf8'));
const settings = await settingsOf(loadPyodide, {
  indexURL: core, stdLibURL: stdlib, _loadSnapshot: new Uint8Array(4),
  lockFileContents: { info, packages: {} }, packageBaseUrl: '/',
});
const runtime = await starts(settings, true);
restore(parse(new Uint8Array(zlib.gunzipSync(fs.readFileSync(snapshot))).buffer), runtime);
const handle = handleIn(runtime, module);
const ask = (request) => {
  const answer = JSON.parse(handle(JSON.stringify(request)));
  if (!answer.ok) throw new Error(answer.error.sentence);
  return answer;
};
const about = ask({ do: 'about' }).games[game];
const rivals = about.rivals.slice(1, Math.min(...about.seats)).map((rival) => `${rival}:${about.levels[0]}`);
let shown = ask({ do: 'new', game, seed: 'in-one-part', seats: ['human', ...rivals], viewer: 0 });
while (shown.view.final === null) {
  const { record, view } = shown;
  const move = view.legal.at(-1);
  shown = ask({ ...(view.toAct === 0 ? { do: 'play', move } : { do: 'bot' }), record, viewer: 0 });
}
ask({ do: 'weigh', record: shown.record, at: shown.length >> 1 });
ask({ do: 'moments', record: shown.record });
console.log(JSON.stringify(ask({ do: 'explain', record: shown.record })));
process.exit(0);
"""


@cache
def runtime() -> bytes:
    return pyodide_core.shipped(pyodide_core.CORE[0])


@cache
def parts() -> tuple[bytes, bytes]:
    first, rest = (pyodide_core.shipped(name) for name in pyodide_core.PARTS)
    return first, rest


def section(module: bytes, wanted: int) -> bytes:
    return next(content for number, content in wasm.sections(module) if number == wanted)


def bodies(module: bytes) -> list[bytes]:
    return wasm.chunks(section(module, wasm.CODE))


def run(scratch: Path, script: str, *given: str | Path) -> dict[str, object]:
    file = scratch / "script.mjs"
    file.write_text(IN_PARTS + script, encoding="utf-8")
    command = [node(), file, pyodide_core.WORKER, pyodide_core.core(), *given]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr[-2000:]
    answer: dict[str, object] = json.loads(done.stdout)
    return answer


def test_every_function_is_in_one_part_and_its_place_is_kept_in_both() -> None:
    whole, (first, rest) = bodies(runtime()), map(bodies, parts())
    assert (len(first), len(rest)) == (len(whole) + 1, len(whole))  # and one that sees to it that the rest is there
    kept = [(body == one, body == other) for body, one, other in zip(whole, first[:-1], rest, strict=True)]
    assert {each for each in kept if each != (True, True)} <= {(True, False), (False, True)}
    assert sum(one for one, _ in kept) < len(whole) / 10


def test_the_first_part_has_less_than_half_of_the_weight() -> None:
    first, _ = parts()
    assert len(gzip.compress(first, 9)) < LESS * len(gzip.compress(runtime(), 9))


def test_memory_and_what_scripts_call_are_in_the_first_part() -> None:
    first, rest = parts()
    assert section(first, wasm.DATA) == section(runtime(), wasm.DATA)
    assert wasm.DATA not in dict(wasm.sections(rest))
    count, start = wasm.read(section(runtime(), wasm.EXPORTS), 0)
    more, after = wasm.read(section(first, wasm.EXPORTS), 0)
    assert more > count
    assert section(first, wasm.EXPORTS)[after:].startswith(section(runtime(), wasm.EXPORTS)[start:])


def test_python_does_in_two_parts_what_it_does_in_one_and_asks_for_the_rest_once(tmp_path: Path) -> None:
    whole = pyodide_core.directory() / pyodide_core.STOCK
    found = run(tmp_path, EVALUATE, whole, json.dumps(list(STILL_THERE)))
    assert found == {"answers": list(STILL_THERE.values()), "asked": 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_in_the_first_part_alone(game: str, tmp_path: Path) -> None:
    """If it is not, look anew which functions games call: `python3 build.py called`."""
    snapshot = tmp_path / "snapshot.gz"
    snapshot.write_bytes(site.python_files(ROOT)[f"{site.SNAPSHOTS}{game}.snapshot.gz"])
    told = run(tmp_path, PLAY, pyodide_core.stdlib(), f"{project().name}.bridge", game, snapshot)
    assert told["ok"] is True


def test_of_a_runtime_that_we_have_not_seen_games_play_on_everything_comes_first(tmp_path: Path) -> None:
    another = tmp_path / "pyodide.asm.wasm"
    another.write_bytes(runtime())
    every = range(len(bodies(runtime())))
    wanted = pyodide_core.called(another, list(every))
    assert all(map(wanted, every))
    first, rest = split.split(runtime(), wanted)
    assert bodies(first)[:-1] == bodies(runtime())
    assert wasm.read(section(rest, wasm.ELEMENTS), 0)[0] == 1


def test_a_runtime_that_is_watched_does_one_thing_more_in_every_function() -> None:
    whole, seen = bodies(runtime()), bodies(split.watched(runtime()))
    assert len(seen) == len(whole)
    assert all(len(one) + 4 <= len(other) <= len(one) + 6 for one, other in zip(whole, seen, strict=True))
