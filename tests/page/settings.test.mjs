// Settings: kept at once, applied at once, and never taken at their word.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';

const settings = () => newTab()('shell/settings.js');

test('a change is kept, applied to the page, and told', async () => {
  const room = newDevice();
  const { change, current, onSettings } = await settings();
  /** @type {string[]} */
  const told = [];
  const forget = onSettings((/** @type {any} */ { theme }) => told.push(theme));
  change({ theme: 'dark', text: 'large' });
  forget();
  change({ theme: 'light' });
  assert.deepEqual(told, ['dark']);
  assert.deepEqual({ ...globalThis.document.documentElement.dataset }, { theme: 'light', text: 'large', pace: 'normal' });
  assert.equal(current().text, 'large');
  assert.equal(JSON.parse(room.text('settings') ?? '').theme, 'light');
  assert.equal((await settings()).current().theme, 'light');
});

test('what another tab has changed is read again when asked', async () => {
  const room = newDevice();
  const { current, reload } = await settings();
  room.put('settings', { pace: 'brisk' });
  assert.equal(current().pace, 'normal');
  reload();
  assert.equal(current().pace, 'brisk');
});

test('what makes no sense becomes the usual, and what does stays', async () => {
  const room = newDevice();
  room.put('settings', { theme: 'plaid', effects: 'loud', music: 400, letters: 'yes', pace: 'brisk', language: {}, setups: 7, game: null });
  const kept = (await settings()).current();
  const { theme, effects, music, letters, pace, language, setups, game } = kept;
  assert.deepEqual([theme, effects, music, letters, pace, language, setups, game], ['system', 60, 60, true, 'brisk', 'system', {}, '']);
  for (const text of ['{', 'null', '[]', '"x"', '']) {
    room.put('settings', text);
    assert.equal((await settings()).current().theme, 'system', text);
  }
});

test('the one table that was set up before there were several games is the elder one’s', async () => {
  const room = newDevice();
  const table = { seats: 3, rivals: [{ id: 'petra', level: 'sharp' }] };
  room.put('settings', { setup: table, visited: true });
  assert.deepEqual((await settings()).current().setups, { draughts: table });
  room.put('settings', { setup: table, setups: { dominoes: { seats: 2 } } });
  assert.deepEqual((await settings()).current().setups, { dominoes: { seats: 2 } }, 'a newer one is not written over');
});

test('the setting of one game is not that of another', async () => {
  const room = newDevice();
  room.put('settings', { setups: { draughts: { seats: 3 } } });
  const tab = newTab();
  const { lastSetup } = await tab('play/start.js');
  const { gameOf } = await tab('games.js');
  assert.equal(lastSetup(gameOf('draughts')).seats, 3);
  assert.equal(lastSetup(gameOf('dominoes')).seats, 2);
});
