// Plays games, as a page would ask for them, in a runtime that notes which of its functions are called (split.py), and
// writes down their numbers.
// usage: node watch.mjs PYODIDE_DIRECTORY STDLIB.zip WATCHED.wasm OUT.json MODULE SNAPSHOT.gz …
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { pathToFileURL } from 'node:url';
import { settingsOf } from '../js/engine/worker/core.js';
import { handleIn, parse, restore } from '../js/engine/worker/memory.js';

const USED = 'used ';
const EVENINGS = 2; // at every number of seats, with other rivals each

const [pyodideDirectory, stdlibFile, watchedFile, outFile, module, ...snapshots] = process.argv.slice(2);
const inPyodide = (/** @type {string} */ name) => path.resolve(pyodideDirectory, name);
const { default: createModule } = await import(pathToFileURL(inPyodide('pyodide.asm.mjs')).href);
const { loadPyodide } = await import(pathToFileURL(inPyodide('pyodide.mjs')).href);
const { info } = JSON.parse(fs.readFileSync(inPyodide('pyodide-lock.json'), 'utf8'));
const watched = await WebAssembly.compile(fs.readFileSync(watchedFile));

/** @type {Set<number>} */
const called = new Set();
for (const file of snapshots) {
  const { runtime, exports } = await started();
  const { buffer } = new Uint8Array(zlib.gunzipSync(fs.readFileSync(file)));
  restore(parse(buffer), runtime);
  evenings(handleIn(runtime, module));
  for (const [name, { value }] of Object.entries(exports)) {
    if (name.startsWith(USED) && value) called.add(Number(name.slice(USED.length)));
  }
}
fs.writeFileSync(outFile, JSON.stringify([...called].sort((a, b) => a - b)));
process.exit(0); // loadPyodide is still waiting

/** A runtime without a Python. */
async function started() {
  const settings = await settingsOf(loadPyodide, {
    indexURL: path.resolve(pyodideDirectory),
    stdLibURL: path.resolve(stdlibFile),
    lockFileContents: { info, packages: {} },
    packageBaseUrl: '/',
    _loadSnapshot: new Uint8Array(4),
  });
  /** @type {any} */
  let exports;
  WebAssembly.instantiate = /** @type {any} */ ((/** @type {unknown} */ _bytes, /** @type {any} */ imports) => {
    const instance = new WebAssembly.Instance(watched, imports);
    ({ exports } = instance);
    return Promise.resolve({ module: watched, instance });
  });
  const runtime = await createModule(settings);
  return { runtime, exports };
}

/** @typedef {(request: object, expected?: string) => any} Ask  with the one code of a refusal that is expected */

/** Games at every number of seats, and everything a page asks about them on the way and afterwards. */
function evenings(/** @type {(text: string) => string} */ handle) {
  /** @type {Ask} */
  const ask = (request, expected = '') => {
    const answer = JSON.parse(handle(JSON.stringify(request)));
    if (!answer.ok && !['not-offered', expected].includes(answer.error.code)) throw new Error(answer.error.sentence);
    return answer;
  };
  for (const [game, { seats, rivals, levels, bots }] of Object.entries(ask({ do: 'about' }).games)) {
    const players = [...bots, ...rivals.flatMap((/** @type {string} */ rival) => levels.map((/** @type {string} */ level) => `${rival}:${level}`))];
    let next = 0;
    for (const many of seats) {
      for (let evening = 0; evening < EVENINGS; evening += 1) {
        const others = Array.from({ length: many - 1 }, () => players[(next += 7) % players.length]);
        play(ask, game, `evening-${many}-${evening}`, ['human', ...others]);
      }
    }
  }
  handle('no request');
  ask({ do: 'nothing that exists' }, 'bad-request');
}

function play(/** @type {Ask} */ ask, /** @type {string} */ game, /** @type {string} */ seed, /** @type {string[]} */ seats) {
  let shown = ask({ do: 'new', game, seed, seats, viewer: 0 });
  for (let moves = 0; shown.view.final === null; moves += 1) {
    const { record, view } = shown;
    if (view.toAct !== 0) {
      shown = ask({ do: 'bot', record, viewer: 0 });
      continue;
    }
    ask({ do: 'weigh', record });
    const move = view.legal[(moves * 5) % view.legal.length];
    ask({ do: 'try', record, viewer: 0, move });
    if (moves % 4 === 0) ask({ do: 'undo', record, viewer: 0 });
    shown = ask({ do: 'play', record, viewer: 0, move });
    if (moves === 3) ask({ do: 'play', record, viewer: 0, move: 'no move' }, 'bad-move');
  }
  const { record, length } = shown;
  ask({ do: 'view', record, viewer: 0, at: length >> 1 });
  ask({ do: 'explain', record });
  ask({ do: 'album', record, viewer: 0 });
  for (const { at } of ask({ do: 'moments', record }).moments.filter((/** @type {any} */ { seat }) => seat === 0)) {
    ask({ do: 'whatif', record, at });
    ask({ do: 'judge', record, at });
  }
  ask({ do: 'rerun', record, viewer: 0, turn: 1 });
  ask({ do: 'deck', game, deck: record.deck });
}
