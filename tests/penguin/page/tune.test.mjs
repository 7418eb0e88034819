// What the small band plays, note by note.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lengthOf, openingBar, pitchOf, polka } from '../../../web/games/penguin/tune.js';

const near = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ by) => assert.ok(Math.abs(a - b) <= by, `${a} is not ${b}`);
const ACTIVITIES = ['juggling', 'acrobatics', 'dance', 'music'];

test('the scale is that of G major', () => {
  const scale = [196, 220, 246.94, 261.63, 293.66, 329.63, 369.99, 392];
  for (const [place, pitch] of scale.entries()) near(pitchOf(place + 1), pitch, 0.01);
  near(pitchOf(-2), 146.83, 0.01);
});

test('each act begins with a bar of its own, which nobody has to wait for', () => {
  const bars = ACTIVITIES.map(openingBar);
  assert.equal(new Set(bars.map(({ air }) => air.map(({ pitch }) => pitch).join())).size, ACTIVITIES.length);
  for (const { air, bass } of bars) {
    assert.ok(lengthOf(air) < 1.5);
    near(lengthOf(bass), lengthOf(air), 0.05);
  }
});

test('fiddle and bass come home together', () => {
  for (const { air, bass } of [...ACTIVITIES.map(openingBar), polka()]) {
    const home = [air.at(-1), bass.at(-1)].map((note) => Math.round(12 * Math.log2((note?.pitch ?? 0) / 196)) % 12);
    assert.deepEqual(home.map(Math.abs), [0, 0]);
  }
  assert.ok(lengthOf(polka().air) < 6);
});
