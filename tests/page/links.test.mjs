// Links hold a deal or a whole game: what was put in comes out, and whatever was damaged is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSum } from '../../web/js/shell/check-sum.js';
import { newDevice, newTab, SITE } from './device.mjs';
import { withMoves } from './games.mjs';

newDevice();
const { BadLink, dealLink, decode, encode, replayLink } = await newTab()('play/links.js');

const RECORD = withMoves(['1', '2'], { first: 1, options: { board: 'large', pace: 'slow' }, seats: ['human', 'bianca:mild', 'zelda:sharp'] });
/** Moves of every kind that games have written so far. */
const MOVES = ['blue-rook-4@d3!left-turn', '>e5', '*c3', 'f4^', '3$$b', '2', 'x-dark-4', 'keep', 'a1=Q+', '%41', '~_.', 'é', '王→龍', '🂡', 'x'.repeat(60), '龍'.repeat(60)];

/** The same numbers at every run. */
function luckOf(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const sealed = (/** @type {string[]} */ fields) => `${fields.join('~')}~${checkSum(fields.join('~'))}`;
/** A link with one of its fields replaced, and its check sum made right again. */
function forged(/** @type {number} */ place, /** @type {string} */ text) {
  const fields = encode(RECORD, null).split('~').slice(0, -1);
  fields[place] = text;
  return sealed(fields);
}

const FIELDS = ['version', 'game', 'rules', 'seed', 'first', 'seats', 'options', 'deck', 'moves', 'at'];
const place = (/** @type {string} */ field) => FIELDS.indexOf(field);
const refused = (/** @type {unknown} */ link, why = String(link)) => assert.throws(() => decode(link), BadLink, why);

test('a record survives its link, whatever its moves are', () => {
  for (const moves of [[], ...MOVES.map((move) => [move]), MOVES]) {
    assert.deepEqual(decode(encode({ ...RECORD, moves }, null)), { record: { ...RECORD, moves }, at: null });
  }
});

test('two hundred records of drawn moves survive their links', () => {
  const luck = luckOf(11);
  for (let number = 0; number < 200; number += 1) {
    const sign = () => String.fromCodePoint(luck(10) ? 33 + luck(94) : 0xa1 + luck(0x2000));
    const move = () => Array.from({ length: 1 + luck(13) }, sign).join('');
    const record = { ...RECORD, moves: Array.from({ length: luck(60) }, move) };
    assert.deepEqual(decode(encode(record, null)).record, record);
  }
});

test('a deck of one’s own travels along, accents and all', () => {
  const deck = { name: 'Casa d’Oro – ü', cards: { red: ['2F', '3M'] } };
  assert.deepEqual(decode(encode({ ...RECORD, deck }, null)).record.deck, deck);
});

test('a game without options travels too', () => {
  assert.deepEqual(decode(encode({ ...RECORD, options: {} }, null)).record.options, {});
});

test('a link is made of letters that every chat leaves alone', () => {
  assert.match(encode({ ...RECORD, moves: MOVES }, 3), /^[A-Za-z0-9._~-]+$/);
});

test('a moment is a move of the game, or its end', () => {
  assert.equal(decode(encode(RECORD, 1)).at, 1);
  assert.equal(decode(encode(RECORD, 2)).at, 2);
  assert.equal(decode(encode(RECORD, 99)).at, 2);
});

test('a deal’s address names its game and holds no move', () => {
  const link = dealLink(RECORD);
  assert.ok(link.startsWith(`${SITE}#draughts/deal/2~draughts~`), link);
  assert.deepEqual(decode(link.split('/').at(-1)).record.moves, []);
});

test('a replay’s address names its game and may name a moment', () => {
  assert.ok(replayLink(RECORD).startsWith(`${SITE}#draughts/replay/`));
  assert.equal(decode(replayLink(RECORD).split('/').at(-1)).at, null);
  assert.equal(decode(replayLink(RECORD, 1).split('/').at(-1)).at, 1);
});

test('a link of the first version opens as it did', () => {
  const fields = ['1', 'draughts', '1', 'k3x9', '0', 'human_bianca.mild', 'board.small', '', '3..b_2_u1_x-dark-4', '2'];
  const { record, at } = decode(sealed(fields));
  assert.deepEqual(record.moves, ['3$$b', '2', 'u1', 'x-dark-4']);
  assert.deepEqual(record.seats, ['human', 'bianca:mild']);
  assert.equal(at, 2);
});

test('a link of a version to come is refused', () => refused(forged(place('version'), '3')));

test('a link that was cut anywhere is refused', () => {
  const link = encode(RECORD, 1);
  for (let length = 0; length < link.length; length += 1) refused(link.slice(0, length));
});

test('a link with any letter changed, lost, doubled or swapped is refused', () => {
  const link = encode(RECORD, 1);
  for (let index = 0; index < link.length; index += 1) {
    const before = link.slice(0, index);
    const after = link.slice(index + 1);
    const letter = link.charAt(index);
    const damages = [before + after, before + letter + letter + after, `${before}${letter === 'a' ? 'b' : 'a'}${after}`];
    if (after && after.charAt(0) !== letter) damages.push(before + after.charAt(0) + letter + after.slice(1));
    for (const damaged of damages) if (damaged !== link) refused(damaged);
  }
});

test('a right check sum does not make a link good: every field is looked at', () => {
  const odd = {
    game: ['', 'Draughts', '<img>', 'x'.repeat(41)],
    rules: ['', '-1', '1e3', '99999', 'one'],
    seed: ['', 'a b', '%3C', 'x'.repeat(41)],
    first: ['', '-1', '1.5'],
    seats: ['', '<img>', 'a.b.c.d', 'HUMAN', Array.from({ length: 11 }, () => 'human').join('_')],
    options: ['board', 'board.small.large', '__proto__.x', '.', 'board.', 'Board.small'],
    deck: ['!', 'e', 'W10', 'bnVsbA', 'MQ', 'A'.repeat(4001)],
    moves: ['_', '1_', 'a b', '.', '.4', '.zz', '.c3', 'x'.repeat(241), Array.from({ length: 1001 }, () => '1').join('_')],
    at: ['-1', 'x', '1.5', '12345'],
  };
  for (const [field, texts] of Object.entries(odd)) {
    for (const text of texts) refused(forged(place(field), text), `${field} ${text}`);
  }
});

test('a link with too few or too many fields is refused', () => {
  const fields = encode(RECORD, null).split('~').slice(0, -1);
  refused(sealed(fields.slice(0, -1)));
  refused(sealed([...fields, '']));
});

test('what is no text, or too long to be ours, is refused unread', () => {
  for (const odd of [undefined, null, 7, {}, 'A'.repeat(30_000), '']) refused(odd);
});

test('five hundred hostile links are refused and change nothing', () => {
  const luck = luckOf(16);
  const good = encode(RECORD, null);
  const letters = 'abcXYZ019~_.$%&<>"\'#/\\ é中-';
  const payloads = ['<img src=x onerror=harm()>', '${harm()}', '__proto__', 'constructor', '\0\u202e\ud83c', '../../etc/passwd', '%3Cscript%3E', '9'.repeat(400), ''];
  const hostile = (/** @type {number} */ number) => {
    const at = luck(good.length);
    const payload = payloads[luck(payloads.length)] ?? '';
    const fields = good.split('~');
    fields[luck(fields.length)] = payload;
    const random = Array.from({ length: luck(200) }, () => letters.charAt(luck(letters.length))).join('');
    return [good.slice(0, at), good.slice(0, at) + letters.charAt(luck(letters.length)) + good.slice(at + 1), good.slice(0, at) + payload + good.slice(at), fields.join('~'), random][number % 5];
  };
  for (let number = 0; number < 500; number += 1) {
    const link = hostile(number);
    if (link !== good) refused(link);
  }
  assert.equal(/** @type {any} */ ({}).harm, undefined);
});
