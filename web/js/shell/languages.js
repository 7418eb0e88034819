// The languages we speak, and which of them a browser asks for first.

/** @typedef {'en' | 'fr' | 'de' | 'it'} Language */

export const LANGUAGES = /** @type {const} */ (['en', 'fr', 'de', 'it']);

/** The first language of the browser's list that we speak. */
export function preferredLanguage(/** @type {readonly string[]} */ wanted = navigator.languages) {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? 'en';
}

/** @returns {tag is Language} */
export function isLanguage(/** @type {unknown} */ tag) {
  return LANGUAGES.some((known) => known === tag);
}
