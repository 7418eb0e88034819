// What people may choose, once for all: kept at once, applied at once.
import { allGames, elderGame, findGame } from '../games.js';
import { readText, writeText } from './store.js';

/**
 * @typedef {object} Settings
 * @property {'system' | 'en' | 'fr' | 'de' | 'it'} language
 * @property {'system' | 'light' | 'dark'} theme
 * @property {'normal' | 'large' | 'larger'} text
 * @property {'stately' | 'normal' | 'brisk' | 'instant'} pace
 * @property {'always' | 'mine' | 'never'} results  which results wait for Continue: all, those that concern the person, none
 * @property {Record<string, string>} levels  by game, of rivals who were not chosen: always the same; else rising with results
 * @property {number} effects  volume, 0 to 100
 * @property {number} music
 * @property {boolean} letters  letter keys work at the table
 * @property {boolean} remarks  rivals may say something
 * @property {'off' | 'facts' | 'values' | 'advice'} prompter
 * @property {boolean} visited  this is not the first visit
 * @property {string} game  the game on show last; empty before there was one
 * @property {Record<string, any>} setups  the last table that was set up, by game
 */

/** @type {Settings} */
const DEFAULTS = {
  language: 'system',
  theme: 'system',
  text: 'normal',
  pace: 'normal',
  results: 'always',
  levels: {},
  effects: 60,
  music: 60,
  letters: true,
  remarks: true,
  prompter: 'facts',
  visited: false,
  game: '',
  setups: {},
};

/** The values of those settings that are one of a few, in the order they are offered. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  text: ['normal', 'large', 'larger'],
  pace: ['stately', 'normal', 'brisk', 'instant'],
  results: ['always', 'mine', 'never'],
  prompter: ['off', 'facts', 'values', 'advice'],
  language: ['system', 'en', 'fr', 'de', 'it'],
};

const NAME = 'settings';
/** Characters; a table of five takes some three hundred. */
const LONGEST_SETUP = 4000;
/** @type {Settings} */
let settings = load();
/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** All settings as they are now. */
export const current = () => settings;

/** Calls back after every change. */
export function onSettings(/** @type {(settings: Settings) => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes some settings, keeps them, and lets everybody know. */
export function change(/** @type {Partial<Settings>} */ changes) {
  keep(changes);
  tellAll();
}

/** Changes some settings and keeps them, and whoever shows them is about to draw anyway. */
export function keep(/** @type {Partial<Settings>} */ changes) {
  settings = { ...settings, ...changes };
  writeText(NAME, JSON.stringify(settings));
}

/** Takes over settings that a backup holds, and says whether they are kept; what does not fit is as usual. */
export function adopt(/** @type {object} */ given) {
  settings = { ...sound(given), visited: true };
  const kept = writeText(NAME, JSON.stringify(settings));
  tellAll();
  return kept;
}

/** Another page of ours may have changed them: read again. */
export function reload() {
  settings = load();
  tellAll();
}

function tellAll() {
  apply();
  for (const listener of listeners) listener(settings);
}

/** Lets style sheets see what concerns them. */
export function apply() {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.text = settings.text;
  dataset.pace = settings.pace;
}

/** @returns {Settings} */
function load() {
  try {
    return sound(JSON.parse(readText(NAME) ?? '{}') ?? {});
  } catch {
    return sound({}); // settings are quickly chosen again
  }
}

/** @returns {Settings} what can be used of settings that come from anywhere */
function sound(/** @type {any} */ kept) {
  // Before there were several games, there was one table that was set up last.
  const setups = kept.setups ?? (kept.setup ? { [elderGame().id]: kept.setup } : {});
  const each = Object.entries(DEFAULTS).map(([name, usual]) => [name, fits(name, kept[name], usual) ? kept[name] : usual]);
  const known = allGames().map(({ id }) => [id, setups[id]]).filter(([, setup]) => setup && isShort(setup));
  return { ...Object.fromEntries(each), setups: Object.fromEntries(known) };
}

/** Whoever sets up a table looks at what is in it; here it only must not fill the device. */
function isShort(/** @type {unknown} */ setup) {
  try {
    return JSON.stringify(setup).length <= LONGEST_SETUP;
  } catch {
    return false; // nested deeper than a browser can write
  }
}

/** Whether a value that was kept can still be used: it may come from another version. */
function fits(/** @type {string} */ name, /** @type {unknown} */ value, /** @type {unknown} */ usual) {
  const choices = /** @type {Record<string, string[]>} */ (CHOICES)[name];
  if (choices) return choices.includes(/** @type {string} */ (value));
  if (name === 'game') return findGame(value) !== undefined;
  if (typeof usual === 'number') return typeof value === 'number' && value >= 0 && value <= 100;
  return value !== undefined && value !== null && typeof value === typeof usual;
}
