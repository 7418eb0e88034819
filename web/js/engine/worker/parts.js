// Pyodide's runtime in two parts (web/build/split.py): what a game calls is here from the start, and the rest comes when
// something of it is called.

/**
 * @typedef {object} Runtime
 * @property {Promise<WebAssembly.Module>} first
 * @property {() => WebAssembly.Module} rest  at once: whoever calls it is in the midst of something
 */

/** How everything is called that is there for the other part. */
const SHARED = 'first ';

/** A module that takes a function and offers it: a table of functions refuses those that are not WebAssembly's. */
const OFFER = new Uint8Array([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // WebAssembly
  ...[1, 4, 1, 0x60, 0, 0], // that it is told nothing and answers nothing
  ...[2, 5, 1, 0, 0, 0, 0], // take it
  ...[7, 4, 1, 0, 0, 0], // offer it
]);

/** The first part, which has the rest come where it is needed; like an instance of the whole. */
export function inTwoParts(
  /** @type {WebAssembly.Module} */ module,
  /** @type {WebAssembly.Imports} */ imports,
  /** @type {Runtime['rest']} */ rest,
) {
  /** @type {any} */
  const { exports: shared } = new WebAssembly.Instance(module, imports);
  /** Fills the table through which the parts call each other, and whose first place asks for the rest. */
  const join = () => {
    new WebAssembly.Instance(rest(), { ...imports, first: shared });
    shared[`${SHARED}whole`].value = 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(OFFER), { '': { '': join } });
  shared[`${SHARED}across`].set(0, exports['']);
  // Pyodide takes whatever else is offered for its own.
  return { exports: Object.fromEntries(Object.entries(shared).filter(([name]) => !name.startsWith(SHARED))) };
}
