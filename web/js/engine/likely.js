// What somebody wants who opens this page, told before anything else has come. Python starts with one game.
import { ABOUT, usualSeats } from '../about.js';
import { isLanguage, preferredLanguage } from '../shell/languages.js';
import { PYTHON, SITE } from './facts.js';

/** How everything begins that this site stores (shell/store.js). */
const STORED = `${new URL(SITE).pathname} `;

/** The games that Python can start with, in the engine's order. */
const games = () => Object.keys(PYTHON.madeFrom.engines);

/** The game that something names, if Python can start with it. */
export const startable = (/** @type {unknown} */ name) => games().find((game) => game === name);

/** The game that the address names, or else the one that was on show last, or else the first. */
export function likelyGame() {
  const [named] = location.hash.slice(1).split('/');
  return startable(named) ?? startable(kept().game) ?? /** @type {string} */ (games()[0]);
}

/** The screen that the address names. */
const screen = () => location.hash.split('/')[1] ?? '';

/** Whether the address leads to a table. */
const toTable = () => ['play', 'table'].includes(screen());

/** The files of words that the page will ask for first. */
export function likelyWords() {
  const { language } = kept();
  const tag = isLanguage(language) ? language : preferredLanguage();
  const table = toTable() ? [`games/${likelyGame()}/words/${tag}/table.ftl.txt`] : [];
  return [`words/${tag}/first.ftl.txt`, ...table];
}

/** The scripts of the table that the address leads to, where the build has named them in the page; else none. @returns {Iterable<HTMLLinkElement>} */
export const likelyScripts = () => (toTable() ? document.querySelectorAll(`link[data-table="${likelyGame()}"]`) : []);

/** The style sheets that it will ask for besides the page's own. */
export const likelyStyles = () => (toTable() ? [`games/${likelyGame()}/css/index.css`] : []);

/** The deals that a newcomer will be given one of. Who has games may go on with one instead: the page knows, and asks then. */
export function likelyDeals() {
  if (screen() !== 'play' || hasGames()) return [];
  const game = likelyGame();
  const { setups } = /** @type {any} */ (kept());
  return [`games/${game}/openings-${usualSeats(ABOUT[game]?.seats ?? [], setups?.[game]?.seats)}.json`];
}

/** Whether any game is kept here (play/saves.js). */
function hasGames() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${STORED}game/`));
  } catch {
    return true;
  }
}

/** What settings keep (shell/settings.js), which are not here yet. @returns {Record<string, unknown>} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(`${STORED}settings`) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
