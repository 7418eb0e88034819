// Where everything is, for page and worker alike; both begin with it before anybody tells them anything.

/** The directory the site lives in, wherever that is. */
export const SITE = new URL('../../', import.meta.url).href;

/** Python's parts, the bytes of its runtime, and what the snapshot must have been made from; written here by the build.
 * @type {PythonParts & {runtimeSize: number, madeFrom: {wheel: string, stdlib: string}}} */
export const PYTHON = /** @type {any} */ ('of the build');
