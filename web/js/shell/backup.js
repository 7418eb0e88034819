// One file with everything this device keeps, and the way back: what is here already is never lost by restoring.
import { NAME } from '../engine/facts.js';
import { allGames, findGame } from '../games.js';
import { isKnownTable, viewerOf } from '../play/players.js';
import { begins, FORMAT as GAME_FORMAT, isRecord, listAsides, listGames, loadGame, newGameId, putGame, READ as FORMATS_READ } from '../play/saves.js';
import * as settings from './settings.js';
import { names, readOf, readText, writeText } from './store.js';

/**
 * @typedef {import('../play/saves.js').SavedGame} SavedGame
 * @typedef {{added: number, longer: number, known: number, refused: number, settings: boolean}} Restored
 * @typedef {{ask: (request: object) => Promise<any>}} Engine
 */

export const KIND = `${NAME}-backup`;
/** Version 0.1.0 wrote format 1, without what belongs to a game. */
const FORMAT = 2;
const FORMATS = [1, FORMAT];
const LONGEST = 20_000_000;
const MOST_GAMES = 20_000;
const LONGEST_TEXT = 100_000;

/** A file was no backup of ours. */
export class BadBackup extends Error {}

/** Everything this device keeps, as the text of one file. */
export function makeBackup(/** @type {string} */ app, /** @type {Date} */ now = new Date()) {
  const kept = { settings: settings.current(), games: listGames(), texts: gameTexts(), asides: listAsides() };
  return JSON.stringify({ kind: KIND, format: FORMAT, app, made: now.toISOString(), ...kept }, null, 1);
}

export const backupName = (/** @type {Date} */ now = new Date()) => `${NAME}-${now.toISOString().slice(0, 10)}.json`;

/** What belongs to a game beside its records: decks, lessons done, notes seen. What an older version wrote goes under its game. */
function gameTexts() {
  const own = allGames().flatMap(({ id }) => names(`${id}/`)).map((name) => [name, readText(name)]);
  const older = allGames().flatMap(({ id }) => OLDER.map((name) => [`${id}/${name}`, readOf(id, name)]));
  return Object.fromEntries([...older, ...own].filter(([, text]) => text !== null));
}

/** What version 0.1.0 kept of its one game, by names that did not say so. */
const OLDER = ['deck', 'learn', 'notes'];

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
  const sound = given && given.kind === KIND && FORMATS.includes(given.format) && Array.isArray(given.games);
  if (!sound || given.games.length > MOST_GAMES) throw new BadBackup('not a backup');
  const fields = (/** @type {any} */ value) => (value && typeof value === 'object' && !Array.isArray(value) ? value : null);
  return { games: /** @type {unknown[]} */ (given.games), settings: fields(given.settings), texts: fields(given.texts) ?? {} };
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
  takeTexts(given.texts);
  return result;
}

/** Takes over settings; what does not fit falls back to the usual when they are read again. */
function adopt(/** @type {object} */ given) {
  writeText('settings', JSON.stringify(given));
  settings.reload();
  settings.change({ visited: true });
  return true;
}

/** Takes over what belongs to a game of ours and is not here yet; whoever reads it checks it. */
function takeTexts(/** @type {Record<string, unknown>} */ texts) {
  for (const [name, text] of Object.entries(texts)) {
    const [game = '', ...rest] = name.split('/');
    const ours = findGame(game) && rest.length && typeof text === 'string' && text.length <= LONGEST_TEXT;
    if (ours && readOf(game, rest.join('/')) === null) writeText(name, text);
  }
}

/** The game, with its result as the engine tells it; or null if it is none. */
async function checked(/** @type {any} */ given, /** @type {Engine} */ engine) {
  if (!hasShape(given)) return null;
  const record = given.record;
  const game = findGame(record.game);
  if (!game || !isKnownTable(record.seats, game)) return null;
  const reply = await engine.ask({ do: 'view', record, viewer: viewerOf(record) });
  if (!reply.ok) return null;
  const over = reply.view.toAct === null;
  /** @type {SavedGame} */
  const saved = {
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
  return saved;
}

function hasShape(/** @type {any} */ game) {
  if (typeof game !== 'object' || game === null) return false;
  const time = (/** @type {unknown} */ value) => typeof value === 'number' && value >= 0 && value < 1e14;
  return (
    FORMATS_READ.includes(game.format) &&
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
