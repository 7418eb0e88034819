// With which game Python starts: its snapshots hold one each.
import { PYTHON, SITE } from './facts.js';

/** The games that Python can start with, in the engine's order. */
const games = () => Object.keys(PYTHON.madeFrom.engines);

/** The game that something names, if Python can start with it. */
export const startable = (/** @type {unknown} */ name) => games().find((game) => game === name);

/**
 * The game that somebody wants who opens this page, told before anything else has come: the one that the address names,
 * or else the one that was on show last, or else the first.
 */
export function likelyGame() {
  const [named] = location.hash.slice(1).split('/');
  return startable(named) ?? startable(lastGame()) ?? /** @type {string} */ (games()[0]);
}

/** As settings keep it (shell/settings.js), which are not here yet. @returns {unknown} */
function lastGame() {
  try {
    return JSON.parse(localStorage.getItem(`${new URL(SITE).pathname} settings`) ?? '{}')?.game;
  } catch {
    return undefined;
  }
}
