// What the finished games of this device tell of cards. The engine replays each game once, one request after another, and
// what it said is kept beside the games: in words and numbers, newest first, as far as there is room.
import { between } from '../play/rival-record.js';
import { viewerOf } from '../play/players.js';
import { counted, resultOf } from '../play/result.js';
import { readText, SPARE, writeSpare } from '../shell/store.js';

/**
 * @typedef {import('../play/saves.js').SavedGame} SavedGame
 * @typedef {Record<string, Record<string, number>>} Deeds  what cards did, by their ids: how often, or how much
 * @typedef {{at: number, deeds: Deeds}} Told  what the engine said of a game as it was saved then
 * @typedef {{points: number, game: string, when: number}} Evening
 * @typedef {{done: Record<string, number>, best: Record<string, Evening>}} Sum  of a card: in all, and the best evening with each deed
 * @typedef {Map<string, Sum>} Sums
 */

const FORMAT = 1;
/** Characters: some thousand games. Those beyond are replayed at every visit. */
const LONGEST = 1_000_000;
/** Games after which what was told is kept: whoever leaves loses no more than these. */
const SLICE = 100;

const nameOf = (/** @type {string} */ game) => `${SPARE}album-${game}`;

/** What a rival's deeds are told under. */
export const rivalId = (/** @type {string} */ rival) => `rival ${rival}`;

/**
 * Adds up what cards did in these games. Every request is awaited, so that the page stays free; `onProgress` gets the
 * sums so far, and its answer says whether somebody still wants to know.
 * @param {{game: string, saves: SavedGame[], rivals: readonly string[], ask: (request: object) => Promise<any>,
 *   onProgress: (sums: Sums, done: number) => boolean}} how
 * @returns {Promise<Sums>}
 */
export async function count({ game, saves, rivals, ask, onProgress }) {
  const kept = readKept(game);
  /** @type {Map<string, Told>} */
  const told = new Map();
  /** @type {Sums} */
  const sums = new Map();
  const open = saves.filter((save) => {
    const known = kept.get(save.id);
    add(sums, save, rivalDeeds(save, rivals));
    if (known?.at !== save.saved) return true;
    told.set(save.id, known);
    add(sums, save, known.deeds);
    return false;
  });
  let wanted = onProgress(sums, told.size);
  for (const [index, save] of open.entries()) {
    if (!wanted) break;
    const reply = await ask({ do: 'album', record: save.record, viewer: viewerOf(save.record) });
    const deeds = reply.ok ? reply.deeds : {}; // what cannot be replayed tells nothing
    told.set(save.id, { at: save.saved, deeds });
    add(sums, save, deeds);
    if ((index + 1) % SLICE === 0) keep(game, saves, told);
    wanted = onProgress(sums, told.size);
  }
  if (open.length) keep(game, saves, told);
  return sums;
}

/** The games that a card of a deck can have been in: dealt from that deck, finished, and one's own. */
export const gamesWith = (/** @type {unknown} */ deck, /** @type {string} */ game, /** @type {SavedGame[]} */ games) =>
  counted(games).filter(({ record }) => record.game === game && JSON.stringify(record.deck) === JSON.stringify(deck));

/** What has been between the person and the rivals of a game, in the form of deeds: no engine is needed for it. @returns {Deeds} */
function rivalDeeds(/** @type {SavedGame} */ save, /** @type {readonly string[]} */ rivals) {
  return Object.fromEntries(rivals.flatMap((rival) => {
    const met = between(save, rival);
    return met ? [[rivalId(rival), { ...met }]] : [];
  }));
}

/** Adds what cards did in one game. */
function add(/** @type {Sums} */ sums, /** @type {SavedGame} */ save, /** @type {Deeds} */ deeds) {
  const evening = { points: resultOf(save)?.line.total ?? 0, game: save.id, when: save.saved };
  for (const [card, done] of Object.entries(deeds)) {
    const sum = sums.get(card) ?? { done: {}, best: {} };
    sums.set(card, sum);
    for (const [deed, times] of Object.entries(done)) {
      sum.done[deed] = (sum.done[deed] ?? 0) + times;
      const best = sum.best[deed];
      if (times > 0 && (!best || best.points < evening.points)) sum.best[deed] = evening;
    }
  }
}

/* ── Keeping ── */

/** @returns {Map<string, Told>} what was told on earlier visits; nothing if it cannot be read */
function readKept(/** @type {string} */ game) {
  try {
    const { format, words, games } = JSON.parse(readText(nameOf(game)) ?? '{}');
    if (format !== FORMAT) return new Map();
    return new Map(games.map((/** @type {[string, number, ...number[]]} */ [id, at, ...pairs]) => [id, { at, deeds: spelt(words, pairs) }]));
  } catch {
    return new Map();
  }
}

/** @returns {Deeds} */
function spelt(/** @type {string[]} */ words, /** @type {number[]} */ pairs) {
  /** @type {Deeds} */
  const deeds = {};
  for (let index = 0; index < pairs.length; index += 2) {
    const [card = '', deed = ''] = (words[pairs[index] ?? 0] ?? '').split(' ');
    (deeds[card] ??= {})[deed] = Number(pairs[index + 1]);
  }
  return deeds;
}

/** Keeps what was told, newest first, as far as there is room: each word once, and each game as numbers. */
function keep(/** @type {string} */ game, /** @type {SavedGame[]} */ saves, /** @type {Map<string, Told>} */ told) {
  /** @type {Map<string, number>} */
  const words = new Map();
  const number = (/** @type {string} */ word) => {
    if (!words.has(word)) words.set(word, words.size);
    return words.get(word);
  };
  const games = [];
  let length = 0;
  for (const { id } of saves) {
    const { at, deeds } = told.get(id) ?? { at: null, deeds: {} };
    const pairs = Object.entries(deeds).flatMap(([card, done]) =>
      Object.entries(done).flatMap(([deed, times]) => (times ? [number(`${card} ${deed}`), times] : [])),
    );
    const line = [id, at, ...pairs];
    length += JSON.stringify(line).length + 1;
    if (length > LONGEST) break;
    if (at !== null) games.push(line);
  }
  writeSpare(nameOf(game), JSON.stringify({ format: FORMAT, words: [...words.keys()], games }));
}
