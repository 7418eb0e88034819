// What people may choose, once for all: kept at once, applied at once.
import { elderGame } from '../games.js';
import { readText, writeText } from './store.js';

/**
 * @typedef {object} Settings
 * @property {'system' | 'en' | 'fr' | 'de' | 'it'} language
 * @property {'system' | 'light' | 'dark'} theme
 * @property {'normal' | 'large' | 'larger'} text
 * @property {'stately' | 'normal' | 'brisk' | 'instant'} pace
 * @property {'always' | 'mine' | 'never'} results  which results wait for Continue: all, those that concern the person, none
 * @property {string} level  of rivals who were not chosen: rising with results, or always the same
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
  level: 'rising',
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
  level: ['rising', 'amateur', 'chorus', 'soloist', 'maestro'],
  prompter: ['off', 'facts', 'values', 'advice'],
  language: ['system', 'en', 'fr', 'de', 'it'],
};

const NAME = 'settings';
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
  settings = { ...settings, ...changes };
  writeText(NAME, JSON.stringify(settings));
  apply();
  for (const listener of listeners) listener(settings);
}

/** Another page of ours may have changed them: read again. */
export function reload() {
  settings = load();
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
  /** @type {any} */
  let kept = {};
  try {
    kept = JSON.parse(readText(NAME) ?? '{}') ?? {};
  } catch {
    kept = {}; // settings are quickly chosen again
  }
  // Before there were several games, there was one table that was set up last.
  if (kept.setup && !kept.setups) kept.setups = { [elderGame().id]: kept.setup };
  const sound = Object.entries(DEFAULTS).map(([name, usual]) => [name, fits(name, kept[name], usual) ? kept[name] : usual]);
  return Object.fromEntries(sound);
}

/** Whether a value that was kept can still be used: it may come from another version. */
function fits(/** @type {string} */ name, /** @type {unknown} */ value, /** @type {unknown} */ usual) {
  const choices = /** @type {Record<string, string[]>} */ (CHOICES)[name];
  if (choices) return choices.includes(/** @type {string} */ (value));
  if (typeof usual === 'number') return typeof value === 'number' && value >= 0 && value <= 100;
  return value !== undefined && value !== null && typeof value === typeof usual;
}
