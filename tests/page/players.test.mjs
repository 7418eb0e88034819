// Who sits where: seats from a set-up, tables we know, seeds that people type.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';

newDevice();
const tab = newTab();
const { isKnownTable, newSeed, playersOf, seatsOf, tidySeed, usualSetup, viewerOf } = await tab('play/players.js');
const { gameOf } = await tab('games.js');
const game = gameOf('draughts');
const SURPRISE = { id: 'surprise', level: 'surprise' };
/** Whom nobody has chosen, as well as the person plays. */
const USUAL = { id: 'surprise', level: 'fitting' };
const FITTING = ['mild', 'fair', 'fair', 'sharp'];

test('the person’s seat is found wherever it is', () => {
  assert.equal(viewerOf({ seats: ['human', 'bianca:mild'] }), 0);
  assert.equal(viewerOf({ seats: ['bianca:mild', 'human'] }), 1);
  assert.equal(viewerOf({ seats: ['bianca:mild', 'zelda:sharp'] }), 0, 'a game without a person is seen from the first seat');
});

test('players have a seat, a name and a level', () => {
  const [you, rival, plain] = playersOf({ seats: ['human', 'bianca:mild', 'plain'] });
  assert.deepEqual([you.human, you.id, you.level], [true, 'you', null]);
  assert.deepEqual([rival.seat, rival.human, rival.id, rival.level, rival.name], [1, false, 'bianca', 'mild', 'Bianca']);
  assert.deepEqual([plain.id, plain.level, plain.name], ['plain', null, 'Plain']);
});

test('a table is known that has one person and rivals of that game at its levels', () => {
  assert.ok(isKnownTable(['human', 'bianca:mild', 'zelda:sharp'], game));
  assert.ok(isKnownTable(['bianca:mild', 'human'], game));
  for (const seats of [['human', 'plain'], ['human', 'human'], ['bianca:mild', 'zelda:sharp'], ['human', 'bianca:only'], ['human', '<img>:mild'], []]) {
    assert.ok(!isKnownTable(seats, game), seats.join());
  }
  assert.ok(isKnownTable(['human', 'bianca:only'], gameOf('dominoes')), 'who is known, every game says for itself');
});

test('surprises are drawn, and nobody sits down twice while others are free', () => {
  for (const random of [() => 0, () => 0.5, () => 0.999]) {
    const seats = seatsOf({ seats: 5, rivals: [{ id: 'zelda', level: 'mild' }, SURPRISE, USUAL, USUAL] }, game, random, FITTING);
    assert.equal(seats[0], 'human');
    assert.equal(seats[1], 'zelda:mild');
    assert.deepEqual(seats.slice(3).map((/** @type {string} */ seat) => seat.split(':')[1]), FITTING.slice(2), 'a level that fits is that of its seat');
    assert.equal(new Set(seats.map((/** @type {string} */ seat) => seat.split(':')[0])).size, 5);
    assert.ok(seats.slice(1).every((/** @type {string} */ seat) => game.levels.includes(seat.split(':')[1] ?? '')));
  }
});

test('where there are more seats than rivals, somebody comes twice', () => {
  const few = { ...game, rivals: ['bianca'] };
  assert.deepEqual(seatsOf({ seats: 3, rivals: [SURPRISE, SURPRISE] }, few, () => 0, FITTING), ['human', 'bianca:mild', 'bianca:mild']);
});

test('a table nobody has set up is for four, or as many as can play, with whoever comes, as well as one plays, and the usual rules', () => {
  const { seats, rivals, options, first, seed } = usualSetup(game);
  assert.deepEqual([seats, options, first, seed], [4, { board: 'small', pace: 'slow' }, 'draw', '']);
  assert.deepEqual(rivals, [USUAL, USUAL, USUAL, USUAL]);
  assert.equal(usualSetup(gameOf('dominoes')).seats, 2);
});

test('a table that was set up before comes again as far as it still makes sense', () => {
  const last = { seats: 3, rivals: [{ id: 'petra', level: 'sharp' }, { id: 'ghost', level: 'dreadful' }], options: { board: 'large', pace: 'never' }, first: 2 };
  const setup = usualSetup(game, last);
  assert.deepEqual(setup.rivals.slice(0, 2), [{ id: 'petra', level: 'sharp' }, USUAL]);
  assert.deepEqual([setup.seats, setup.options, setup.first], [3, { board: 'large', pace: 'slow' }, 2]);
  for (const odd of [{ seats: 99, rivals: 'all', first: 7 }, [], 'table', 7, { rivals: [null], options: null }]) {
    assert.deepEqual(usualSetup(game, odd), usualSetup(game), JSON.stringify(odd));
  }
});

test('a new seed is short, and easy to read aloud', () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  for (const seed of seeds) assert.match(seed, /^[abcdefghjkmnpqrstuvwxyz23456789]{6}$/);
  assert.ok(new Set(seeds).size > 40);
});

test('what people type as a seed becomes one', () => {
  const typed = { 'Our déal!': 'Our-deal', '  ': '', 'a  b': 'a-b', '--x--': 'x', 'ÄÖÜ': 'AOU', '王': '', [`${'x'.repeat(60)}`]: 'x'.repeat(40) };
  for (const [text, seed] of Object.entries(typed)) assert.equal(tidySeed(text), seed, text);
});
