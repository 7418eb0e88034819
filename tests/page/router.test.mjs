// Addresses: a screen of the house, a screen of a game, and those from before there were several games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDevice, newTab } from './device.mjs';

newDevice();
const { arrive, placeOf, to } = await newTab()('shell/router.js');
const at = (/** @type {string} */ game, /** @type {string} */ screen, path = '') => ({ game, screen, path, strange: null });
const lost = (/** @type {string} */ game, /** @type {string} */ strange) => ({ game, screen: 'home', path: '', strange });

test('no address is Home, of no game in particular', () => {
  assert.deepEqual(placeOf(''), at('', 'home'));
  assert.deepEqual(placeOf('#'), at('', 'home'));
});

test('a screen of the house belongs to no game', () => {
  assert.deepEqual(placeOf('#settings'), at('', 'settings'));
  assert.deepEqual(placeOf('#about'), at('', 'about'));
});

test('a game is named before its screen', () => {
  assert.deepEqual(placeOf('#draughts/rules/R7'), at('draughts', 'rules', 'R7'));
  assert.deepEqual(placeOf('#dominoes/table/k3x9'), at('dominoes', 'table', 'k3x9'));
  assert.deepEqual(placeOf('#dominoes/review/k3x9/7'), at('dominoes', 'review', 'k3x9/7'));
});

test('the name of a game alone is its Home', () => {
  assert.deepEqual(placeOf('#dominoes'), at('dominoes', 'home'));
  assert.deepEqual(placeOf('#dominoes/home'), at('dominoes', 'home'));
});

test('an address from before there were several games belongs to the elder one', () => {
  assert.deepEqual(placeOf('#rules/R7'), at('draughts', 'rules', 'R7'));
  assert.deepEqual(placeOf('#table/k3x9'), at('draughts', 'table', 'k3x9'));
  assert.deepEqual(placeOf('#play'), at('draughts', 'play'));
  assert.deepEqual(placeOf('#home'), at('', 'home'));
});

test('a game that is not in the house is said to be none, and no other game is opened for it', () => {
  assert.deepEqual(placeOf('#chess/play'), lost('', 'game'));
  assert.deepEqual(placeOf('#chess/deal/2~chess'), lost('', 'game'));
});

test('a screen that a game does not have leads to its Home', () => {
  assert.deepEqual(placeOf('#dominoes/rules'), lost('dominoes', 'address'));
  assert.deepEqual(placeOf('#dominoes/nowhere'), lost('dominoes', 'address'));
  assert.deepEqual(placeOf('#dominoes/settings'), lost('dominoes', 'address'));
});

test('whatever else stands there leads Home', () => {
  const odd = ['#nowhere', '#chess', '#<img src=x>', '#settings%', `#${'x'.repeat(30_000)}`, '#__proto__', '#constructor', '#Settings', '#/home', '#%E0%A4%A'];
  for (const hash of odd) assert.deepEqual(placeOf(hash), lost('', 'address'), hash);
});

test('what follows the screen is decoded, and taken as it is where it cannot be', () => {
  assert.equal(placeOf('#draughts/table/a%2Fb%20c').path, 'a/b c');
  assert.equal(placeOf('#draughts/table/%E0%A4%A').path, '%E0%A4%A');
});

test('every address that is made is understood', () => {
  for (const game of ['draughts', 'dominoes']) {
    for (const [screen, path] of [['home', ''], ['play', ''], ['table', 'k3x9'], ['review', 'k3x9/12'], ['deal', 'a~b c&d'], ['daily', '2026-11-16']]) {
      assert.deepEqual(placeOf(to(screen, path, game)), at(game, String(screen), path), `${screen} of ${game}`);
    }
  }
  assert.deepEqual(placeOf(to('settings')), at('', 'settings'));
  assert.equal(to('settings', '', 'dominoes'), '#settings');
});

test('an address that names no game means the one on show, which a later visit remembers', async () => {
  assert.equal(to('past'), '#dominoes/past', 'the first of the house, before anybody chose');
  arrive(placeOf('#draughts/rules'));
  assert.equal(to('past'), '#draughts/past');
  arrive(placeOf('#settings'));
  assert.equal(to('past'), '#draughts/past', 'screens of the house speak of the same game');
  const later = await newTab()('shell/router.js');
  assert.equal(later.to('past'), '#draughts/past');
  assert.equal(later.gameOnShow().id, 'draughts');
});

test('a game on show that has left the house is forgotten', async () => {
  newDevice().put('settings', { game: 'chess' });
  assert.equal((await newTab()('shell/router.js')).gameOnShow().id, 'dominoes');
});
