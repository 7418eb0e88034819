// What this device keeps: settings and games, each under a key of its own, in localStorage.
// Not IndexedDB: a record is about a kilobyte, and a write that is over when the call returns is what makes
// "saved before shown" true without waiting. Where storing fails, memory stands in and `trouble` says so.
import { SITE } from '../engine/site.js';

/**
 * @typedef {object} SavedGame
 * @property {1} format
 * @property {string} app  the version that wrote it
 * @property {string} id
 * @property {string} tab  the page that wrote it last
 * @property {number} created  milliseconds since 1970
 * @property {number} saved
 * @property {import('../types.js').GameRecord} record
 * @property {number[]} decisions  lengths of the record at which the person decided
 * @property {boolean} rehearsal
 * @property {boolean} over
 * @property {any} final  what the last view said of the result, when over
 * @property {string} [daily]  the date, for a daily deal
 * @property {boolean} [shared]  somebody else's game, kept from a link
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
/** Names of texts that may go first when there is no room. @type {Set<string>} */
const spare = new Set();
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
    put(name, text);
  } catch (error) {
    memory.set(name, text);
    setTrouble(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked');
    return false;
  }
  memory.delete(name);
  catchUp();
  return true;
}

/** Keeps a text that can be had again at any time: it makes room for all others, and is missed by nobody. */
export function writeSpare(/** @type {string} */ name, /** @type {string} */ text) {
  spare.add(name);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    removeText(name); // an old one would be worse than none
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

function put(/** @type {string} */ name, /** @type {string} */ text) {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch (error) {
    const kept = [...spare].filter((each) => stored(each) !== null);
    if (!kept.length) throw error;
    kept.forEach(removeText);
    localStorage.setItem(PREFIX + name, text);
  }
}

/** Storing works again: what had to stay in memory follows, unless another page has taken that game meanwhile. */
function catchUp() {
  try {
    for (const [name, text] of memory) {
      if (!(name.startsWith(GAME) && isTaken(name.slice(GAME.length)))) localStorage.setItem(PREFIX + name, text);
      memory.delete(name);
    }
    setTrouble(null);
  } catch {
    // then it is not over yet
  }
}

/** What is really stored, whatever memory says. */
function stored(/** @type {string} */ name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
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
 * @param {Omit<SavedGame, 'format' | 'saved' | 'tab'> & {tab?: string, saved?: number}} game
 * @param {boolean} [claim]  this page takes over the game that it has read
 * @returns {SavedGame}  as it was kept
 */
export function saveGame(game, claim = false) {
  const id = isTaken(game.id, claim ? game : {}) ? newGameId() : game.id;
  /** @type {SavedGame} */
  const kept = { ...game, format: FORMAT, id, tab: TAB, saved: Date.now() };
  writeText(GAME + id, JSON.stringify(kept));
  return kept;
}

/** Whether something else is stored under this id than what this page has written, or has read and takes over. */
function isTaken(/** @type {string} */ id, /** @type {{tab?: string, saved?: number}} */ read = {}) {
  const text = stored(GAME + id);
  if (text === null) return false;
  const game = parse(text, id);
  return game?.tab !== TAB && !(game && game.tab === read.tab && game.saved === read.saved);
}

/** Keeps a game exactly as it is given, times and all: for what comes out of a backup. */
export const putGame = (/** @type {SavedGame} */ game) => writeText(GAME + game.id, JSON.stringify(game));

/** A game by id, or null; one that cannot be read is set aside, one from a newer version stays for that version. */
export function loadGame(/** @type {string} */ id) {
  const text = readText(GAME + id);
  if (text === null) return null;
  const game = parse(text, id);
  if (!game && !isNewer(text)) setAside(id, text);
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
  if (text !== null) setAside(id, text);
}

/** The same for any other text that turned out to be no good. */
export function setTextAside(/** @type {string} */ name) {
  const text = readText(name);
  if (text !== null) setAside(name, text, name);
}

/** Saves that could not be read, with their text: nothing is thrown away unasked. */
export function listAsides() {
  const unread = names(GAME).filter((name) => !parse(readText(name) ?? '', name.slice(GAME.length)));
  return [...names(ASIDE), ...unread].map((name) => ({ name: name.replace(/^\w+\//, ''), text: readText(name) ?? '' }));
}

export const deleteAside = (/** @type {string} */ name) => removeText((name.includes(' ') ? ASIDE : GAME) + name);

/** Renames a save; if there is no room even for that, it stays where it is and is listed all the same. */
function setAside(/** @type {string} */ id, /** @type {string} */ text, from = GAME + id) {
  const name = `${ASIDE}${id} ${new Date().toISOString().slice(0, 10)}`;
  let free = name;
  for (let copy = 2; readText(free) !== null; copy += 1) free = `${name} ${copy}`;
  try {
    put(free, text);
    removeText(from);
  } catch {
    // the next visit tries again
  }
}

/** @returns {SavedGame | null} the game in a text, if it is one of ours and whole: other code takes its word for it */
function parse(/** @type {string} */ text, /** @type {string} */ key) {
  try {
    const game = JSON.parse(text);
    const { format, id, app, record, decisions, rehearsal, over, final } = game;
    const ours = format === FORMAT && id === key && typeof app === 'string' && isTime(game.created) && isTime(game.saved);
    const whole = Array.isArray(decisions) && decisions.every(Number.isInteger) && typeof rehearsal === 'boolean';
    return ours && whole && isRecord(record) && (over === false || (over === true && isResult(final))) ? game : null;
  } catch {
    return null;
  }
}

/** Whether a newer version wrote this, which its own page will be able to read. */
function isNewer(/** @type {string} */ text) {
  try {
    return JSON.parse(text).format > FORMAT;
  } catch {
    return false;
  }
}

/** A moment that a date can say. */
const isTime = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0 && value <= 8.64e15;

const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it has the shape of a result: a line for every house, and who won. */
function isResult(/** @type {any} */ final) {
  const lines = isObject(final) && Array.isArray(final.lines) && Array.isArray(final.winners) ? final.lines : [{}];
  return lines.every((/** @type {any} */ line) => isObject(line) && Number.isFinite(line.total));
}

/** Whether it has the shape of a record; whether it is a game that can be played, the engine says. */
export function isRecord(/** @type {any} */ record) {
  const texts = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((item) => typeof item === 'string');
  if (!isObject(record) || !isObject(record.options)) return false;
  const whole = texts(record.seats) && record.seats.length > 0 && texts(record.moves) && texts(Object.values(record.options));
  return whole && typeof record.game === 'string' && typeof record.seed === 'string' && Number.isInteger(record.first);
}
