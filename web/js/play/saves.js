// The games this device keeps, each under a key of its own; what cannot be read is set aside, never thrown away.
import { findGame, gameOf } from '../games.js';
import { areHere } from './players.js';
import { askBeforeFollowing, names, readOf, readText, removeOf, removeText, stored, tryText, writeText } from '../shell/store.js';

/**
 * @typedef {object} SavedGame
 * @property {number} format
 * @property {string} app  the version that wrote it
 * @property {string} id
 * @property {string} tab  the page that wrote it last
 * @property {number} created  milliseconds since 1970; where a clock is wrong, perhaps before it
 * @property {number} saved
 * @property {import('../types.js').GameRecord} record
 * @property {number[]} decisions  lengths of the record at which the person decided
 * @property {boolean} rehearsal
 * @property {boolean} over
 * @property {import('../types.js').Final | null} final  what the last view said of the result, when over
 * @property {string} [daily]  the date, for a daily deal
 * @property {boolean} [shared]  somebody else's game, kept from a link
 * @property {Fork} [fork]  a decision of another game, tried again
 *
 * @typedef {{at: number, played: string, back: string, kept: boolean}} Fork  the moment, what was played there, the address of the
 *   review that asked for it; and whether the person plays on from there
 * @typedef {{name: string, text: string}} Aside  a save we could not read, kept as it was
 */

/** Version 0.1.0 wrote format 1, which had one game and its own lines of the account. */
export const FORMAT = 2;
const OLDEST = 1;
/** The formats that can be read. */
export const READ = [OLDEST, FORMAT];

/** How records are written; the engine refuses what it cannot read. */
const RECORD_FORMAT = 1;

const GAME = 'game/';
const ASIDE = 'aside/';
const TAB = Math.random().toString(36).slice(2, 10);

askBeforeFollowing((name, text) => {
  const id = name.slice(GAME.length);
  if (!name.startsWith(GAME) || !isTaken(id)) return [name, text];
  // Another page has gone on from what was stored: whatever it does not have is a game of its own.
  const ours = parse(text, id);
  const theirs = parse(stored(name) ?? '', id);
  if (!ours || (theirs && begins(theirs.record, ours.record))) return null;
  const other = newGameId();
  return [GAME + other, JSON.stringify({ ...ours, id: other })];
});

export const newGameId = () => Math.abs(Date.now()).toString(36) + Math.random().toString(36).slice(2, 6);

/**
 * Keeps a game. If another page has written the same game meanwhile, ours goes under a new id: nothing is overwritten.
 * @param {Omit<SavedGame, 'format' | 'saved' | 'tab'> & {tab?: string, saved?: number}} game
 * @param {boolean} [claim]  this page takes over the game that it has read
 * @returns {SavedGame}  as it was kept
 */
export function saveGame(game, claim = false) {
  if (claim) claims.set(game.id, game);
  const id = isTaken(game.id) ? newGameId() : game.id;
  /** @type {SavedGame} */
  const kept = { ...game, format: FORMAT, id, tab: TAB, saved: Date.now() };
  writeText(GAME + id, JSON.stringify(kept));
  return kept;
}

/** What this page has read and takes over, by id: where there is no room, it stays what is stored. @type {Map<string, {tab?: string, saved?: number}>} */
const claims = new Map();

/** Whether something else is stored under this id than what this page has written, or has read and takes over. */
function isTaken(/** @type {string} */ id) {
  const text = stored(GAME + id);
  if (text === null) return false;
  const game = parse(text, id);
  const claim = claims.get(id);
  return game?.tab !== TAB && !(game && game.tab === claim?.tab && game.saved === claim.saved);
}

/** Whether this page was the last to keep a game: no other has anything newer of it. */
export const keptHere = (/** @type {SavedGame} */ { tab }) => tab === TAB;

/** Keeps a game exactly as it is given, times and all, if there is room for it: for what comes out of a backup. */
export const putGame = (/** @type {SavedGame} */ game) => tryText(GAME + game.id, JSON.stringify(game));

/** A game by id, or null; one that cannot be read is set aside, one that another version can read stays for that one. */
export function loadGame(/** @type {string} */ id) {
  const text = readText(GAME + id);
  if (text === null) return null;
  const game = parse(text, id);
  if (!game && !isForeign(text) && setAside(id, text)) deleteGame(id);
  return game;
}

/** Every game that can be read, the one played last first. */
export function listGames() {
  const ids = names(GAME).map((name) => name.slice(GAME.length));
  const games = ids.map(loadGame).filter((game) => game !== null);
  return games.sort((a, b) => b.saved - a.saved);
}

/** The game that Play resumes: of this kind, or whichever was played last; never one that cannot go on here. */
export const unfinishedGame = (/** @type {string | null} */ kind = null) =>
  listGames().find(({ over, daily, fork, record }) => !over && !daily && fork?.kept !== false && (kind === null || record.game === kind) && canGoOn(record)) ?? null;

/** Whether all rivals of a game are here: it waits for the version that has them. */
export const canGoOn = (/** @type {import('../types.js').GameRecord} */ { game, seats }) => areHere(seats, gameOf(game));

export const deleteGame = (/** @type {string} */ id) => removeText(GAME + id);

/** Puts a game that turned out to be unplayable with the others that could not be read. */
export function setGameAside(/** @type {string} */ id) {
  const text = readText(GAME + id);
  if (text !== null && setAside(id, text)) deleteGame(id);
}

/** The same for any other text of a game that turned out to be no good. */
export function setTextAside(/** @type {string} */ game, /** @type {string} */ name) {
  const text = readOf(game, name);
  if (text !== null && setAside(name, text)) removeOf(game, name);
}

/** Saves that could not be read, with their text: nothing is thrown away unasked. */
export function listAsides() {
  const unread = names(GAME).filter((name) => !parse(readText(name) ?? '', name.slice(GAME.length)));
  return [...names(ASIDE), ...unread].map((name) => ({ name: name.replace(/^\w+\//, ''), text: readText(name) ?? '' }));
}

export const deleteAside = (/** @type {string} */ name) => removeText((name.includes(' ') ? ASIDE : GAME) + name);

/** Keeps a text under another name; returns whether there was room. Where there is none, it stays where it is, and is listed all the same. */
function setAside(/** @type {string} */ id, /** @type {string} */ text) {
  const name = `${ASIDE}${id} ${new Date().toISOString().split('T')[0]}`;
  let free = name;
  for (let copy = 2; readText(free) !== null; copy += 1) free = `${name} ${copy}`;
  return tryText(free, text); // if not, the next visit tries again
}

/** Keeps such a save that comes out of a backup, once, and says whether there was room. */
export function putAside(/** @type {Aside} */ { name, text }) {
  if (listAsides().some((aside) => aside.text === text)) return true;
  const [id = ''] = name.split(' ');
  const inPlace = isForeign(text) && readText(GAME + id) === null; // for the version that can read it
  return inPlace ? tryText(GAME + id, text) : setAside(id, text);
}

/** Games as they were read last: most screens ask for all of them again and again. @type {Map<string, {text: string, game: SavedGame | null}>} */
const read = new Map();

/** @returns {SavedGame | null} the game in a text, if it is one of ours and whole: other code takes its word for it */
function parse(/** @type {string} */ text, /** @type {string} */ key) {
  const known = read.get(key);
  if (known?.text === text) return known.game;
  const game = parseAnew(text, key);
  read.set(key, { text, game });
  return game;
}

/** @returns {SavedGame | null} */
function parseAnew(/** @type {string} */ text, /** @type {string} */ key) {
  try {
    const game = upToDate(JSON.parse(text));
    const { format, id, app, record, decisions, rehearsal, over, final } = game;
    const ours = format === FORMAT && id === key && typeof app === 'string' && isTime(game.created) && isTime(game.saved);
    const whole = Array.isArray(decisions) && decisions.every(Number.isInteger) && typeof rehearsal === 'boolean';
    const known = isRecord(record) && isOfThisVersion(record);
    return ours && whole && known && (over === false || (over === true && isResult(final))) && isFork(game) ? game : null;
  } catch {
    return null;
  }
}

/** A save in today's format, whatever version of ours wrote it. */
export function upToDate(/** @type {any} */ game) {
  if (game.format !== OLDEST) return game;
  const { elder } = findGame(game.record.game) ?? {};
  return { ...game, format: FORMAT, final: game.final && elder ? elder.final(game.final) : game.final };
}

/** Whether another version can read this: a newer one that wrote it, or one that has this game or newer rules of it. */
function isForeign(/** @type {string} */ text) {
  try {
    const { format, record } = JSON.parse(text);
    return format > FORMAT || (isRecord(record) && !isOfThisVersion(record));
  } catch {
    return false;
  }
}

/** Whether this version knows the game and the rules that a record was played by, and how it is written. */
function isOfThisVersion(/** @type {import('../types.js').GameRecord} */ { game, rules, format }) {
  const known = findGame(game);
  return known !== undefined && !(rules > known.rules) && !(format > RECORD_FORMAT);
}

/** A moment that a date can say; clocks that were never set stand before 1970. */
export const isTime = (/** @type {unknown} */ value) => typeof value === 'number' && Math.abs(value) <= 8.64e15;

/** Whether `whole` is the course of `part`, perhaps further on. */
export function begins(/** @type {SavedGame['record']} */ whole, /** @type {SavedGame['record']} */ part) {
  const { moves, ...table } = part;
  const { moves: all, ...same } = whole;
  return JSON.stringify(table) === JSON.stringify(same) && moves.every((move, index) => all[index] === move);
}

const isObject = (/** @type {unknown} */ value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is no fork, or one that says what it is a fork of. */
function isFork(/** @type {SavedGame} */ { fork, record }) {
  if (fork === undefined) return true;
  const sound = isObject(fork) && Number.isInteger(fork.at) && fork.at >= 0 && fork.at <= record.moves.length;
  return sound && typeof fork.played === 'string' && typeof fork.back === 'string' && fork.back.startsWith('#') && typeof fork.kept === 'boolean';
}

/** Whether it has the shape of a result: a line of parts for every house, and who won. */
function isResult(/** @type {any} */ final) {
  const lines = isObject(final) && Array.isArray(final.lines) && Array.isArray(final.winners) ? final.lines : [{}];
  const sound = (/** @type {any} */ part) => isObject(part) && typeof part.key === 'string' && Number.isFinite(part.points);
  return lines.every(
    (/** @type {any} */ line) => isObject(line) && Number.isFinite(line.total) && Array.isArray(line.parts) && line.parts.every(sound),
  );
}

/** Whether it has the shape of a record; whether it is a game that can be played, the engine says. */
export function isRecord(/** @type {any} */ record) {
  const texts = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((item) => typeof item === 'string');
  if (!isObject(record) || !isObject(record.options)) return false;
  const whole = texts(record.seats) && record.seats.length > 0 && texts(record.moves) && texts(Object.values(record.options));
  return whole && typeof record.game === 'string' && typeof record.seed === 'string' && Number.isInteger(record.first);
}
