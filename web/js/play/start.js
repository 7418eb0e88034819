// Starting games: from a set-up, from a deal made at build time, or again from a record.
import { expectOpening, opening } from './openings.js';
import { currentDeck, setDeckAside } from './decks.js';
import { GAME, gameEntry } from '../games.js';
import { keepPicture } from './last-view.js';
import { newSeed, seatsOf, usualSetup } from './players.js';
import * as settings from '../shell/settings.js';
import { newGameId, saveGame, unfinishedGame } from '../shell/store.js';
import { loadStyles } from '../shell/styles.js';

/**
 * @typedef {import('./players.js').Setup} Setup
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {{ask: (request: object) => Promise<any>, state: () => string}} Engine
 */

/** The engine said no to a table: it carries the engine's code and sentence. */
export class Refused extends Error {
  constructor(/** @type {{code: string, sentence: string}} */ { code, sentence }) {
    super(sentence);
    this.code = code;
  }
}

/** The table as it was set up last, or the usual one. */
export function lastSetup() {
  const entry = gameEntry(GAME);
  if (!entry) throw new Error(`no game ${GAME}`);
  return usualSetup(GAME, entry, settings.current().setup);
}

/** A game will be dealt in a moment: brings its table and, unless one is unfinished, the deals made at build time. */
export function expectDeal() {
  const { game, seats } = lastSetup();
  const entry = gameEntry(game);
  if (!unfinishedGame()) expectOpening(game, seats);
  entry?.load().catch(() => undefined); // whoever needs it is told
  expectTable();
}

/** Brings how a table looks, before somebody sits down. */
export function expectTable() {
  loadStyles(gameEntry(lastSetup().game)?.styles ?? []);
}

/**
 * Deals a game and keeps it; returns its id.
 * Before the engine is up, a deal made at build time stands in where nothing special was asked for.
 */
export async function startGame(/** @type {Engine} */ engine, /** @type {Setup} */ setup, /** @type {string} */ app) {
  const entry = gameEntry(setup.game);
  if (!entry) throw new Error(`no game ${setup.game}`);
  const seats = seatsOf(setup, entry);
  const usual = Object.entries(setup.options).every(([name, value]) => entry.options[name]?.[0] === value);
  const deck = currentDeck();
  const prepared =
    engine.state() !== 'ready' && usual && deck === 'house' && !setup.seed && setup.first === 'draw'
      ? await preparedDeal(setup, seats)
      : null;
  if (prepared) return begin(prepared, app);
  const first = setup.first === 'draw' ? null : setup.first;
  const table = { game: setup.game, seed: setup.seed || newSeed(), options: setup.options, seats, first };
  try {
    return await deal(engine, { ...table, deck }, app);
  } catch (error) {
    if (deck === 'house' || /** @type {any} */ (error).code !== 'bad-deck') throw error;
    setDeckAside(); // the engine took it once: what is kept was damaged since, and nobody should be kept from playing
    return deal(engine, { ...table, deck: 'house' }, app);
  }
}

/** Deals exactly this table. */
export async function deal(
  /** @type {Engine} */ engine,
  /** @type {{game: string, seed: string, options: Record<string, string>, seats: string[], first: number | null, deck?: any}} */ asked,
  /** @type {string} */ app,
  /** @type {Partial<import('../shell/store.js').SavedGame>} */ more = {},
) {
  const reply = await engine.ask({ do: 'new', viewer: Math.max(0, asked.seats.indexOf('human')), ...asked });
  if (!reply.ok) throw new Refused(reply.error);
  return begin(reply, app, more);
}

/** The same rivals again: with a new deal, the same deal, or the same deal from the next seat. */
export function again(
  /** @type {Engine} */ engine,
  /** @type {GameRecord} */ record,
  /** @type {'rematch' | 'same-deal' | 'other-seat'} */ how,
  /** @type {string} */ app,
) {
  const { game, options, deck, first } = record;
  const seats = how === 'other-seat' ? [...record.seats.slice(-1), ...record.seats.slice(0, -1)] : record.seats;
  const same = how !== 'rematch';
  const table = { game, options, deck, seats, seed: same ? record.seed : newSeed(), first: same ? first : null };
  return deal(engine, table, app);
}

function begin(
  /** @type {any} */ reply,
  /** @type {string} */ app,
  /** @type {Partial<import('../shell/store.js').SavedGame>} */ more = {},
) {
  const fresh = { app, id: newGameId(), created: Date.now(), decisions: [], rehearsal: false, over: false, final: null };
  const saved = saveGame({ ...fresh, ...more, record: reply.record });
  keepPicture(saved.id, app, reply);
  return saved.id;
}

/** A deal made at build time, with our own rivals at the table; null if there is none to be had. */
async function preparedDeal(/** @type {Setup} */ { game, seats: count }, /** @type {string[]} */ seats) {
  try {
    const reply = await opening(game, count);
    return { ...reply, record: { ...reply.record, seats } };
  } catch {
    return null; // then we wait for the engine
  }
}
