// One file with everything this device keeps, and the way back: what is here already is never lost by restoring.
import { gameEntry } from '../games.js';
import { isKnownTable } from '../play/players.js';
import * as settings from './settings.js';
import { FORMAT as GAME_FORMAT, isRecord, listAsides, listGames, loadGame, newGameId, putGame, writeText } from './store.js';

/**
 * @typedef {import('./store.js').SavedGame} SavedGame
 * @typedef {{added: number, longer: number, known: number, refused: number, settings: boolean}} Restored
 * @typedef {{ask: (request: object) => Promise<any>}} Engine
 */

export const KIND = 'turandot-backup';
const FORMAT = 1;
const LONGEST = 20_000_000;
const MOST_GAMES = 20_000;

/** A file was no backup of ours. */
export class BadBackup extends Error {}

/** Everything this device keeps, as the text of one file. */
export function makeBackup(/** @type {string} */ app, /** @type {Date} */ now = new Date()) {
  const games = listGames();
  return JSON.stringify({ kind: KIND, format: FORMAT, app, made: now.toISOString(), settings: settings.current(), games, asides: listAsides() }, null, 1);
}

export const backupName = (/** @type {Date} */ now = new Date()) => `turandot-${now.toISOString().slice(0, 10)}.json`;

/** What is in the text of a file; throws BadBackup unless it has the shape of a backup. */
export function readBackup(/** @type {string} */ text) {
  if (text.length > LONGEST) throw new BadBackup('too long');
  /** @type {any} */
  let given;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BadBackup('not JSON');
  }
  const sound = given && given.kind === KIND && given.format === FORMAT && Array.isArray(given.games);
  if (!sound || given.games.length > MOST_GAMES) throw new BadBackup('not a backup');
  const kept = given.settings && typeof given.settings === 'object' && !Array.isArray(given.settings) ? given.settings : null;
  return { games: /** @type {unknown[]} */ (given.games), settings: kept };
}

/**
 * Adds the games of a backup to those here. The engine replays each first: nothing enters that is not a game.
 * @param {string} text
 * @param {Engine} engine
 * @param {{withSettings: boolean, onProgress?: (done: number, total: number) => void}} how
 * @returns {Promise<Restored>}
 */
export async function restore(text, engine, { withSettings, onProgress }) {
  const given = readBackup(text);
  const result = { added: 0, longer: 0, known: 0, refused: 0, settings: false };
  for (const [index, candidate] of given.games.entries()) {
    const game = await checked(candidate, engine);
    if (game) result[merge(game)] += 1;
    else result.refused += 1;
    onProgress?.(index + 1, given.games.length);
  }
  if (withSettings && given.settings) result.settings = adopt(given.settings);
  return result;
}

/** Takes over settings; what does not fit falls back to the usual when they are read again. */
function adopt(/** @type {object} */ given) {
  writeText('settings', JSON.stringify(given));
  settings.reload();
  settings.change({ visited: true });
  return true;
}

/** The game, with its result as the engine tells it; or null if it is none. */
async function checked(/** @type {any} */ given, /** @type {Engine} */ engine) {
  if (!hasShape(given)) return null;
  const record = given.record;
  const entry = gameEntry(record.game);
  if (!entry || !isKnownTable(record.seats, entry)) return null;
  const viewer = Math.max(0, record.seats.indexOf('human'));
  const reply = await engine.ask({ do: 'view', record, viewer });
  if (!reply.ok) return null;
  const over = reply.view.toAct === null;
  /** @type {SavedGame} */
  const game = {
    format: GAME_FORMAT,
    app: given.app,
    id: given.id,
    tab: '',
    created: given.created,
    saved: given.saved,
    record: reply.record,
    decisions: given.decisions.filter((/** @type {number} */ at) => at < record.moves.length),
    rehearsal: given.rehearsal === true,
    ...(given.shared === true ? { shared: true } : {}),
    over,
    final: over ? reply.view.final : null,
    ...(typeof given.daily === 'string' && /^\d{4}-\d\d-\d\d$/.test(given.daily) ? { daily: given.daily } : {}),
  };
  return game;
}

function hasShape(/** @type {any} */ game) {
  if (typeof game !== 'object' || game === null) return false;
  const time = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0 && value < 1e14;
  return (
    game.format === GAME_FORMAT &&
    typeof game.id === 'string' && /^[a-z0-9]{1,40}$/.test(game.id) &&
    typeof game.app === 'string' && game.app.length < 60 &&
    time(game.created) && time(game.saved) &&
    Array.isArray(game.decisions) && game.decisions.every(Number.isInteger) &&
    isRecord(game.record)
  );
}

/** Puts a game beside those here: the longer course of the same game wins, two different courses are both kept. */
function merge(/** @type {SavedGame} */ game) {
  const here = loadGame(game.id);
  if (!here) {
    putGame(game);
    return 'added';
  }
  if (begins(here.record, game.record)) return 'known';
  if (begins(game.record, here.record)) {
    putGame(game);
    return 'longer';
  }
  putGame({ ...game, id: newGameId() });
  return 'added';
}

/** Whether `whole` is the course of `part`, perhaps further on. */
function begins(/** @type {SavedGame['record']} */ whole, /** @type {SavedGame['record']} */ part) {
  const { moves, ...table } = part;
  const { moves: all, ...same } = whole;
  return JSON.stringify(table) === JSON.stringify(same) && moves.every((move, index) => all[index] === move);
}
