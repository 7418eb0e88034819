// Notes of a first game: each once, at its moment, and in sight for as long as that is on show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';

/** @type {[string, (view: {phase: string, toAct: number|null}) => boolean][]} */
const NOTES = [['fell', ({ phase }) => phase === 'fallen'], ['begin', ({ toAct }) => toAct === 0]];
const TABLE = { record: { game: 'draughts', seed: 'k3x9' }, rehearsal: false };
const view = (/** @type {string} */ phase, /** @type {number|null} */ toAct, round = 1) => ({ round, phase, toAct });

/** Somebody who has never played. */
async function newcomer() {
  newDevice();
  const { closeNote, noteFor } = await newTab()('play/notes.js');
  return { closeNote, note: (/** @type {object} */ shown, table = TABLE) => noteFor(table, shown, { notes: NOTES }) };
}

test('a note stays while its moment lasts, and does not come back', async () => {
  const { note } = await newcomer();
  assert.equal(note(view('moving', 0)), 'begin');
  assert.equal(note(view('moving', 0)), 'begin');
  assert.equal(note(view('moving', 1)), null);
  assert.equal(note(view('moving', 0)), null);
});

test('what has just happened is told until somebody has to act, in every picture of it', async () => {
  const { note } = await newcomer();
  assert.equal(note(view('fallen', null)), 'fell');
  assert.equal(note(view('removed', null)), 'fell');
  assert.equal(note(view('moving', 1)), null);
  assert.equal(note(view('removed', null)), null);
});

test('a note for somebody who acts is gone when they have acted', async () => {
  const { note } = await newcomer();
  assert.equal(note(view('moving', 0)), 'begin');
  assert.equal(note(view('removed', null)), null);
});

test('a note that was put away stays away', async () => {
  const { closeNote, note } = await newcomer();
  assert.equal(note(view('fallen', null)), 'fell');
  closeNote();
  assert.equal(note(view('fallen', null)), null);
  assert.equal(note(view('removed', null)), null);
});

test('a rehearsal has no notes', async () => {
  const { note } = await newcomer();
  assert.equal(note(view('moving', 0), { ...TABLE, rehearsal: true }), null);
});
