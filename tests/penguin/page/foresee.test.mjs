// What the page foresees is what the engine then says.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { brings, dotsAt, foresee, near } from '../../../web/games/penguin/foresee.js';

const read = async (/** @type {string} */ path) => JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8'));
const { plans: FACTS, newcomers: NEWCOMERS } = await read('foresight.json');
const { penguins, entertainers } = await read('../../../src/turandot/games/penguin/deck.json');
const DECK = Object.fromEntries([
  ...penguins.map((/** @type {any} */ card) => [card.id, { ...card, kind: 'penguin' }]),
  ...entertainers.map((/** @type {any} */ card) => [card.id, { ...card, kind: 'entertainer' }]),
]);
const TOKEN = /^([a-g][1-9])?>([a-g][1-9])$/;

/** @param {string} move */
function tokenOf(move) {
  const [, from, to = ''] = TOKEN.exec(move) ?? [];
  return to ? { from: from ?? null, to } : null;
}

test('shows that a placement would start are those that begin, with their points and who takes the card', () => {
  for (const { before, laid, begins } of FACTS) assert.deepEqual(foresee(before, DECK, laid, null), begins);
});

test('what each penguin would bring is what it brings', () => {
  for (const { before, after, laid, brings: told } of FACTS) {
    assert.deepEqual(brings(before, laid), told);
    assert.deepEqual(brings(after, null), told);
  }
});

test('a token planned with the placement, or moved after it, changes points and cards as the engine says', () => {
  for (const { before, after, laid, tokens } of FACTS) {
    for (const { move, points, awards } of tokens) {
      for (const shows of [foresee(before, DECK, laid, tokenOf(move)), foresee(after, DECK, null, tokenOf(move))]) {
        assert.deepEqual(shows[0]?.points.map((_, seat) => shows.reduce((sum, show) => sum + (show.points[seat] ?? 0), 0)), points, move);
        assert.deepEqual(shows.map((show) => show.award), awards, move);
      }
    }
  }
});

test('the dots of a new entertainer are where they will be', () => {
  for (const { view, act } of NEWCOMERS) assert.deepEqual(dotsAt(view, act.cell, act.turned), act.dots);
  assert.deepEqual(dotsAt(/** @type {any} */ ({ entrances: [] }), 'd3', false), []);
});

test('the ice ends where it ends', () => {
  assert.equal(near('a1', -1, 0, 7), null);
  assert.equal(near('g7', 0, 1, 7), null);
  assert.equal(near('d4', 1, -1, 7), 'e3');
});
