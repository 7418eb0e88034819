// Starts Python once at build time, imports our package, and keeps the memory: browsers then restore it
// instead of starting Python. Only Python itself starts here, not what Pyodide puts around it, which our engine does
// without and which would be half of the memory. Undocumented parts of Pyodide, so its version is pinned and a plain
// boot stands by.
// usage: node snapshot.mjs PYODIDE_DIRECTORY STDLIB.zip FINGERPRINT ENGINE_DIRECTORY PYTHON_DIRECTORY OUT
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { settingsOf } from '../js/engine/worker/core.js';

const MAGIC = 0x50414e53; // "SNAP"
const FORMAT = 1;
const BLOCK = 256; // bytes; smaller blocks cost more in the list of runs than they save

process.on('uncaughtException', (error) => {
  console.error(String(error)); // without the line it is from, which is a megabyte long
  process.exit(1);
});

const [pyodideDirectory, stdlibFile, engine, engineDirectory, scripts, outFile] = process.argv.slice(2);
const inPyodide = (/** @type {string} */ name) => path.resolve(pyodideDirectory, name);
const sha256 = (/** @type {string} */ file) => crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');

// With clocks and entropy frozen, two builds of one commit are the same to the byte.
// Browsers draw real entropy again: os.urandom asks the host at every call.
Date.now = () => 0;
performance.now = () => 0;
crypto.randomFillSync = (/** @type {any} */ array) => array.fill(7);
// Python asks where it runs when it starts, and keeps the answer: no version of Node may get into the memory.
Object.defineProperty(globalThis, 'navigator', { value: { userAgent: 'Node.js' } });

const { default: createModule } = await import(pathToFileURL(inPyodide('pyodide.asm.mjs')).href);
const { loadPyodide } = await import(pathToFileURL(inPyodide('pyodide.mjs')).href);
const { info } = JSON.parse(fs.readFileSync(inPyodide('pyodide-lock.json'), 'utf8'));
const [major, minor] = info.python.split('.');
const HOME = `/lib/python${major}.${minor}/site-packages`; // where Python looks when it starts

// One Python compiles our package, and another starts with it compiled: compiling leaves much behind.
const compiler = await start(filesIn(engineDirectory, HOME));
run(compiler.python, 'compile.py');
const { python, pristine } = await start(compiler.python.FS.readFile('/compiled', { encoding: 'utf8' }).split('\n').map(
  (/** @type {string} */ file) => [file, compiler.python.FS.readFile(file)],
));
['spare.py', 'alone.py', 'warm_up.py', 'forget.py'].forEach((script) => run(python, script));
zeroFreeMemory(python);

const heap = python.HEAPU8.slice();
blankTraces(heap, python);
const runs = changedRuns(heap, pristine);
const header = Buffer.from(
  JSON.stringify({
    buildId: python.API.config.BUILD_ID,
    stdlib: sha256(stdlibFile),
    engine,
    heap: heap.length,
    block: BLOCK,
  }),
);
const padding = Buffer.alloc((4 - (header.length % 4)) % 4, ' ');
fs.writeFileSync(
  outFile,
  Buffer.concat([
    Buffer.from(new Uint32Array([MAGIC, FORMAT, header.length + padding.length, runs.length]).buffer),
    header,
    padding,
    Buffer.from(new Uint32Array(runs.flat()).buffer),
    ...runs.map(([first, count]) => heap.subarray(first * BLOCK, (first + count) * BLOCK)),
  ]),
);
process.exit(0); // loadPyodide is still waiting

/**
 * Starts Python among these files; with it comes the memory as it was when the runtime had started and Python had not,
 * which every browser has already.
 */
async function start(/** @type {[string, Uint8Array][]} */ files) {
  let pristineMemory = new Uint8Array();
  const settings = await settingsOf(loadPyodide, {
    indexURL: path.resolve(pyodideDirectory),
    stdLibURL: path.resolve(stdlibFile),
    // Without docstrings and columns, and without buffers, which would be kept full of what once was in that memory;
    // with nothing of the machine that builds, such as its language or our path.
    env: { PYTHONHASHSEED: '0', PYTHONOPTIMIZE: '2', PYTHONNODEBUGRANGES: '1', PYTHONUNBUFFERED: '1', LANG: 'C.UTF-8' },
    _sysExecutable: './this.program',
    lockFileContents: { info, packages: {} },
    packageBaseUrl: '/',
  });
  settings.onRuntimeInitialized = () => {
    pristineMemory = settings.HEAPU8.slice();
    for (const [file, content] of files) {
      settings.FS.mkdirTree(path.posix.dirname(file));
      settings.FS.writeFile(file, content);
    }
  };
  return { python: await createModule(settings), pristine: pristineMemory };
}

/** Runs a file of Python, which must succeed: a snapshot of a broken engine is worth nothing. */
function run(/** @type {any} */ where, /** @type {string} */ script) {
  const text = where.stringToNewUTF8(fs.readFileSync(path.join(scripts, script), 'utf8'));
  const failed = where._PyRun_SimpleString(text); // says itself what is wrong
  where._free(text);
  if (failed) throw new Error(`${script} failed`);
}

/** What is in a directory of this machine, as it will be called in Python's. @returns {[string, Uint8Array][]} */
function filesIn(/** @type {string} */ from, /** @type {string} */ to) {
  const entries = fs.readdirSync(from, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const [here, there] = [path.join(from, entry.name), `${to}/${entry.name}`];
    return entry.isDirectory() ? filesIn(here, there) : [[there, fs.readFileSync(here)]];
  });
}

/** Freed memory keeps its old bytes, which would be shipped: take every free chunk, blank it, give it back. */
function zeroFreeMemory(/** @type {any} */ module) {
  const top = module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
  const held = [];
  for (let size = 1 << 22; size >= 16; size = size > 1024 ? Math.floor(size / 2) : size - 8) {
    for (;;) {
      const chunk = module._malloc(size);
      if (chunk + size > top) {
        module._free(chunk);
        break;
      }
      module.HEAPU8.fill(0, chunk, chunk + size);
      held.push(chunk);
    }
  }
  held.forEach((chunk) => module._free(chunk));
}

/**
 * What the machine that builds would leave behind: the part of the stack that is over, and which function of this very
 * JavaScript engine Python calls others by. Each browser puts in its own (worker/snapshot.js), which iPhones do not have.
 */
function blankTraces(/** @type {Uint8Array} */ memory, /** @type {any} */ module) {
  memory.fill(0, module._emscripten_stack_get_end(), module.stackSave());
  const trampoline = module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4];
  memory.fill(0, trampoline, trampoline + 4);
}

/** The blocks that differ from the pristine heap, as [first block, count of blocks]. */
function changedRuns(/** @type {Uint8Array} */ after, /** @type {Uint8Array} */ fresh) {
  const now = new Uint32Array(after.slice().buffer);
  const before = new Uint32Array(fresh.buffer);
  const words = BLOCK / 4;
  /** @type {number[][]} */
  const found = [];
  for (let block = 0; block < now.length / words; block += 1) {
    let word = block * words;
    const end = word + words;
    while (word < end && now[word] === (before[word] ?? 0)) word += 1;
    if (word === end) continue;
    const last = found.at(-1);
    if (last && last[0] + last[1] === block) last[1] += 1;
    else found.push([block, 1]);
  }
  return found;
}
