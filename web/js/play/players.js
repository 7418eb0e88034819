// Who sits where: reads the seats of a record, and turns a set-up into them.
import { usualSeats } from '../about.js';
import { SITE } from '../engine/site.js';
import { hasWords, list, t, wordsOf } from '../shell/words.js';

/**
 * @typedef {import('../types.js').Player} Player
 * @typedef {import('../games.js').Game} Game
 */

const HUMAN = 'human';
export const LONGEST_SEED = 40;

/** @returns {Player[]} the players of a record, named in the language on show */
export function playersOf(/** @type {{seats: string[]}} */ { seats }) {
  return seats.map((text, seat) => {
    if (text === HUMAN) return { seat, human: true, id: 'you', level: null, name: t('player-you'), to: t('player-you') };
    const [id = '', level = null] = text.split(':');
    return { seat, human: false, id, level, name: rivalName(id), to: rivalName(id, '.to') };
  });
}

/** The seat of the person in a record. */
export const viewerOf = (/** @type {{seats: string[]}} */ { seats }) => Math.max(0, seats.indexOf(HUMAN));

/** Whether we know everybody at a table that somebody sent us: one person, and rivals of the house, each at a level. */
export function isKnownTable(/** @type {string[]} */ seats, /** @type {Game} */ { bots }) {
  const known = seats.filter((player) => player.includes(':') && bots.includes(player));
  return known.length === seats.length - 1 && seats.includes(HUMAN);
}

/** Whether all who sit at a table can play here: another version may have brought somebody whom this one lacks. */
export const areHere = (/** @type {string[]} */ seats, /** @type {Game} */ { bots }) =>
  seats.every((player) => player === HUMAN || bots.includes(player));

/** The rivals of a table as one phrase, with how strong they are: once, where they are all alike. */
export function strengthWords(/** @type {Player[]} */ players, /** @type {string} */ game) {
  const rivals = players.filter(({ human }) => !human);
  const levels = new Set(rivals.map(({ level }) => level));
  if (levels.size > 1) return list(rivals.map(({ name, level }) => strengthOf(name, level, game)));
  return strengthOf(list(rivals.map(({ name }) => name)), rivals[0]?.level ?? '', game);
}

/** A rival, or several alike, with how strong they are; without a level just the name. */
export const strengthOf = (/** @type {string} */ who, /** @type {string | null} */ level, /** @type {string} */ game) =>
  level ? t('rival-strength', { who, level: levelWords(game, level) }) : who;

/** The address of a rival's portrait. */
export const portrait = (/** @type {string} */ rival, mood = 'calm') => `${SITE}art/rivals/${rival}-${mood}.svg`;

/** What the page calls a rival, by itself or as the one to whom something comes. */
export function rivalName(/** @type {string} */ id, /** @type {'' | '.to'} */ form = '') {
  return hasWords(`rival-${id}${form}`) ? t(`rival-${id}${form}`) : id.charAt(0).toUpperCase() + id.slice(1);
}

/** What a game calls a level of its rivals; an unknown one keeps its own name. */
export function levelWords(/** @type {string} */ game, /** @type {string | null} */ level) {
  const words = wordsOf(game);
  const id = `level-${level}`;
  return level && words.hasWords(id) ? words.t(id) : (level ?? '');
}

/**
 * @typedef {object} Setup  a table as people set it up
 * @property {string} game
 * @property {number} seats
 * @property {{id: string, level: string}[]} rivals  either may be 'surprise', a level also 'fitting'
 * @property {Record<string, string>} options
 * @property {'draw' | number} first
 * @property {string} seed  empty: a new one
 */

/** The seats of a record for this set-up; surprises are drawn now, and nobody sits down twice while others are free. */
export function seatsOf(
  /** @type {Setup} */ { seats, rivals },
  /** @type {Game} */ entry,
  /** @type {() => number} */ random = Math.random,
  /** @type {string[]} */ fitting = [],
) {
  const pick = (/** @type {string[]} */ from) => from[Math.floor(random() * from.length)] ?? '';
  const asked = rivals.slice(0, seats - 1);
  const taken = new Set(asked.map(({ id }) => id));
  const levelOf = (/** @type {string} */ level, /** @type {number} */ seat) =>
    level === 'fitting' ? (fitting[seat] ?? entry.levels[0] ?? '') : level === 'surprise' ? pick(entry.levels) : level;
  const names = asked.map(({ id, level }, seat) => {
    const free = entry.rivals.filter((rival) => !taken.has(rival));
    const who = id === 'surprise' ? pick(free.length ? free : entry.rivals) : id;
    taken.add(who);
    return `${who}:${levelOf(level, seat)}`;
  });
  return [HUMAN, ...names];
}

/** A table nobody has chosen yet. */
export function usualSetup(/** @type {Game} */ entry, /** @type {any} */ last = null) {
  const seats = usualSeats(entry.seats, last?.seats);
  const known = (/** @type {string[]} */ values, /** @type {unknown} */ value, usual = 'surprise') =>
    [...values, 'surprise'].includes(/** @type {string} */ (value)) ? /** @type {string} */ (value) : usual;
  const rivals = Array.from({ length: Math.max(...entry.seats) - 1 }, (_, index) => ({
    id: known(entry.rivals, last?.rivals?.[index]?.id),
    level: known(entry.levels, last?.rivals?.[index]?.level, 'fitting'),
  }));
  const options = Object.fromEntries(
    Object.entries(entry.options).map(([name, values]) => [
      name,
      values.includes(last?.options?.[name]) ? last.options[name] : values[0],
    ]),
  );
  const first = Number.isInteger(last?.first) && last.first >= 0 && last.first < seats ? last.first : 'draw';
  return /** @type {Setup} */ ({ game: entry.id, seats, rivals, options, first, seed: '' });
}

/** A seed short enough to read aloud, without letters that look alike. */
export function newSeed() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

/** What people type as a seed, in the letters that seeds are made of: a space or an accent should not stop a game. */
export function tidySeed(/** @type {string} */ text) {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[^A-Za-z0-9]+/g, '-');
  return plain.replace(/^-+|-+$/g, '').slice(0, LONGEST_SEED);
}
