// Saves of other versions, of odd clocks and of damaged decks: none of them keeps anybody from playing, none is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf, withMoves } from './games.mjs';

const saves = () => newTab()('play/saves.js');

test('a game with a rival whom this version lacks is kept and listed, but Play does not resume it', async () => {
  const room = newDevice();
  room.put('game/g', saveOf('g', ['a'], { record: withMoves(['a'], { seats: ['human', 'dora:mild'] }), saved: 9e12 }));
  room.put('game/h', saveOf('h', ['a']));
  const { canGoOn, listGames, loadGame, unfinishedGame } = await saves();
  assert.equal(unfinishedGame('draughts').id, 'h');
  assert.equal(listGames().length, 2);
  assert.equal(canGoOn(loadGame('g').record), false);
  assert.equal(canGoOn(loadGame('h').record), true);
});
