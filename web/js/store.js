// What this device keeps: settings and games, each under a key of its own, in localStorage.
// Not IndexedDB: a record is about a kilobyte, and a write that is over when the call returns is what makes
// "saved before shown" true without waiting. Where storing fails, memory stands in and `trouble` says so.
import { SITE } from './boot/manifest.js';

/**
 * @typedef {object} SavedGame
 * @property {1} format
 * @property {string} app  the version that wrote it
 * @property {string} id
 * @property {string} tab  the page that wrote it last
 * @property {number} created  milliseconds since 1970
 * @property {number} saved
 * @property {import('./types.js').GameRecord} record
 * @property {number[]} decisions  lengths of the record at which the person decided
 * @property {boolean} rehearsal
 * @property {boolean} over
 * @property {any} final  what the last view said of the result, when over
 * @property {string} [daily]  the date, for a daily deal
 *
 * @typedef {{name: string, text: string}} Aside  a save we could not read, kept as it was
 */

export const FORMAT = 1;

/** Several sites may share one host, and its storage. */
const PREFIX = `${new URL(SITE).pathname} `;
const GAME = 'game/';
const ASIDE = 'aside/';
const TAB = Math.random().toString(36).slice(2, 10);

/** @type {Map<string, string>} */
const memory = new Map();
/** @type {null | 'blocked' | 'full'} */
let trouble = null;
/** @type {Set<() => void>} */
const listeners = new Set();

/** Why what happens now is not kept: 'blocked' (the browser forbids it), 'full', or null when all is well. */
export const storeTrouble = () => trouble;

/** Calls back when storing begins to fail or works again. */
export function onStoreTrouble(/** @type {() => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/* ── Text by name ── */

export function readText(/** @type {string} */ name) {
  try {
    return memory.get(name) ?? localStorage.getItem(PREFIX + name);
  } catch {
    setTrouble('blocked');
    return memory.get(name) ?? null;
  }
}

/** Keeps a text; returns whether it will still be there after the page is closed. */
export function writeText(/** @type {string} */ name, /** @type {string} */ text) {
  try {
    localStorage.setItem(PREFIX + name, text);
    memory.delete(name);
    setTrouble(null);
    return true;
  } catch (error) {
    memory.set(name, text);
    setTrouble(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked');
    return false;
  }
}

export function removeText(/** @type {string} */ name) {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    setTrouble('blocked');
  }
}

/** All names that begin so. */
function names(/** @type {string} */ beginning) {
  const found = new Set([...memory.keys()].filter((name) => name.startsWith(beginning)));
  try {
    for (let index = 0; index < localStorage.length; index += 1) {
      const key = localStorage.key(index);
      if (key?.startsWith(PREFIX + beginning)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    setTrouble('blocked');
  }
  return [...found];
}

function setTrouble(/** @type {typeof trouble} */ next) {
  if (trouble === next) return;
  trouble = next;
  for (const listener of listeners) listener();
}

/* ── Games ── */

export const newGameId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

/**
 * Keeps a game. If another page has written the same game meanwhile, ours goes under a new id: nothing is overwritten.
 * @param {Omit<SavedGame, 'format' | 'saved' | 'tab'>} game
 * @param {boolean} [claim]  this page takes the game over, knowing what is stored
 * @returns {SavedGame}  as it was kept
 */
export function saveGame(game, claim = false) {
  const stored = claim ? null : peek(game.id);
  const taken = stored !== null && stored.tab !== TAB;
  const id = taken ? newGameId() : game.id;
  /** @type {SavedGame} */
  const kept = { ...game, format: FORMAT, id, tab: TAB, saved: Date.now() };
  writeText(GAME + id, JSON.stringify(kept));
  return kept;
}

/** Keeps a game exactly as it is given, times and all: for what comes out of a backup. */
export const putGame = (/** @type {SavedGame} */ game) => writeText(GAME + game.id, JSON.stringify(game));

/** A game by id, or null; one that cannot be read is set aside. */
export function loadGame(/** @type {string} */ id) {
  const text = readText(GAME + id);
  if (text === null) return null;
  const game = parse(text);
  if (!game) setAside(GAME + id, text);
  return game;
}

/** Every game that can be read, the one played last first. */
export function listGames() {
  const ids = names(GAME).map((name) => name.slice(GAME.length));
  const games = ids.map(loadGame).filter((game) => game !== null);
  return games.sort((a, b) => b.saved - a.saved);
}

/** The game that Play resumes. */
export const unfinishedGame = () => listGames().find(({ over, daily }) => !over && !daily) ?? null;

export const deleteGame = (/** @type {string} */ id) => removeText(GAME + id);

/** Puts a game that turned out to be unplayable with the others that could not be read. */
export function setGameAside(/** @type {string} */ id) {
  const text = readText(GAME + id);
  if (text !== null) setAside(GAME + id, text);
}

/** Saves that could not be read, with their text: nothing is thrown away unasked. */
export function listAsides() {
  return names(ASIDE).map((name) => ({ name: name.slice(ASIDE.length), text: readText(name) ?? '' }));
}

export const deleteAside = (/** @type {string} */ name) => removeText(ASIDE + name);

function setAside(/** @type {string} */ name, /** @type {string} */ text) {
  const day = new Date().toISOString().slice(0, 10);
  if (writeText(`${ASIDE}${name.slice(GAME.length)} ${day}`, text)) removeText(name);
}

/** What is stored under a game's id, without judging it. */
function peek(/** @type {string} */ id) {
  const text = readText(GAME + id);
  return text === null ? null : parse(text);
}

/** @returns {SavedGame | null} */
function parse(/** @type {string} */ text) {
  try {
    const game = JSON.parse(text);
    const { format, id, record, decisions } = game;
    const whole = format === FORMAT && typeof id === 'string' && Array.isArray(decisions);
    return whole && isRecord(record) ? game : null;
  } catch {
    return null;
  }
}

/** Whether it has the shape of a record; whether it is a game that can be played, the engine says. */
export function isRecord(/** @type {any} */ record) {
  const texts = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((item) => typeof item === 'string');
  if (typeof record !== 'object' || record === null) return false;
  return typeof record.game === 'string' && typeof record.seed === 'string' && texts(record.seats) && texts(record.moves);
}
