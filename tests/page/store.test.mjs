// Texts by name on a device that may be full, forbidden or wiped; and what belongs to one game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';

const store = () => newTab()('shell/store.js');

test('what is written is there for the next visit', async () => {
  newDevice();
  assert.equal((await store()).writeText('a', 'one'), true);
  const { names, readText } = await store();
  assert.equal(readText('a'), 'one');
  assert.equal(readText('b'), null);
  assert.deepEqual(names(''), ['a']);
});

test('other sites on the same host keep their own', async () => {
  const room = newDevice();
  room.setItem('/other/ a', 'theirs');
  const { names, readText } = await store();
  assert.equal(readText('a'), null);
  assert.deepEqual(names(''), []);
});

test('where storing is forbidden, memory stands in for this visit and it is said', async () => {
  const room = newDevice();
  room.forbidden = true;
  const { names, onStoreTrouble, readText, removeText, storeTrouble, stored, writeText } = await store();
  /** @type {string[]} */
  const told = [];
  onStoreTrouble(() => told.push(storeTrouble()));
  assert.equal(writeText('a', 'one'), false);
  assert.equal(readText('a'), 'one');
  assert.equal(stored('a'), null);
  assert.deepEqual(names(''), ['a']);
  assert.deepEqual(told, ['blocked']);
  removeText('a');
  assert.equal(readText('a'), null);
});

test('where there is no room, memory stands in until there is, and then everything follows', async () => {
  const room = newDevice();
  const { onStoreTrouble, readText, storeTrouble, writeText } = await store();
  /** @type {(string | null)[]} */
  const told = [];
  const forget = onStoreTrouble(() => told.push(storeTrouble()));
  room.size = 40;
  assert.equal(writeText('a', 'x'.repeat(50)), false);
  assert.equal(storeTrouble(), 'full');
  assert.equal(readText('a'), 'x'.repeat(50));
  room.size = Infinity;
  assert.equal(writeText('b', 'two'), true);
  assert.deepEqual(room.names(), ['a', 'b']);
  assert.deepEqual(told, ['full', null]);
  forget();
  room.size = 0;
  writeText('c', 'three');
  assert.deepEqual(told, ['full', null]);
});

test('what had to wait in memory is not stored over what another tab wrote meanwhile', async () => {
  const room = newDevice();
  const tab = newTab();
  const { readText, writeText } = await tab('shell/store.js');
  await tab('play/saves.js');
  room.size = 30;
  writeText('game/g', 'mine'.repeat(10));
  room.size = Infinity;
  room.put('game/g', 'theirs');
  writeText('b', 'two');
  assert.equal(room.text('game/g'), 'theirs');
  assert.equal(readText('game/g'), 'theirs');
});

test('a spare text makes room for all others, and an old one never outlives its time', async () => {
  const room = newDevice();
  const { readText, writeSpare, writeText } = await store();
  writeSpare('picture', 'x'.repeat(100));
  room.size = 140;
  assert.equal(writeText('game/g', 'y'.repeat(90)), true);
  assert.equal(readText('picture'), null);
  writeSpare('picture', 'x'.repeat(100));
  assert.equal(readText('picture'), null, 'there was no room for it');
  room.size = Infinity;
  writeSpare('picture', 'old');
  room.size = 120;
  writeSpare('picture', 'x'.repeat(100));
  assert.equal(readText('picture'), null, 'an old one would be worse than none');
});

test('a device that was wiped is an empty one, and not a broken one', async () => {
  const room = newDevice();
  const { names, readText, storeTrouble, writeText } = await store();
  writeText('a', 'one');
  room.wipe();
  assert.equal(readText('a'), null);
  assert.deepEqual(names(''), []);
  assert.equal(writeText('b', 'two'), true);
  assert.equal(storeTrouble(), null);
});

test('what belongs to one game is not seen by another', async () => {
  newDevice();
  const { readOf, removeOf, writeOf } = await store();
  writeOf('dominoes', 'deck', 'theirs');
  assert.equal(readOf('dominoes', 'deck'), 'theirs');
  assert.equal(readOf('draughts', 'deck'), null);
  removeOf('draughts', 'deck');
  assert.equal(readOf('dominoes', 'deck'), 'theirs');
});

test('what was kept before there were several games is the elder one’s, until that has its own', async () => {
  const room = newDevice();
  room.put('deck', 'old');
  const { readOf, removeOf, writeOf } = await store();
  assert.equal(readOf('draughts', 'deck'), 'old');
  assert.equal(readOf('dominoes', 'deck'), null);
  writeOf('draughts', 'deck', 'new');
  assert.equal(readOf('draughts', 'deck'), 'new');
  removeOf('draughts', 'deck');
  assert.equal(readOf('draughts', 'deck'), null, 'the old one does not come back');
});

test('lists of words grow by words, also from an older list, and forgive nonsense', async () => {
  const room = newDevice();
  room.put('learn', ['one', 7, 'two']);
  room.put('dominoes/learn', '{"a": 1}');
  const { addToListOf, readListOf } = await store();
  assert.deepEqual(readListOf('draughts', 'learn'), ['one', 'two']);
  assert.deepEqual(readListOf('dominoes', 'learn'), []);
  addToListOf('draughts', 'learn', 'three');
  addToListOf('draughts', 'learn', 'one');
  assert.deepEqual(readListOf('draughts', 'learn'), ['one', 'two', 'three']);
  room.put('dominoes/learn', '[');
  assert.deepEqual(readListOf('dominoes', 'learn'), []);
});
