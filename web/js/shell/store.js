// What this device keeps: texts by name, in localStorage. What belongs to one game carries its name.
// Not IndexedDB: a record is about a kilobyte, and a write that is over when the call returns is what makes
// "saved before shown" true without waiting. Where storing fails, memory stands in and `trouble` says so.
import { SITE } from '../engine/site.js';
import { elderGame } from '../games.js';

/** @typedef {(name: string, text: string) => [name: string, text: string] | null} Follow  null: it is wanted no more */

/** Several sites may share one host, and its storage. */
const PREFIX = `${new URL(SITE).pathname} `;
/** @type {Map<string, string>} */
const memory = new Map();
/** How names of texts begin that may go first when there is no room. */
export const SPARE = 'spare/';
/** Other names of such texts, also those of an earlier visit. */
const spare = new Set(['picture']);
/** How a text that had to stay in memory is stored later. @type {Follow} */
let follow = (name, text) => [name, text];
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

/** Keeps a text if there is room, and says whether; where there is none, all stays as it was: it is kept elsewhere too. */
export function tryText(/** @type {string} */ name, /** @type {string} */ text) {
  try {
    put(name, text);
    memory.delete(name);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a text that can be had again at any time: it makes room for all others, and is missed by nobody. */
export function writeSpare(/** @type {string} */ name, /** @type {string} */ text) {
  spare.add(name);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    drop(name); // an old one would be worse than none
  }
}

export function removeText(/** @type {string} */ name) {
  drop(name);
  catchUp(); // there may be room for others now
}

function drop(/** @type {string} */ name) {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    setTrouble('blocked');
  }
}

/** Stores a text or throws; what is spare makes room for it. */
function put(/** @type {string} */ name, /** @type {string} */ text) {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch (error) {
    const kept = [...new Set([...spare, ...names(SPARE)])].filter((each) => stored(each) !== null);
    if (!kept.length) throw error;
    kept.forEach(drop);
    localStorage.setItem(PREFIX + name, text);
  }
}

/** Asks how a text that could not be stored at once is stored later: somebody else may have written under its name. */
export function askBeforeFollowing(/** @type {Follow} */ ask) {
  follow = ask;
}

/** Tries again whenever there may be room, or when it is the last chance: not only when something else is kept. */
export function keepTrying() {
  for (const moment of ['storage', 'focus', 'pageshow', 'pagehide']) addEventListener(moment, catchUp);
  document.addEventListener('visibilitychange', catchUp);
}

/** What had to stay in memory is stored, as far as there is room by now. */
function catchUp() {
  if (trouble === null || storageIsShut()) return;
  for (const [name, text] of [...memory]) {
    const wanted = follow(name, text);
    try {
      if (wanted) put(...wanted);
      memory.delete(name);
    } catch {
      // not this one yet; a shorter one may fit
    }
  }
  if (!memory.size) setTrouble(null);
}

function storageIsShut() {
  try {
    localStorage.getItem(PREFIX);
    return false;
  } catch {
    return true;
  }
}

/** What is really stored, whatever memory says. */
export function stored(/** @type {string} */ name) {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Whether a text will still be there after the page is closed. */
export const isKept = (/** @type {string} */ name) => !memory.has(name);

/** All names that begin so. */
export function names(/** @type {string} */ beginning) {
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

/* ── What belongs to one game ── */

/** What this device keeps of a game under a name; what it kept before it had several games is the elder one's. */
export function readOf(/** @type {string} */ game, /** @type {string} */ name) {
  return readText(`${game}/${name}`) ?? (isElder(game) ? readText(name) : null);
}

export const writeOf = (/** @type {string} */ game, /** @type {string} */ name, /** @type {string} */ text) =>
  writeText(`${game}/${name}`, text);

export function removeOf(/** @type {string} */ game, /** @type {string} */ name) {
  removeText(`${game}/${name}`);
  if (isElder(game)) removeText(name);
}

/** The list of words kept under a name, such as lessons done or notes seen; none if it cannot be read. */
export const readListOf = (/** @type {string} */ game, /** @type {string} */ name) => listIn(readOf(game, name));

/** A list that is kept under a name of its own. */
export const readList = (/** @type {string} */ name) => listIn(readText(name));

function listIn(/** @type {string | null} */ text) {
  try {
    const kept = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

/** Adds a word to such a list. */
export const addToListOf = (/** @type {string} */ game, /** @type {string} */ name, /** @type {string} */ word) =>
  writeOf(game, name, JSON.stringify([...new Set([...readListOf(game, name), word])]));

const isElder = (/** @type {string} */ game) => elderGame().id === game;
