// What rivals say. Which line comes hangs on the moment alone, so that no two games sound alike; what was heard this evening or
// the evening before is not said again, and rivals rather keep silent; a line that needs a fact comes only where it holds.
import { readList, SPARE, writeSpare } from '../shell/store.js';

/**
 * @typedef {object} Spoken  what a rival could say something about
 * @property {string} game
 * @property {string} evening  what tells this game from the one before: its seed
 * @property {string} rival
 * @property {string} what  the occasion: lines are remark-<rival>-<occasion>-<number>
 * @property {ReadonlySet<string>} facts  what is true of the moment
 * @property {number} chance  a number drawn from the moment
 */

/** Under which name a game's is kept: as something that makes room for all else. @param {string} game */
const nameOf = (game) => `${SPARE}said-${game}`;
/** All lines begin with it: what is kept need not. */
const FIRST_WORD = 'remark-'.length;
/** No occasion has more lines than this. */
const LINES = 9;
/** More than all lines of a game, and little for a device. */
const LONGEST = 400;

/** Stands in the list before what is said in an evening. @param {string} evening */
const begins = (evening) => `#${evening}`;

/** What was said, by game, the latest last: it stands here too, since a device may keep nothing. @type {Map<string, string[]>} */
const heard = new Map();

/** What was said in a game's evenings up to this one, as far back as this device remembers. @param {string} game @param {string} evening */
function heardUntil(game, evening) {
  const known = heard.get(game) ?? readList(nameOf(game));
  return known.findLast((word) => word.startsWith('#')) === begins(evening) ? known : [...known, begins(evening)];
}

/** What was said this evening and the one before. @param {string[]} said */
function lately(said) {
  const evenings = said.flatMap((word, place) => (word.startsWith('#') ? [place] : []));
  return said.slice(evenings.at(-2) ?? 0);
}

/** A number that the smallest change of a text changes entirely. @param {string} text */
export function drawn(text) {
  let mixed = 2166136261;
  for (const letter of text) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * The line a rival says, as the id of a message, which then counts as heard; null where nothing new would be true.
 * @param {Spoken} spoken @param {Record<string, string>} needs  by line without its first word, the facts that must hold
 * @param {(id: string) => boolean} hasWords
 */
export function remark({ game, evening, rival, what, facts, chance }, needs, hasWords) {
  const before = heardUntil(game, evening);
  const recent = lately(before);
  const holds = (/** @type {string} */ line) => (needs[line]?.split(' ') ?? []).every((fact) => facts.has(fact));
  const lines = Array.from({ length: LINES }, (_, line) => `remark-${rival}-${what}-${line + 1}`)
    .flatMap((id) => (hasWords(id) ? [id.slice(FIRST_WORD)] : [])).filter((line) => !recent.includes(line) && holds(line));
  const fresh = lines.filter((line) => !before.includes(line));
  const choice = fresh.length ? fresh : lines;
  const line = choice[chance % choice.length];
  if (!line) return null;
  const now = [...before.filter((old) => old !== line), line].slice(-LONGEST);
  heard.set(game, now);
  writeSpare(nameOf(game), JSON.stringify(now));
  return `remark-${line}`;
}

/** Whether a rival has already said something of this kind this evening. @param {Pick<Spoken, 'game'|'evening'|'what'>} spoken */
export function alreadySaid({ game, evening, what }) {
  const said = heardUntil(game, evening);
  return said.slice(said.lastIndexOf(begins(evening))).some((line) => line.includes(`-${what}-`));
}
