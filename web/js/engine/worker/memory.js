// The memory of a Python that had our package imported when the site was built: put back, and spoken to.
// The build itself does so too, to see what a game calls.

const MAGIC = 0x50414e53;
const FORMAT = 1;

/**
 * @typedef {{buildId: string, stdlib: string, engine: string, heap: number, block: number}} Header
 * @typedef {{header: Header, runs: Uint32Array, blocks: Uint8Array}} Snapshot
 */

/** @returns {Snapshot} */
export function parse(/** @type {ArrayBuffer} */ buffer) {
  const [magic, format, length = 0, count = 0] = new Uint32Array(buffer, 0, 4);
  if (magic !== MAGIC || format !== FORMAT) throw new Error('this is no snapshot of ours');
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 16, length)));
  const runs = new Uint32Array(buffer, 16 + length, 2 * count);
  return { header, runs, blocks: new Uint8Array(buffer, 16 + length + runs.byteLength) };
}

/** Puts a memory into a runtime that has started and whose Python has not. */
export function restore(/** @type {Snapshot} */ { header, runs, blocks }, /** @type {any} */ runtime) {
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

/** The function `handle` of a Python module, from text to text. */
export function handleIn(/** @type {any} */ c, /** @type {string} */ name) {
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
