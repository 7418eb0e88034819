// Results and statistics read only parts, totals and places: whatever game they are of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';

newDevice();
const tab = newTab();
const { counted, minus, resultOf, signed } = await tab('play/result.js');
const { averages, groups, levelOf } = await tab('play/statistics.js');

/** A line of the account of a seat, or of a house that nobody plays. */
const line = (/** @type {number | string} */ seat, /** @type {Record<string, number>} */ parts, /** @type {number | null} */ place) => ({
  seat,
  parts: Object.entries(parts).map(([key, points]) => ({ key, points })),
  total: Object.values(parts).reduce((sum, points) => sum + points, 0),
  place,
});
const game = (/** @type {any[]} */ lines, /** @type {(number | string)[]} */ winners, seats = ['human', 'bianca:mild'], changes = {}) => ({
  over: true,
  rehearsal: false,
  record: { game: 'draughts', seats },
  final: { lines, winners, tieBreak: null },
  ...changes,
});
const WON = game([line(0, { men: 7, fines: -2 }, 1), line(1, { men: 3, fines: 0 }, 2)], [0]);
const LOST = game([line(0, { men: 1, fines: -4 }, 2), line(1, { men: 6, fines: 0 }, 1)], [1]);

test('a result is the person’s own line, place and share of the victory', () => {
  const { line: mine, place, seats, won, share, outdone } = resultOf(WON);
  assert.deepEqual([mine.total, place, seats, won, share, outdone], [5, 1, 2, true, 1, false]);
  assert.equal(resultOf(LOST).share, 0);
});

test('the person may sit anywhere', () => {
  const other = game([line(0, { men: 9 }, 1), line(1, { men: 2 }, 2)], [0], ['bianca:mild', 'human']);
  assert.deepEqual([resultOf(other).place, resultOf(other).won], [2, false]);
});

test('a shared victory is shared', () => {
  const shared = game([line(0, { men: 3 }, 1), line(1, { men: 3 }, 1)], [0, 1]);
  assert.deepEqual([resultOf(shared).won, resultOf(shared).share], [true, 0.5]);
});

test('a house that nobody plays may win', () => {
  const outdone = game([line(0, { men: 3 }, 1), line(1, { men: 2 }, 2), line('bank', { men: 9 }, null)], ['bank']);
  assert.deepEqual([resultOf(outdone).won, resultOf(outdone).outdone, resultOf(outdone).place], [false, true, 1]);
});

test('a game that is not over has no result', () => {
  assert.equal(resultOf({ record: { game: 'draughts', seats: ['human'] }, final: null }), null);
});

test('games count that are finished, one’s own, and played without taking back', () => {
  const others = [{ rehearsal: true }, { shared: true }, { over: false, final: null }].map((changes) => ({ ...WON, ...changes }));
  assert.deepEqual(counted([WON, LOST, ...others]), [WON, LOST]);
});

test('wins stand by seats and level against a fair share', () => {
  const three = ['human', 'bianca:mild', 'zelda:sharp'];
  const shared = game([line(0, { men: 3 }, 1), line(1, { men: 3 }, 1), line(2, { men: 0 }, 3)], [0, 1], three);
  assert.deepEqual(groups([WON, LOST, WON, shared]), [
    { key: '2 mild', seats: 2, level: 'mild', games: 3, wins: 2, fair: 1 / 2 },
    { key: '3 mixed', seats: 3, level: 'mixed', games: 1, wins: 0.5, fair: 1 / 3 },
  ]);
});

test('the level of a table is that of all its rivals, or mixed; a bot without a level counts by its name', () => {
  assert.equal(levelOf(['human', 'bianca:mild', 'zelda:mild']), 'mild');
  assert.equal(levelOf(['human', 'bianca:mild', 'zelda:sharp']), 'mixed');
  assert.equal(levelOf(['human', 'plain']), 'plain');
});

test('every part of the account has its average, signs and all, and so has the total', () => {
  assert.deepEqual(averages([WON, LOST]), [
    { name: 'men', mean: 4 },
    { name: 'fines', mean: -3 },
    { name: 'total', mean: 1 },
  ]);
});

test('a part that some games do not have counts as nothing there', () => {
  const more = game([line(0, { men: 2, queens: 6 }, 1), line(1, { men: 0, queens: 0 }, 2)], [0]);
  assert.deepEqual(averages([WON, more]).map((/** @type {any} */ { name, mean }) => [name, mean]), [['men', 4.5], ['fines', -1], ['queens', 3], ['total', 6.5]]);
  assert.deepEqual(averages([]), [{ name: 'total', mean: 0 }]);
});

test('points are written with a true minus, and with a plus where the sign matters', () => {
  assert.deepEqual([3, 0, -2].map(signed), ['+3', '0', '−2']);
  assert.deepEqual([3, 0, -2].map(minus), ['3', '0', '−2']);
});
