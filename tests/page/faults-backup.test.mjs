// Restoring a backup: what was kept is counted honestly, nothing comes twice, and nothing hostile comes in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';
import { saveOf, withMoves } from './games.mjs';
import { finalOf } from './house.mjs';

/** An engine to which every course is a game; it is over after five moves. */
const engine = {
  asked: 0,
  ask: (/** @type {any} */ { record }) => {
    engine.asked += 1;
    const over = record.moves.length >= 5;
    return Promise.resolve({ ok: true, record, view: { toAct: over ? null : 0, final: over ? finalOf([3, 1]) : null } });
  },
};

const backup = (/** @type {unknown[]} */ games, more = {}) => JSON.stringify({ kind: 'parlour-backup', format: 2, games, ...more });

/** Restores in a new tab of the device. */
async function restored(/** @type {string} */ text, withSettings = false) {
  const { restore } = await newTab()('shell/backup.js');
  return restore(text, engine, { withSettings });
}

const many = Array.from({ length: 20 }, (_, index) => saveOf(`g${index}`, ['a']));

test('what had no room is counted as not kept, is not there, and comes when there is room', async () => {
  const room = newDevice();
  room.size = 7.5 * JSON.stringify(many[0]).length;
  const first = await restored(backup(many));
  assert.deepEqual([first.added, first.known, first.unkept], [7, 0, 13]);
  const { listGames } = await newTab()('play/saves.js');
  assert.equal(listGames().length, 7);
  room.size = Infinity;
  const second = await restored(backup(many));
  assert.deepEqual([second.added, second.known, second.unkept], [13, 7, 0]);
});

test('a longer course that has no room leaves the shorter one as it was', async () => {
  const room = newDevice();
  room.put('game/g', saveOf('g', ['a']));
  room.fill();
  const { longer, unkept } = await restored(backup([saveOf('g', ['a', 'b', 'c'])]));
  assert.deepEqual([longer, unkept], [0, 1]);
  assert.deepEqual(room.moves('g'), ['a']);
});

test('settings and decks come before games, and it is said when there was no room for them', async () => {
  const room = newDevice();
  const deck = JSON.stringify({ name: 'Mine', men: 'x'.repeat(300) });
  const given = backup(many, { settings: { pace: 'brisk' }, texts: { 'draughts/deck': deck } });
  room.size = 900;
  assert.equal((await restored(given, true)).rest, true);
  assert.equal(room.text('draughts/deck'), deck);
  room.wipe();
  room.size = 100;
  assert.equal((await restored(given, true)).rest, false);
  assert.equal(room.text('draughts/deck'), null);
  const { currentDeck } = await newTab()('play/decks.js');
  assert.equal(currentDeck({ id: 'draughts' }), 'house');
});

test('a deck that could not be stored is in use only for now', async () => {
  const room = newDevice();
  const { currentDeck, deckIsKept, keepDeck } = await newTab()('play/decks.js');
  room.fill();
  assert.equal(keepDeck({ id: 'draughts' }, { name: 'Mine' }), false);
  assert.deepEqual(currentDeck({ id: 'draughts' }), { name: 'Mine' });
  assert.equal(deckIsKept({ id: 'draughts' }), false);
  room.size = Infinity;
  assert.equal(keepDeck({ id: 'draughts' }, { name: 'Mine' }), true);
  assert.equal(deckIsKept({ id: 'draughts' }), true);
});

test('restoring the same backup again and again adds nothing, also where it holds another course of a game here', async () => {
  const room = newDevice();
  room.put('game/g', saveOf('g', ['a', 'b']));
  const given = backup([saveOf('g', ['a', 'c']), saveOf('h', ['a'])]);
  assert.equal((await restored(given)).added, 2);
  const names = room.names();
  assert.equal(names.length, 3);
  for (let times = 1; times <= 3; times += 1) {
    const { added, known } = await restored(given);
    assert.deepEqual([added, known], [0, 2]);
    assert.deepEqual(room.names(), names);
  }
});

test('a course that was restored beside another and played on differently is restored once more, and then no more', async () => {
  const room = newDevice();
  room.put('game/g', saveOf('g', ['a', 'b']));
  const given = backup([saveOf('g', ['a', 'c'])]);
  await restored(given);
  const [beside = ''] = room.names().filter((name) => name !== 'game/g');
  const kept = JSON.parse(room.text(beside) ?? '');
  room.put(beside, { ...kept, record: withMoves(['d']) });
  assert.equal((await restored(given)).added, 1);
  assert.equal((await restored(given)).known, 1);
  assert.equal(room.names().length, 3);
});

test('what could not be read where a backup was made comes along, once, and as a game if it can be read here', async () => {
  const room = newDevice();
  const asides = [
    { name: 'torn 2026-11-16', text: '{"format": 2, "id": "torn"' },
    { name: 'fine', text: JSON.stringify(saveOf('fine', ['a'])) },
    { name: '../odd', text: 'x' },
    { name: 'long', text: 'x'.repeat(200_000) },
  ];
  const { added, refused, rest } = await restored(backup([], { asides }));
  assert.deepEqual([added, refused, rest], [1, 0, true]);
  await restored(backup([], { asides }));
  assert.equal(room.names().length, 2);
  const { listAsides, loadGame } = await newTab()('play/saves.js');
  assert.deepEqual(listAsides().map((/** @type {any} */ { text }) => text), [asides[0]?.text]);
  assert.deepEqual(loadGame('fine').record.moves, ['a']);
});

test('of the decisions in a backup only those are kept that the record can have', async () => {
  const room = newDevice();
  const odd = [...Array.from({ length: 100_000 }, () => 0), 7, -1, 2, 1, 2];
  await restored(backup([saveOf('g', ['a', 'b', 'c'], { decisions: odd })]));
  assert.deepEqual(JSON.parse(room.text('game/g') ?? '').decisions, [0, 1, 2]);
});

test('settings in a backup are kept only as far as they are settings', async () => {
  const room = newDevice();
  const huge = 'x'.repeat(5_000_000);
  const setups = { draughts: { seats: 3, rivals: huge }, dominoes: { seats: 2 }, chess: { seats: 2 } };
  const deep = `{"setups":{"draughts":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`; // deeper than a browser writes
  for (const given of [JSON.stringify({ setup: huge, game: huge, [huge]: 1 }), deep, JSON.stringify({ setups, pace: 'brisk' })]) {
    await restored(`{"kind":"parlour-backup","format":2,"games":[],"settings":${given}}`, true);
    assert.ok((room.text('settings') ?? '').length < 1000);
  }
  const { setups: kept, pace, game, visited } = JSON.parse(room.text('settings') ?? '');
  assert.deepEqual(kept, { dominoes: { seats: 2 } });
  assert.deepEqual([pace, game, visited], ['brisk', '', true]);
});

test('a table set up with a first seat that does not exist is dealt all the same', async () => {
  newDevice();
  const { usualSetup } = await newTab()('play/players.js');
  const { gameOf } = await newTab()('games.js');
  for (const first of [-1, 3, 0.5, '0', null]) assert.equal(usualSetup(gameOf('draughts'), { seats: 3, first }).first, 'draw');
  assert.equal(usualSetup(gameOf('draughts'), { seats: 3, first: 2 }).first, 2);
});
