// Links that hold a deal or a whole game in the part after '#': nothing is uploaded, and nothing in a link is trusted.
// A link is short readable text: fields between '~', lists between '_', pairs between '.', a check sum at the end,
// so that a link cut short in a chat is noticed instead of opening another game. In moves, whatever is neither letter,
// digit nor hyphen is written as its bytes, each as '.' and two hexadecimal digits; links of version 1 had '.' for '$',
// their only such sign.
import { SITE } from '../engine/site.js';
import { checkSum } from '../shell/check-sum.js';
import { to } from '../shell/router.js';

/**
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {{record: GameRecord, at: number | null}} Linked  a deal has no moves; `at` is a moment of a replay
 */

const VERSION = '2';
const FIRST_VERSION = '1';
const FORMAT = 1;
const LONGEST = 12_000;
const MOST_MOVES = 1000;
const WORD = /^[a-z0-9-]{1,40}$/;
const SEED = /^[A-Za-z0-9-]{1,40}$/;
const NUMBER = /^\d{1,4}$/;
const PLAYER = /^[a-z0-9-]{1,18}(\.[a-z0-9-]{1,18}){0,2}$/;
const PLAIN = /[A-Za-z0-9-]/;
/** In a record a move has at most 60 characters, which may be some bytes each. */
const MOVE = /^(?:[A-Za-z0-9-]|\.[0-9a-f]{2}){1,240}$/;
const FIRST_MOVE = /^[a-z0-9.-]{1,20}$/;
const DECK = /^[A-Za-z0-9_-]{0,4000}$/;

/** A link was no good: truncated, damaged, from another version, or never ours. */
export class BadLink extends Error {}

/** The address that deals the same cards to whoever opens it. */
export function dealLink(/** @type {GameRecord} */ record) {
  return SITE + to('deal', encode({ ...record, moves: [] }, null), record.game);
}

/** The address that shows the whole game, from its start or from one of its moments. */
export function replayLink(/** @type {GameRecord} */ record, /** @type {number | null} */ at = null) {
  return SITE + to('replay', encode(record, at), record.game);
}

/** A record as the text of a link. */
export function encode(/** @type {GameRecord} */ record, /** @type {number | null} */ at) {
  const fields = [
    VERSION,
    record.game,
    String(record.rules),
    record.seed,
    String(record.first),
    record.seats.map((player) => player.replaceAll(':', '.')).join('_'),
    Object.entries(record.options).map(([name, value]) => `${name}.${value}`).join('_'),
    typeof record.deck === 'object' && record.deck ? toBase64(JSON.stringify(record.deck)) : '',
    record.moves.map(escaped).join('_'),
    at === null ? '' : String(at),
  ];
  const text = fields.join('~');
  return `${text}~${checkSum(text)}`;
}

/** The record in the text of a link. Its shape is sound; whether it is a game that can be played, the engine says. */
export function decode(/** @type {string} */ code) {
  if (typeof code !== 'string' || code.length > LONGEST) throw new BadLink('too long');
  const cut = code.lastIndexOf('~');
  if (cut < 0 || checkSum(code.slice(0, cut)) !== code.slice(cut + 1)) throw new BadLink('not whole');
  const fields = code.slice(0, cut).split('~');
  const [version = ''] = fields;
  if (![VERSION, FIRST_VERSION].includes(version) || fields.length !== 10) throw new BadLink('another version');
  return fromFields(fields);
}

/** @returns {Linked} */
function fromFields(/** @type {string[]} */ [version, game = '', rules = '', seed = '', first = '', ...lists]) {
  const [seats = '', options = '', deck = '', moves = '', at = ''] = lists;
  const record = {
    format: FORMAT,
    game: fit(game, WORD),
    rules: Number(fit(rules, NUMBER)),
    deck: deck === '' ? 'house' : readDeck(fit(deck, DECK)),
    seed: fit(seed, SEED),
    first: Number(fit(first, NUMBER)),
    options: Object.fromEntries(split(options).map(pair)),
    seats: split(seats).map((player) => fit(player, PLAYER).replaceAll('.', ':')),
    moves: split(moves).map(version === FIRST_VERSION ? (move) => fit(move, FIRST_MOVE).replaceAll('.', '$') : unescaped),
  };
  if (record.moves.length > MOST_MOVES || record.seats.length > 10 || record.seats.length < 1) throw new BadLink('too many');
  return { record, at: at === '' ? null : Math.min(Number(fit(at, NUMBER)), record.moves.length) };
}

/** A move in the letters of a link. */
function escaped(/** @type {string} */ move) {
  const written = (/** @type {number} */ byte) =>
    PLAIN.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `.${byte.toString(16).padStart(2, '0')}`;
  return Array.from(new TextEncoder().encode(move), written).join('');
}

/** And back. */
function unescaped(/** @type {string} */ text) {
  const bytes = [...fit(text, MOVE).matchAll(/\.(..)|./g)].map(([sign, code]) => (code ? Number.parseInt(code, 16) : sign.charCodeAt(0)));
  try {
    return fromBytes(bytes);
  } catch {
    throw new BadLink('odd move');
  }
}

const split = (/** @type {string} */ list) => (list === '' ? [] : list.split('_'));

function fit(/** @type {string} */ text, /** @type {RegExp} */ shape) {
  if (!shape.test(text)) throw new BadLink(`odd: ${text.slice(0, 40)}`);
  return text;
}

function pair(/** @type {string} */ text) {
  const [name = '', value = '', ...more] = text.split('.');
  if (more.length || name === '__proto__') throw new BadLink('odd option');
  return [fit(name, WORD), fit(value, WORD)];
}

function readDeck(/** @type {string} */ text) {
  try {
    const deck = JSON.parse(fromBase64(text));
    if (typeof deck === 'object' && deck !== null && !Array.isArray(deck)) return deck;
  } catch {
    // said below
  }
  throw new BadLink('odd deck');
}

function toBase64(/** @type {string} */ text) {
  const bytes = new TextEncoder().encode(text);
  const plain = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(/** @type {string} */ text) {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return fromBytes(Array.from(plain, (letter) => letter.charCodeAt(0)));
}

/** The text that some bytes write; throws where they write none. */
const fromBytes = (/** @type {number[]} */ bytes) => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
