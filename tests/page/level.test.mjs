// How strong rivals should be: two victories more than last places make a level.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';

newDevice();
const tab = newTab();
const { progress } = await tab('play/level.js');
const GAME = { id: 'draughts', levels: ['mild', 'keen', 'sharp'] };

/** A finished game of three in which the person, on the first seat, came in at a place. */
function ended(/** @type {number} */ place, changes = {}) {
  const lines = [{ seat: 0, place, parts: [], total: 0 }];
  const record = { game: 'draughts', seats: ['human', 'bianca:mild', 'petra:mild'] };
  return { over: true, rehearsal: false, created: 1, record, final: { lines, winners: place === 1 ? [0] : [1] }, ...changes };
}

test('a newcomer begins at the gentlest', () => {
  assert.equal(progress([], GAME), 0);
});

test('victories count up, last places down, and nobody falls below the start', () => {
  assert.equal(progress([ended(1), ended(1), ended(2)], GAME), 2);
  assert.equal(progress([ended(3), ended(3), ended(1)], GAME), 1);
});

test('games count in the order in which they were begun', () => {
  assert.equal(progress([ended(1, { created: 2 }), ended(3, { created: 1 })], GAME), 1);
  assert.equal(progress([ended(1, { created: 1 }), ended(3, { created: 2 })], GAME), 0);
});

test('there is nothing above the strongest', () => {
  assert.equal(progress(Array.from({ length: 9 }, () => ended(1)), GAME), 4);
});

test('rehearsals, games of others and other games say nothing', () => {
  const others = { record: { ...ended(1).record, game: 'dominoes' } };
  assert.equal(progress([ended(1, { rehearsal: true }), ended(1, { over: false }), ended(1, { shared: true }), ended(1, others)], GAME), 0);
});
