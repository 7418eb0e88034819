// The deal of the day: the same table on every device, from the player's own date.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ABOUT, draughts, dominoes } from './house.mjs';
import { dailyTable, dateOf, firstWeekday, isOpen, monthBeside, noon, seedOf, today, weeksOf } from '../../web/js/play/daily.js';

/** @type {import('../../web/js/games.js').Game} */
const game = { id: 'draughts', .../** @type {any} */ (ABOUT.draughts), ...draughts };
const days = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => today(new Date(2026, 0, 1 + index, 12)));

test('the table of a day follows from its date alone', () => {
  assert.deepEqual(dailyTable('2026-11-16', game), {
    game: 'draughts',
    seed: 'daily-2026-11-16',
    options: { board: 'small', pace: 'slow' },
    seats: ['human', 'ottavio:fair', 'zelda:sharp', 'anselmo:fair'],
    first: null,
  });
});

test('over a year there are tables of three to five, everybody sits down, nobody twice, and none plays weakly', () => {
  const tables = days(365).map((day) => dailyTable(day, game).seats);
  assert.deepEqual(new Set(tables.map((seats) => seats.length)), new Set([3, 4, 5]));
  const rivals = tables.flatMap((seats) => seats.slice(1).map((player) => player.split(':')));
  assert.deepEqual(new Set(rivals.map(([id]) => id)), new Set(game.rivals));
  assert.deepEqual(new Set(rivals.map(([, level]) => level)), new Set(['fair', 'sharp']));
  for (const seats of tables) assert.equal(new Set(seats.map((player) => player.split(':')[0])).size, seats.length);
  assert.ok(tables.every(([first]) => first === 'human'));
});

test('a game for two, with one level, has a table every day too', () => {
  const little = { id: 'dominoes', .../** @type {any} */ (ABOUT.dominoes), ...dominoes };
  for (const day of days(60)) assert.match(dailyTable(day, little).seats.join(), /^human,(bianca|zelda):only$/);
});

test('a game may say at which levels rivals play the deal of a day', () => {
  const seats = days(60).flatMap((day) => dailyTable(day, { ...game, daily: ['weak', 'sharp'] }).seats.slice(1));
  assert.deepEqual(new Set(seats.map((player) => player.split(':')[1])), new Set(['weak', 'sharp']));
});

test('a date is the player’s own', () => {
  assert.equal(today(new Date(2026, 10, 6, 0, 0, 1)), '2026-11-06');
  assert.equal(today(new Date(2026, 0, 31, 23, 59, 59)), '2026-01-31');
});

test('a day is open from the beginning of the archive to today, if it exists', () => {
  for (const day of ['2026-01-01', '2026-02-28', '2026-11-16']) assert.ok(isOpen(day, '2026-11-16'), day);
  for (const day of ['2025-12-31', '2026-11-17', '2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-16x']) assert.ok(!isOpen(day, '2026-11-16'), day);
  assert.ok(isOpen('2028-02-29', '2030-01-01'), 'a leap year has one day more');
});

test('a seed says of which day it is, or that it is of none', () => {
  assert.equal(dateOf(seedOf('2026-11-16')), '2026-11-16');
  for (const seed of ['k3x9', 'daily-', 'daily-tomorrow', 'daily-2026-11-16-b', '2026-11-16']) assert.equal(dateOf(seed), null, seed);
});

test('noon of a day is on that day', () => {
  for (const day of days(365)) assert.equal(today(noon(day)), day);
});

test('the days of a month stand in weeks that begin as they do at a place', () => {
  assert.deepEqual(weeksOf('2026-02').map((week) => week.map((day) => (day ? Number(day.slice(8)) : 0))), [
    [0, 0, 0, 0, 0, 0, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 0],
  ]);
  assert.deepEqual(weeksOf('2026-02', 7)[0], [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-02-0${day}`), 'or from Sunday');
  assert.deepEqual(['de', 'fr', 'en-GB', 'en-US', 'fr-CA'].map(firstWeekday), [1, 1, 1, 7, 7]);
  assert.equal(weeksOf('2028-02').flat().filter(Boolean).length, 29);
  for (const month of days(365).map((day) => day.slice(0, 7))) assert.ok(weeksOf(month).every((week) => week.length === 7));
});

test('months follow one another over the turn of the year', () => {
  assert.equal(monthBeside('2026-12', 1), '2027-01');
  assert.equal(monthBeside('2026-01', -1), '2025-12');
  assert.equal(monthBeside('2026-03', -1), '2026-02');
});
