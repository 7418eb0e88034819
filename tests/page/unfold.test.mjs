// A table that is drawn in parts: one after another, out of sight, and none for somebody who has left.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turn } from '../../web/js/shell/breath.js';
import { beginning, unfold } from '../../web/js/play/unfold.js';

/** A table that notes what is done to it. */
function table(up = 1) {
  /** @type {string[]} */
  const done = [];
  const dataset = /** @type {Record<string, string>} */ ({});
  const sight = () => ('unfolding' in dataset ? 'hidden' : 'seen');
  const firstElementChild = { getBoundingClientRect: () => done.push(`laid out, ${sight()}`) };
  const root = /** @type {HTMLElement} */ (/** @type {unknown} */ ({ dataset, firstElementChild }));
  const one = { root, up, draw: () => done.push(`${one.up} drawn`) };
  return { one, done, sight };
}

test('every part is drawn and laid out by itself, and all are seen at the end', async () => {
  const { one, done, sight } = table();
  const whole = unfold(one, 3);
  assert.deepEqual([done, sight()], [[], 'hidden']);
  await whole;
  assert.deepEqual(done, ['2 drawn', 'laid out, hidden', '3 drawn', 'laid out, hidden', 'laid out, seen']);
  assert.equal(sight(), 'seen');
});

test('between two parts others have their turn', async () => {
  const { one, done } = table();
  const whole = unfold(one, 4);
  await turn();
  await turn();
  assert.ok(done.length < 6, `${done}`);
  await whole;
});

test('nothing is drawn for somebody who has left', async () => {
  const { one, done } = table();
  const whole = unfold(one, 5);
  await turn();
  const before = [...done];
  one.up = Infinity;
  await whole;
  assert.deepEqual(done, before);
});

test('a table that is whole stays as it is', async () => {
  const { one, done, sight } = table(Infinity);
  await unfold(one, 5);
  assert.deepEqual([done, sight()], [[], 'seen']);
});

test('a table comes in parts while Python starts on a phone, unless the game is over; elsewhere at once', () => {
  let coarse = true;
  globalThis.matchMedia = /** @type {any} */ (() => ({ matches: coarse }));
  const up = (/** @type {boolean} */ starting, /** @type {unknown} */ final) => beginning(/** @type {any} */ ({ starting, view: { final } }));
  assert.deepEqual([up(true, null), up(true, { lines: [] }), up(false, null)], [1, Infinity, Infinity]);
  coarse = false;
  assert.equal(up(true, null), Infinity);
});
