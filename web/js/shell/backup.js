// One file with everything this device keeps, and the way back: what is here already is never lost by restoring.
import { NAME } from '../engine/facts.js';
import { allGames, findGame } from '../games.js';
import { isDate } from '../play/daily.js';
import { isKnownTable, viewerOf } from '../play/players.js';
import { begins, FORMAT as GAME_FORMAT, isRecord, isTime, listAsides, listGames, loadGame, putAside, putGame, READ as FORMATS_READ } from '../play/saves.js';
import { checkSum } from './check-sum.js';
import * as settings from './settings.js';
import { names, readOf, readText, tryText } from './store.js';

/**
 * @typedef {import('../play/saves.js').SavedGame} SavedGame
 * @typedef {object} Restored  games, by what became of them
 * @property {number} added
 * @property {number} longer  gone further than the same game here
 * @property {number} known
 * @property {number} refused
 * @property {number} unkept  there was no room
 * @property {boolean} settings  they were taken over
 * @property {boolean} rest  there was room for all that is no game: settings, decks, what could not be read
 * @typedef {{ask: (request: object) => Promise<any>}} Engine
 */

export const KIND = `${NAME}-backup`;
/** Version 0.1.0 wrote format 1, without what belongs to a game. */
const FORMAT = 2;
const FORMATS = [1, FORMAT];
const LONGEST = 20_000_000;
const LONGEST_ID = 40;
const MOST_GAMES = 20_000;
const MOST_TEXTS = 2000;
const LONGEST_TEXT = 100_000;
const ASIDE_NAME = /^[a-z0-9-]{1,40}( [0-9 +-]{1,40})?$/;
const TEXT_NAME = /^([a-z0-9-]+)\/([\w/-]{1,80})$/;

/** A file was no backup of ours. */
export class BadBackup extends Error {}

/** Everything this device keeps, as the text of one file. */
export function makeBackup(/** @type {string} */ app, /** @type {Date} */ now = new Date()) {
  const kept = { settings: settings.current(), games: listGames(), texts: gameTexts(), asides: listAsides() };
  return JSON.stringify({ kind: KIND, format: FORMAT, app, made: now.toISOString(), ...kept }, null, 1);
}

export const backupName = (/** @type {Date} */ now = new Date()) => `${NAME}-${now.toISOString().split('T')[0]}.json`;

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
  return {
    games: /** @type {unknown[]} */ (given.games),
    asides: (Array.isArray(given.asides) ? given.asides : []).filter(isAside).slice(0, MOST_TEXTS),
    settings: fields(given.settings),
    texts: fields(given.texts) ?? {},
  };
}

/** @returns {given is import('../play/saves.js').Aside} */
function isAside(/** @type {any} */ given) {
  const [name, text] = [given?.name, given?.text];
  return typeof name === 'string' && ASIDE_NAME.test(name) && typeof text === 'string' && text.length <= LONGEST_TEXT;
}

/**
 * Adds the games of a backup to those here. The engine replays each first: nothing enters that is not a game. What has
 * no room is not restored, and counted: whoever makes room restores once more, and nothing comes twice by that.
 * @param {string} text
 * @param {Engine} engine
 * @param {{withSettings: boolean, onProgress?: (done: number, total: number) => void}} how
 * @returns {Promise<Restored>}
 */
export async function restore(text, engine, { withSettings, onProgress }) {
  const { games, asides, texts, settings: chosen } = readBackup(text);
  /** @type {Restored} */
  const result = { added: 0, longer: 0, known: 0, refused: 0, unkept: 0, rest: true, settings: withSettings && chosen !== null };
  if (result.settings) result.rest = settings.adopt(chosen);
  result.rest = takeTexts(texts) && result.rest; // small, and dearer than a game: it comes first
  const total = games.length + asides.length;
  for (const [index, candidate] of [...games, ...asides.map(fromAside)].entries()) {
    const game = await checked(candidate, engine);
    const aside = game ? undefined : asides[index - games.length];
    if (aside) result.rest = putAside(aside) && result.rest;
    else result[game ? merge(game) : 'refused'] += 1;
    onProgress?.(index + 1, total);
  }
  return result;
}

/** A save that could not be read where the backup was made: perhaps it can be read here. */
function fromAside(/** @type {import('../play/saves.js').Aside} */ { text }) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Takes over what belongs to a game of ours and is not here yet, and says whether there was room; whoever reads it checks it. */
function takeTexts(/** @type {Record<string, unknown>} */ texts) {
  let room = true;
  for (const [name, text] of Object.entries(texts).slice(0, MOST_TEXTS)) {
    const [, game = '', own = ''] = TEXT_NAME.exec(name) ?? [];
    const ours = findGame(game) && typeof text === 'string' && text.length <= LONGEST_TEXT;
    if (ours && readOf(game, own) === null) room = tryText(name, text) && room;
  }
  return room;
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
    decisions: [...new Set(/** @type {number[]} */ (given.decisions))].filter((at) => at >= 0 && at < record.moves.length).sort((a, b) => a - b),
    rehearsal: given.rehearsal === true,
    ...(given.shared === true ? { shared: true } : {}),
    over,
    final: over ? reply.view.final : null,
    ...(typeof given.daily === 'string' && isDate(given.daily) ? { daily: given.daily } : {}),
  };
  return saved;
}

function hasShape(/** @type {any} */ game) {
  if (typeof game !== 'object' || game === null) return false;
  return (
    FORMATS_READ.includes(game.format) &&
    typeof game.id === 'string' && game.id.length <= LONGEST_ID && /^[a-z0-9]+$/.test(game.id) &&
    typeof game.app === 'string' && game.app.length < 60 &&
    isTime(game.created) && isTime(game.saved) &&
    Array.isArray(game.decisions) && game.decisions.every(Number.isInteger) &&
    isRecord(game.record)
  );
}

/** Puts a game beside those here: the longer course of the same game wins, two different courses are both kept. */
function merge(/** @type {SavedGame} */ game) {
  const here = loadGame(game.id);
  if (here && begins(here.record, game.record)) return 'known';
  if (here && !begins(game.record, here.record)) return merge({ ...game, id: besideOf(game) });
  if (!putGame(game)) return 'unkept';
  return here ? 'longer' : 'added';
}

/** The id of another course of a game: made from that course, so that it is the same whenever it is restored. */
const besideOf = (/** @type {SavedGame} */ { id, record }) => id.slice(0, LONGEST_ID - 8) + checkSum(JSON.stringify([id, record]));
