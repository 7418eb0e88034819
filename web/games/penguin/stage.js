// The show on show: who performs, who looks on, and how far it has come.

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').Performed} Show
 */

/** From the first light until the curtain lies there. @type {Set<string>} */
const DARK = new Set(['lit', 'scored', 'awarded', 'curtain']);

/** The show whose lights are on, with its audience; null while there is none. @param {Screen} screen */
export function limelight({ view }) {
  const show = DARK.has(view.phase) ? view.now.shows.at(-1) : undefined;
  return show ? { ...show, audience: view.audience, counts: view.phase !== 'lit' } : null;
}
