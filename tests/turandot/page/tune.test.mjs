// The closing phrase, note by note.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingPhrase } from '../../../web/games/turandot/tune.js';

const near = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ by) => assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);
const notes = closingPhrase();
const louds = [...new Set(notes.map(({ loud }) => loud))].sort((a, b) => b - a);

test('the tenor ends on the A above middle C', () => {
  const tenor = notes.filter(({ loud }) => loud === louds[0]);
  near(tenor.at(-1)?.pitch ?? 0, 440, 0.001);
  near(tenor.at(-2)?.pitch ?? 0, 493.88, 0.01);
  assert.ok(Math.max(...notes.map(({ at, lasts }) => at + lasts)) < 15);
});

// The violins' part as degrees of D major, with lengths in crotchets: as in the score, the second bar has but two.
const TUNE = 'r.5 1.5 2.5 3.5 2.5 1.5 2.75 7.25 6:2 r.5 2.5 3.5 4.5 3.5 2.5 3.75 1.25 7:1 1:1 2:1 3.5 4.5 5:4';
/** @type {Record<number, string>} */
const DEGREES = { 2: '1', 4: '2', 6: '3', 7: '4', 9: '5', 11: '6', 1: '7' };

test('the violins answer with the great tune', () => {
  const violins = notes.filter(({ loud }) => loud === louds[1]);
  const written = TUNE.split(' ').filter((mark) => !mark.startsWith('r'));
  const played = violins.map(({ pitch }) => DEGREES[(Math.round(12 * Math.log2(pitch / 440) + 9) + 120) % 12]);
  assert.deepEqual(played, written.map(([degree]) => degree));
  const beat = (violins.at(-1)?.lasts ?? 0) / 4;
  for (const [place, mark] of written.entries()) near((violins[place]?.lasts ?? 0) / beat, Number(mark.slice(1).replace(':', '')), 0.001);
});
