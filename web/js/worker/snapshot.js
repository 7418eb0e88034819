// Boot by snapshot: puts back the memory of a Python that had our package imported when the site was built.
import { startPyodide } from './core.js';

const MAGIC = 0x50414e53;
const FORMAT = 1;
/** An archive with no entries: Pyodide insists on a standard library, and the true one may come later. */
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Uint8Array(18)]);

/**
 * @typedef {{buildId: string, stdlib: string, wheel: string, heap: number, block: number, hiwire: unknown}} Header
 * @typedef {{header: Header, runs: Uint32Array, blocks: Uint8Array}} Snapshot
 */

/**
 * @param {BootOrder} order
 * @param {ReturnType<typeof import('./core.js').importCore>} scripts
 * @param {Promise<WebAssembly.Module>} module
 * @param {Promise<ArrayBuffer>} inflated
 */
export function bootFromSnapshot(order, scripts, module, inflated) {
  const base = order.site + order.python.core;
  return startPyodide(base, scripts, module, {
    stdlib: EMPTY_ZIP,
    lockFileContents: { info: order.python.lock.info, packages: {} },
    packageBaseUrl: base,
    _loadSnapshot: new Uint8Array(4), // never read: it only tells Pyodide not to start Python
    prepare: async (runtime, settings) => {
      const snapshot = parse(await inflated);
      refuseMismatch(snapshot.header, order, settings.API.config.BUILD_ID);
      settings.API.restoreSnapshot = () => {
        restore(snapshot, runtime);
        return snapshot.header.hiwire;
      };
    },
  });
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
function refuseMismatch(/** @type {Header} */ header, /** @type {BootOrder} */ { expected }, /** @type {string} */ buildId) {
  if (header.buildId !== buildId) throw new Error('the snapshot was made by another Pyodide');
  if (header.wheel !== expected.wheel) throw new Error('the snapshot holds another engine');
  if (header.stdlib !== expected.stdlib) throw new Error('the snapshot was made with another standard library');
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
