// Boot by snapshot: puts back the memory of a Python that had our package imported when the site was built.
import { PYTHON, SITE } from '../facts.js';
import { withModule } from './core.js';

const MAGIC = 0x50414e53;
const FORMAT = 1;
/** An archive with no entries: Pyodide insists on a standard library, and the true one may come later. */
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Uint8Array(18)]);

/**
 * @typedef {{buildId: string, stdlib: string, engine: string, heap: number, block: number}} Header
 * @typedef {{header: Header, runs: Uint32Array, blocks: Uint8Array}} Snapshot
 */

/**
 * Puts the memory back, and talks to the engine through Python's own C functions. What Pyodide would do after that,
 * such as making JavaScript's objects known to Python, takes longer than all the rest, and our engine wants none of it.
 *
 * @param {string} game  the one that the snapshot must hold
 * @param {import('./core.js').Scripts} scripts
 * @param {{module: Promise<WebAssembly.Module>, snapshot: Promise<ArrayBuffer>}} supplies
 */
export async function bootFromSnapshot(game, scripts, { module, snapshot }) {
  const base = SITE + PYTHON.core;
  const runtime = await withModule(
    base,
    module,
    async (options) => {
      const { loadPyodide } = await scripts.loader;
      const settings = await settingsOf(loadPyodide, {
        ...options,
        lockFileContents: { info: PYTHON.lock.info, packages: {} },
        packageBaseUrl: base,
        _loadSnapshot: new Uint8Array(4), // never read: it only tells Pyodide not to start Python
      });
      const { default: createModule } = await scripts.runtime;
      const made = await createModule(settings);
      const parsed = parse(await snapshot);
      refuseMismatch(parsed.header, game, settings.API.config.BUILD_ID);
      restore(parsed, made);
      return made;
    },
    EMPTY_ZIP,
  );
  return { handle: handleIn(runtime, PYTHON.module), files: runtime.FS };
}

/** What loadPyodide would start the runtime with; it waits for that for ever. @returns {Promise<any>} */
function settingsOf(/** @type {import('./core.js').LoadPyodide} */ loadPyodide, /** @type {object} */ options) {
  return new Promise((resolve, reject) => {
    const createPyodideModule = (/** @type {any} */ settings) => {
      resolve(settings);
      return new Promise(() => undefined);
    };
    loadPyodide({ ...options, createPyodideModule }).catch(reject);
  });
}

/** The function `handle` of a Python module, from text to text. */
function handleIn(/** @type {any} */ c, /** @type {string} */ name) {
  const withText = (/** @type {string} */ text, /** @type {(at: number) => number} */ use) => {
    const at = c.stringToNewUTF8(text);
    try {
      return sound(use(at));
    } finally {
      c._free(at);
    }
  };
  /** Null means that Python raised something. */
  const sound = (/** @type {number} */ object) => {
    if (object) return object;
    const raised = c._PyErr_GetRaisedException();
    throw new Error(c.UTF8ToString(c._PyUnicode_AsUTF8(c._PyObject_Repr(raised))));
  };
  const module = withText(name, c._PyImport_ImportModule);
  const handle = withText('handle', (at) => c._PyObject_GetAttrString(module, at));
  return (/** @type {string} */ text) => {
    const asked = withText(text, c._PyUnicode_FromString);
    try {
      const said = sound(c._PyObject_CallOneArg(handle, asked));
      const reply = c.UTF8ToString(c._PyUnicode_AsUTF8(said));
      c._Py_DecRef(said);
      return reply;
    } finally {
      c._Py_DecRef(asked);
    }
  };
}

/** @returns {Snapshot} */
function parse(/** @type {ArrayBuffer} */ buffer) {
  const [magic, format, length = 0, count = 0] = new Uint32Array(buffer, 0, 4);
  if (magic !== MAGIC || format !== FORMAT) throw new Error('this is no snapshot of ours');
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 16, length)));
  const runs = new Uint32Array(buffer, 16 + length, 2 * count);
  return { header, runs, blocks: new Uint8Array(buffer, 16 + length + runs.byteLength) };
}

/** Memory of another build would crash in ways nobody can foresee. */
function refuseMismatch(/** @type {Header} */ { buildId, engine, stdlib }, /** @type {string} */ game, /** @type {string} */ running) {
  if (buildId !== running) throw new Error('the snapshot was made by another Pyodide');
  if (engine !== PYTHON.madeFrom.engines[game]) throw new Error('the snapshot holds another engine');
  if (stdlib !== PYTHON.madeFrom.stdlib) throw new Error('the snapshot was made with another standard library');
}

function restore(/** @type {Snapshot} */ { header, runs, blocks }, /** @type {any} */ runtime) {
  if (runtime.HEAPU8.length < header.heap) runtime._emscripten_resize_heap(header.heap);
  const heap = runtime.HEAPU8; // read after growing, which replaces it
  if (heap.length < header.heap) throw new Error('there is not enough memory for the snapshot');
  const trampoline = (runtime.__PyRuntime + runtime.HEAP32[runtime.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / 4]) / 4;
  const own = runtime.HEAP32[trampoline];
  let from = 0;
  for (let run = 0; run < runs.length; run += 2) {
    const length = /** @type {number} */ (runs[run + 1]) * header.block;
    heap.set(blocks.subarray(from, from + length), /** @type {number} */ (runs[run]) * header.block);
    from += length;
  }
  runtime.HEAP32[trampoline] = own; // how calls are made here, which is no part of the memory of another machine
}

/** A restored Python has no files: the standard library follows, for what is imported late. */
export async function mountLibrary(/** @type {Pyodide['FS']} */ files) {
  const [major, minor] = PYTHON.lock.info.python.split('.');
  try {
    const response = await fetch(SITE + PYTHON.stdlib, { priority: 'low' });
    if (!response.ok) throw new Error(`${PYTHON.stdlib}: ${response.status}`);
    files.writeFile(`/lib/python${major}${minor}.zip`, new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    console.info(`The standard library will be missing in this worker (${error}).`);
  }
}
