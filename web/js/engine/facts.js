// Where everything is, for page and worker alike; both begin with it before anybody tells them anything.

/** @type {{baseURI: string} | undefined} */
const page = /** @type {any} */ (globalThis).document;

/** The directory the site lives in, wherever that is: the page lies in it, and the worker's script two folders below. */
export const SITE = new URL(page ? '.' : '../../', page ? page.baseURI : location.href).href;

/**
 * What the build knows.
 *
 * @typedef {PythonParts & {firstSize: number, madeFrom: {stdlib: string, engines: Record<string, string>}}} PythonFacts
 * @type {{name: string, python: PythonFacts}}
 */
const FACTS = /** @type {any} */ ('of the build');

/** The project's name, by which its backups are known. */
export const NAME = FACTS.name;

/** Python's parts, the bytes of its runtime's first part, and what snapshots must have been made from: each holds the engine of one game. */
export const PYTHON = FACTS.python;

/** Where the snapshot of a game is. */
export const snapshotOf = (/** @type {string} */ game) => `${PYTHON.snapshots}${game}.snapshot.gz`;

/** Where the part of the runtime is that a game calls. */
export const firstOf = (/** @type {PythonParts} */ { core }) => `${core}pyodide.first.wasm`;
