// Starting games: from a set-up, from a deal made at build time, or again from a record.
import { expectOpening, opening } from './openings.js';
import { currentDeck, setDeckAside } from './decks.js';
import { gameOf } from '../games.js';
import { keepPicture } from './last-view.js';
import { fittingLevels } from './level.js';
import { newSeed, seatsOf, usualSetup, viewerOf } from './players.js';
import * as settings from '../shell/settings.js';
import { newGameId, saveGame, unfinishedGame } from './saves.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { tableWords } from '../shell/words.js';

/**
 * @typedef {import('./players.js').Setup} Setup
 * @typedef {import('../games.js').Game} Game
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {{ask: (request: object) => Promise<any>, state: (game?: string) => string}} Engine
 */

/** The engine said no to a table: it carries the engine's code and sentence. */
export class Refused extends Error {
  constructor(/** @type {{code: string, sentence: string}} */ { code, sentence }) {
    super(sentence);
    this.code = code;
  }
}

/** A game's table as it was set up last, or the usual one. */
export const lastSetup = (/** @type {Game} */ game) => usualSetup(game, settings.current().setups[game.id]);

/** Who was drawn for a table that nobody has begun yet. */
let expected = { table: '', seats: /** @type {string[]} */ ([]) };

/** Who will sit at a table that is set up like this: drawn once, so that people can be told before they begin. */
export function expectedSeats(/** @type {Setup} */ setup) {
  const { game, seats, rivals } = setup;
  const table = JSON.stringify([game, seats, rivals, settings.current().levels[game]]);
  if (expected.table !== table) {
    const entry = gameOf(game);
    expected = { table, seats: seatsOf(setup, entry, Math.random, fittingLevels(entry, seats - 1)) };
  }
  return expected.seats;
}

/** A game will be dealt in a moment: brings its table and, unless one is unfinished, the deals made at build time. */
export function expectDeal(/** @type {Game} */ game) {
  if (!unfinishedGame(game.id)) expectOpening(game.id, lastSetup(game).seats);
  expectTable(game);
}

/** Brings a table, how it looks and what it says, before somebody sits down. */
export function expectTable(/** @type {Game} */ game) {
  game.table().catch(() => undefined); // whoever needs it is told
  loadStyles(gameStyles(game.id));
  tableWords(game.id).catch(() => undefined);
}

/**
 * Deals a game and keeps it; returns its id.
 * Before the engine is up, a deal made at build time stands in where nothing special was asked for.
 */
export async function startGame(/** @type {Engine} */ engine, /** @type {Setup} */ setup, /** @type {string} */ app) {
  const game = gameOf(setup.game);
  const seats = expectedSeats(setup);
  expected = { table: '', seats: [] };
  const usual = Object.entries(setup.options).every(([name, value]) => game.options[name]?.[0] === value);
  const deck = currentDeck(game);
  const prepared =
    engine.state(setup.game) !== 'ready' && usual && deck === 'house' && !setup.seed && setup.first === 'draw'
      ? await preparedDeal(setup, seats)
      : null;
  if (prepared) return begin(prepared, app);
  const first = setup.first === 'draw' ? null : setup.first;
  const table = { game: setup.game, seed: setup.seed || newSeed(), options: setup.options, seats, first };
  try {
    return await deal(engine, { ...table, deck }, app);
  } catch (error) {
    if (deck === 'house' || !(error instanceof Refused)) throw error;
    // The engine took the deck once: if the table can be dealt without it, it was damaged since, in whatever way.
    const id = await deal(engine, { ...table, deck: 'house' }, app);
    setDeckAside(game);
    return id;
  }
}

/** Deals exactly this table. */
export async function deal(
  /** @type {Engine} */ engine,
  /** @type {{game: string, seed: string, options: Record<string, string>, seats: string[], first: number | null, deck?: any}} */ asked,
  /** @type {string} */ app,
  /** @type {Partial<import('./saves.js').SavedGame>} */ more = {},
) {
  const reply = await engine.ask({ do: 'new', viewer: viewerOf(asked), ...asked });
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
  /** @type {Partial<import('./saves.js').SavedGame>} */ more = {},
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
