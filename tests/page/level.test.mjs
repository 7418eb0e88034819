// How strong the rivals are: gentle at first, rising with results, and for every game apart.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf } from './games.mjs';
import { finalOf } from './house.mjs';

const WON = finalOf([3, 1]);
const LOST = finalOf([1, 3]);

/** Levels of two rivals on a device on which these games were played, one after another. */
async function levels(/** @type {any[]} */ games, chosen = {}, played = 'draughts') {
  const room = newDevice();
  room.put('settings', { levels: chosen });
  games.forEach((changes, index) => room.put(`game/g${index}`, saveOf(`g${index}`, ['a'], { over: true, created: index + 1, ...changes })));
  const tab = newTab();
  const [{ fittingLevels }, { gameOf }] = await Promise.all([tab('play/level.js'), tab('games.js')]);
  return fittingLevels(gameOf(played), 2);
}

const won = { final: WON };
const lost = { final: LOST };

test('who has played nothing meets the gentlest', async () => {
  assert.deepEqual(await levels([]), ['mild', 'mild']);
});

test('after a victory one rival is stronger, after two all are', async () => {
  assert.deepEqual(await levels([won]), ['fair', 'mild']);
  assert.deepEqual(await levels([won, won]), ['fair', 'fair']);
});

test('coming last takes a step back, but never below the gentlest', async () => {
  assert.deepEqual(await levels([won, won, lost]), ['fair', 'mild']);
  assert.deepEqual(await levels([lost, lost, lost, won]), ['fair', 'mild']);
});

test('nobody is stronger than the strongest', async () => {
  assert.deepEqual(await levels([won, won, won, won, won, won, lost]), ['sharp', 'fair']);
});

test('games that were taken back, came from a link, are not over, or are of another kind say nothing', async () => {
  const theirs = { ...won, record: { ...saveOf('x').record, game: 'dominoes' } };
  const others = [{ ...won, rehearsal: true }, { ...won, shared: true }, { over: false }, theirs];
  assert.deepEqual(await levels(others), ['mild', 'mild']);
});

test('a level that was chosen once for a game is that of all its rivals, and of no other game', async () => {
  assert.deepEqual(await levels([won], { draughts: 'sharp' }), ['sharp', 'sharp']);
  assert.deepEqual(await levels([won], { dominoes: 'only', draughts: 'dreadful' }), ['fair', 'mild']);
  assert.deepEqual(await levels([], { draughts: 'sharp' }, 'dominoes'), ['only', 'only']);
});
