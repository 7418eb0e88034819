// Every word on the page comes from here: Fluent messages, one language at a time, switchable at any moment.
// The house has its words, and every game has its own, which no other game sees.
import { FluentBundle, FluentNumber, FluentResource } from '../../vendor/fluent/index.js';
import { network, NotHere, SITE } from '../engine/site.js';

/** @typedef {import('./languages.js').Language} Language */
/** @typedef {Record<string, string | number | Date>} Args */

/**
 * @typedef {object} Speech  one language, as far as it has come
 * @property {Language} tag
 * @property {Map<string, Bundle>} bundles  by owner: a game, or the house
 * @property {Map<string, Promise<void>>} coming  files that were asked for, by name
 * @property {Set<string>} here  files that have come
 */

const HOUSE = '';
/** Where the words of one game begin in a file that holds those of several. */
const OF_A_GAME = /^### of ([a-z0-9-]+)$/m;

/** The files of words: of the house what Home needs and the rest, of a game what its table needs and the rest. */
const PARTS = /** @type {const} */ ({ house: ['first', 'rest'], game: ['table', 'rest'] });

/** Whoever works on the page sees a gap as English and as an error; whoever plays never gets a build with one. */
const DEVELOPMENT = ['localhost', '127.0.0.1'].includes(location.hostname);

let speech = newSpeech('en');
/** @type {Speech | undefined} */
let english;
/** @type {Language} */
let asked = 'en';
/** What the page needs, whatever the language: owners and parts, as `owner/part`. */
const needed = new Set([`${HOUSE}/first`]);
/** @type {() => void} */
let begin;
/** A language is spoken. @type {Promise<void>} */
const begun = new Promise((resolve) => {
  begin = resolve;
});
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Set<string>} */
const missing = new Set();
/** Whether something was drawn, or not, for want of words that are still to come. */
let lacked = false;

/** The language on show. */
export const language = () => speech.tag;

/** How dates and figures are written: as where the device says it is, if they speak the language there. */
export const locale = () => regional(speech.tag);

/** English that says of no place is dated as it is spelled here: in the British way. */
function regional(/** @type {Language} */ tag) {
  const there = navigator.languages?.find((place) => place.startsWith(`${tag}-`) && /^[a-z]+-[A-Z]{2}$/.test(place));
  return there ?? (tag === 'en' ? 'en-GB' : tag);
}

/** Calls back whenever words have changed and everything must be drawn again. */
export function onWords(/** @type {() => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/* ── Bringing words ── */

/** Speaks another language from now on; resolves when Home can be drawn in it, rejects with NotHere if its words do not come. */
export async function speak(/** @type {Language} */ tag) {
  asked = tag;
  const next = newSpeech(tag);
  // Switching in the middle of a game must not leave half a table without words: all that was needed comes along.
  for (let lacking = [...needed]; lacking.length; lacking = [...needed].filter((part) => !next.coming.has(part))) {
    await Promise.all(lacking.map((part) => bring(next, part)));
  }
  if (asked !== tag) return; // words may take their time, and somebody has changed their mind
  speech = next;
  begin();
  document.documentElement.lang = tag;
  tellAll();
}

/** Brings what a game's table says, before somebody sits down. */
export const tableWords = (/** @type {string} */ game) => need(`${game}/table`);

/** Brings all words of the house, and of a game if one is named; rejects with NotHere if there are none to be had. */
export const allWords = (/** @type {string} */ game = HOUSE) => need(`${HOUSE}/rest`, ...(game ? PARTS.game.map((part) => `${game}/${part}`) : []));

/** Brings words that only one screen needs, the house's and a game's, each in a file of that name. */
export const ownWords = (/** @type {string} */ screen, /** @type {string} */ game) => need(`${HOUSE}/${screen}`, `${game}/${screen}`);

/** Brings parts in the language on show, once; if anything was drawn without them, all is drawn again. */
async function need(/** @type {string[]} */ ...parts) {
  for (const part of parts) needed.add(part);
  await begun; // with all that is needed by then
  const now = speech;
  const came = await Promise.allSettled(parts.filter((part) => !now.here.has(part)).map((part) => bring(now, part)));
  if (now === speech && lacked) tellAll();
  for (const one of came) if (one.status === 'rejected') throw one.reason;
}

/** @returns {Speech} */
function newSpeech(/** @type {Language} */ tag) {
  return { tag, bundles: new Map(), coming: new Map(), here: new Set() };
}

function bring(/** @type {Speech} */ to, /** @type {string} */ part) {
  const coming = to.coming.get(part) ?? fetchPart(to, part);
  to.coming.set(part, coming);
  return coming;
}

async function fetchPart(/** @type {Speech} */ to, /** @type {string} */ part) {
  const [owner = HOUSE, name] = part.split('/');
  const file = `${owner ? `games/${owner}/` : ''}words/${to.tag}/${name}.ftl.txt`;
  const text = await patiently(SITE + file);
  if (text === null || !isWords(text, owner)) {
    to.coming.delete(part);
    amiss.add(SITE + file);
    throw new NotHere(file);
  }
  addWords(to, owner, text);
  to.here.add(part);
}

/** Whether a text holds words: a network that wants somebody to log in answers everything with a page of its own. */
function isWords(/** @type {string} */ text, /** @type {string} */ owner) {
  return text.trim() === '' ? owner !== HOUSE : /^-?[a-z][\w-]* *=/im.test(text) && !/^\s*</.test(text);
}

/** Adds the words of a file: its owner's, and after each mark those of the game that the mark names. */
function addWords(/** @type {Speech} */ to, /** @type {string} */ owner, /** @type {string} */ text) {
  const [own = '', ...others] = text.split(OF_A_GAME);
  const add = (/** @type {string} */ whose, /** @type {string} */ words) => {
    const bundle = to.bundles.get(whose) ?? newBundle(to.tag);
    to.bundles.set(whose, bundle);
    for (const [id, entry] of entries(words)) {
      if (bundle.hasMessage(id)) report(`${to.tag}, ${whose}: ${id} is said twice`);
      else if (id.startsWith('-')) bundle.addResource(new FluentResource(entry));
      else bundle.unread.set(id, entry);
    }
  };
  add(owner, own);
  for (let index = 0; index < others.length; index += 2) add(others[index] ?? '', others[index + 1] ?? '');
}

function newBundle(/** @type {Language} */ tag) {
  // Isolation marks matter where directions of writing mix; our four languages all run one way.
  return new Bundle(regional(tag), { useIsolating: false });
}

/** The messages and terms of a file, each with its own text; they begin at the beginning of a line, and nothing else does. */
function entries(/** @type {string} */ text) {
  const starts = [...text.matchAll(/^-?[a-zA-Z][\w-]*(?= *=)/gm)];
  return starts.map(({ 0: id, index }, at) => /** @type {const} */ ([id, text.slice(index, starts[at + 1]?.index)]));
}

/** Messages that are read when somebody wants them: a page that begins says a tenth of what came. */
class Bundle extends FluentBundle {
  /** By id, as they are written. @type {Map<string, string>} */
  unread = new Map();

  constructor(/** @type {string} */ tag, /** @type {{useIsolating: boolean}} */ options) {
    super(tag, options);
    const read = this._messages;
    const get = read.get.bind(read);
    // Messages that another one refers to are looked up here too, past the methods below.
    read.get = (id) => {
      this.#read(id);
      return get(id);
    };
  }

  #read(/** @type {string} */ id) {
    const text = this.unread.get(id);
    if (text === undefined) return;
    this.unread.delete(id);
    this.addResource(new FluentResource(text));
  }

  /** @override */
  hasMessage(/** @type {string} */ id) {
    return this.unread.has(id) || super.hasMessage(id);
  }
}

/** What came in place of words, which a browser may have kept: it is asked for past the browser's own cache. @type {Set<string>} */
const amiss = new Set();

/** Words are worth waiting for: without a network, until there is one. @returns {Promise<string | null>} null: there are none */
async function patiently(/** @type {string} */ address) {
  for (;;) {
    try {
      const response = await fetch(address, amiss.has(address) ? { cache: 'reload' } : {});
      return response.ok ? await response.text() : null;
    } catch {
      await network();
    }
  }
}

function tellAll() {
  lacked = false;
  for (const listener of listeners) listener();
}

/* ── Saying things ── */

/** The message `id` of the house (or its attribute, as `id.attribute`) with these arguments. */
export const t = (/** @type {string} */ id, /** @type {Args} */ args = {}) => say(HOUSE, id, args);

/** Whether the house has such a message: for words that only some things have. */
export const hasWords = (/** @type {string} */ id) => has(HOUSE, id);

/** The words of one game; where it has none, those of the house. */
export function wordsOf(/** @type {string} */ game) {
  return {
    t: (/** @type {string} */ id, /** @type {Args} */ args = {}) => say(game, id, args),
    hasWords: (/** @type {string} */ id) => has(game, id),
  };
}

/** Words as one phrase: commas, and the last joined by "and". Browsers could do it, after loading much for it. */
export function list(/** @type {string[]} */ words) {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const first = words.slice(0, -1).reduce((before, next) => t('list-more', { first: before, next }));
  return t(words.length === 2 ? 'list-two' : 'list-end', { first, last });
}

/** Words as a bare enumeration, without an "and". */
export const items = (/** @type {string[]} */ words) => chain('list-more', words);

/** Parts of one sentence that stand side by side. */
export const clauses = (/** @type {string[]} */ words) => chain('list-clauses', words);

/** Whole sentences, one after another. What is empty is left out. */
export const sentences = (/** @type {string[]} */ words) => chain('list-sentences', words);

/** A name or a few words that stand as a sentence of their own; what already ends like one is left as it is. */
export const stop = (/** @type {string} */ words) => (/[.!?…]$/.test(words) ? words : t('list-stop', { words }));

/** What stands between words is the affair of each language: a mark, and the spaces around it. */
function chain(/** @type {string} */ id, /** @type {string[]} */ words) {
  const [head = '', ...rest] = words.filter(Boolean);
  return rest.reduce((first, next) => t(id, { first, next }), head);
}

function say(/** @type {string} */ owner, /** @type {string} */ id, /** @type {Args} */ args) {
  const found = find(speech, owner, id);
  if (found) return format(found, id, args);
  if (isComing(owner)) return ''; // all is drawn again then
  report(`${speech.tag} has no words for ${id}${owner && ` in ${owner}`}`);
  const plain = speakEnglishToo() && find(/** @type {Speech} */ (english), owner, id);
  return plain ? format(plain, id, args) : `{${id}}`;
}

function has(/** @type {string} */ owner, /** @type {string} */ id) {
  const found = find(speech, owner, id) !== undefined;
  if (!found) isComing(owner);
  return found;
}

/** Whether what an owner lacks may still come; whoever asks lacks something. */
function isComing(/** @type {string} */ owner) {
  const coming = !isComplete(speech, owner);
  lacked ||= coming;
  return coming;
}

/** Whether nothing is left to come in which an owner's message might be. */
function isComplete(/** @type {Speech} */ { here }, /** @type {string} */ owner) {
  const parts = [...PARTS.house.map((part) => `${HOUSE}/${part}`), ...(owner ? PARTS.game.map((part) => `${owner}/${part}`) : [])];
  return parts.every((part) => here.has(part));
}

/** Whoever works on the page sees what is missing in English, as soon as that has come. */
function speakEnglishToo() {
  if (!DEVELOPMENT || speech.tag === 'en') return false;
  if (!english) {
    const plain = newSpeech('en');
    english = plain;
    Promise.all([...needed].map((part) => bring(plain, part))).then(tellAll, () => undefined);
  }
  return true;
}

/** Where a message stands: in its owner's words, or in the house's. */
function find(/** @type {Speech} */ { bundles }, /** @type {string} */ owner, /** @type {string} */ id) {
  const [name = '', attribute] = id.split('.');
  for (const whose of owner ? [owner, HOUSE] : [HOUSE]) {
    const bundle = bundles.get(whose);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return { bundle, pattern };
  }
  return undefined;
}

function format(
  /** @type {NonNullable<ReturnType<typeof find>>} */ { bundle, pattern },
  /** @type {string} */ id,
  /** @type {Args} */ args,
) {
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, withFew(args), errors);
  for (const error of errors) report(`${speech.tag}, ${id}: ${error.message}`);
  return text;
}

/** A number that needs no separators is its digits, in all our languages: asking the browser how to write it takes long. */
class Few extends FluentNumber {
  /** @override */
  toString() {
    return String(this.value);
  }
}

/** @returns {Record<string, import('../../vendor/fluent/index.js').FluentVariable>} */
function withFew(/** @type {Args} */ args) {
  const few = (/** @type {unknown} */ value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1000;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, few(value) ? new Few(Number(value)) : value]));
}

/** Once each: a missing word is drawn again at every change. */
function report(/** @type {string} */ sentence) {
  if (missing.has(sentence)) return;
  missing.add(sentence);
  console.error(sentence);
}
