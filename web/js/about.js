// What the engine says of its games, made into a script when the site is built: known before Python is up.

/** Every game by its name. */
export const ABOUT = /** @type {Record<string, any>} */ (/** @type {unknown} */ ('of the build'));
