// The deal of the day: a seed from the player's own date, and a table that follows from it. Computed here, offline.
import { checkSum } from '../shell/check-sum.js';

/** The first date of the archive. */
export const FIRST_DAY = '2026-01-01';
const FIRST_YEAR = 2026;

const SHAPE = /^(\d{4,6})-(\d\d)-(\d\d)$/;
const PREFIX = 'daily-';

/** A date as text, as 2026-11-16; from the year 10000 on it is longer. */
function dateText(/** @type {Date} */ moment) {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
}

/** The player's own date; with a clock that stands before the archive begins, its first day. */
export const today = (/** @type {Date} */ now = new Date()) => (now.getFullYear() < FIRST_YEAR ? FIRST_DAY : dateText(now));

/** Whether there is a daily deal for this text: a date that exists, in the archive, and not in the future. */
export function isOpen(/** @type {string} */ date, /** @type {string} */ now = today()) {
  return isDate(date) && noon(date) >= noon(FIRST_DAY) && noon(date) <= noon(now);
}

/** Whether it is the text of a date that exists. */
export const isDate = (/** @type {string} */ text) => SHAPE.test(text) && dateText(noon(text)) === text;

/** A moment of that day which is on that day everywhere a date is formatted for people. */
export function noon(/** @type {string} */ date) {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

export const seedOf = (/** @type {string} */ date) => PREFIX + date;

/** The date of a daily deal's seed, or null for any other seed. */
export function dateOf(/** @type {string} */ seed) {
  const date = seed.startsWith(PREFIX) ? seed.slice(PREFIX.length) : '';
  return isDate(date) ? date : null;
}

/**
 * The table of a day: how many sit there, who, and how well they play. The same on every device.
 * @param {string} date
 * @param {import('../games.js').Game} game
 */
export function dailyTable(date, game) {
  const draw = (/** @type {string} */ what, /** @type {number} */ below) =>
    Number.parseInt(checkSum(`${date}/${what}`), 36) % below;
  const sizes = game.seats.filter((seats) => seats > 2);
  const seats = sizes[draw('seats', sizes.length)] ?? Math.max(...game.seats);
  const strong = game.daily ?? game.levels.slice(-2);
  const free = [...game.rivals];
  const rivals = Array.from({ length: seats - 1 }, (_, index) => {
    const [id = ''] = free.splice(draw(`rival-${index}`, free.length), 1);
    return `${id}:${strong[draw(`level-${index}`, strong.length)]}`;
  });
  const options = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0] ?? '']));
  return { game: game.id, seed: seedOf(date), options, seats: ['human', ...rivals], first: null };
}

/** The day on which weeks begin at a place, 1 (Monday) to 7 (Sunday); Monday where the browser cannot tell. */
export function firstWeekday(/** @type {string} */ locale) {
  const place = /** @type {any} */ (new Intl.Locale(locale));
  return Number((place.getWeekInfo?.() ?? place.weekInfo)?.firstDay ?? 1);
}

/** The days of a month as weeks from this day on; null where a week reaches into another month. */
export function weeksOf(/** @type {string} */ month, first = 1) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(year, number, 0).getDate();
  const before = (new Date(year, number - 1, 1).getDay() - first + 7) % 7;
  const days = Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  const cells = [...Array.from({ length: before }, () => null), ...days];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The month of a day, as 2026-11. */
export const monthOf = (/** @type {string} */ date) => date.slice(0, -3);

/** The month before or after. */
export function monthBeside(/** @type {string} */ month, /** @type {number} */ step) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(dateText(new Date(year, number - 1 + step, 15)));
}
