// Every word on the page comes from here: Fluent messages, one language at a time, switchable at any moment.
import { FluentBundle, FluentNumber, FluentResource } from '../../vendor/fluent/index.js';
import { network, SITE } from '../engine/site.js';

/** @typedef {'en' | 'fr' | 'de' | 'it'} Language */
/** @typedef {Record<string, string | number | Date>} Args */

export const LANGUAGES = /** @type {const} */ (['en', 'fr', 'de', 'it']);

/** The two files of each language, joined by the build: what Home and a first bid need, and all the others. */
const FIRST = 'first';
const REST = 'rest';

/** Whoever works on the page sees a gap as English and as an error; whoever plays never gets a build with one. */
const DEVELOPMENT = ['localhost', '127.0.0.1'].includes(location.hostname);

/** @type {FluentBundle} */
let bundle = new FluentBundle('en');
/** @type {FluentBundle | undefined} */
let english;
/** Brings the rest of the words, once. */
let complete = () => Promise.resolve();
/** Whether there are words to come that somebody may ask for already. */
let partial = true;
/** @type {Language} */
let current = 'en';
/** @type {Language} */
let asked = current;
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Set<string>} */
const missing = new Set();

/** The language on show. */
export const language = () => current;

/** Brings all words of the language, and settles when they are here, not only what Home and a first bid need. */
export const allWords = () => complete();

/** Calls back whenever words have changed and everything must be drawn again. */
export function onWords(/** @type {() => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first language of the browser's list that we speak. */
export function preferredLanguage(/** @type {readonly string[]} */ wanted = navigator.languages) {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return found ?? 'en';
}

/** @returns {tag is Language} */
export function isLanguage(/** @type {unknown} */ tag) {
  return LANGUAGES.some((known) => known === tag);
}

/** Speaks another language from now on; resolves when Home can be drawn in it. */
export async function speak(/** @type {Language} */ tag) {
  asked = tag;
  const next = newBundle(tag);
  /** @type {Promise<void> | undefined} */
  let bringing;
  const bring = () => (bringing ??= add(next, tag, REST).then(() => completed(next)));
  await add(next, tag, FIRST);
  // Switching in the middle of a game must not leave half a table without words.
  if (bundle.hasMessage('app-name')) await bring();
  if (asked !== tag) return; // words may take their time, and somebody has changed their mind
  partial = bringing === undefined;
  bundle = next;
  current = tag;
  complete = bring;
  document.documentElement.lang = tag;
  tellAll();
}

/** The rest of the words has come: whatever was drawn without them is drawn again. */
function completed(/** @type {FluentBundle} */ whole) {
  if (whole !== bundle) return;
  partial = false;
  tellAll();
}

function tellAll() {
  for (const listener of listeners) listener();
}

/** The message `id` (or its attribute, as `id.attribute`) with these arguments. */
export function t(/** @type {string} */ id, /** @type {Args} */ args = {}) {
  const pattern = find(bundle, id);
  if (pattern) return format(bundle, pattern, id, args);
  if (partial) return ''; // on its way; all is drawn again then
  speakEnglishToo();
  report(`${current} has no words for ${id}`);
  const plain = english && find(english, id);
  return plain ? format(/** @type {FluentBundle} */ (english), plain, id, args) : `{${id}}`;
}

/** Words as one phrase: commas, and the last joined by "and". Browsers could do it, after loading much for it. */
export function list(/** @type {string[]} */ words) {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const first = words.slice(0, -1).reduce((before, next) => t('list-more', { first: before, next }));
  return t(words.length === 2 ? 'list-two' : 'list-end', { first, last });
}

/** Whether there is such a message: for words that only some things have. */
export const hasWords = (/** @type {string} */ id) => find(bundle, id) !== undefined;

/** Whoever works on the page sees what is missing in English, as soon as that has come. */
function speakEnglishToo() {
  if (!DEVELOPMENT || current === 'en' || english) return;
  const plain = newBundle('en');
  english = plain;
  Promise.all([FIRST, REST].map((file) => add(plain, 'en', file))).then(tellAll);
}

function newBundle(/** @type {Language} */ tag) {
  // Isolation marks matter where directions of writing mix; our four languages all run one way.
  return new FluentBundle(tag, { useIsolating: false });
}

async function add(/** @type {FluentBundle} */ to, /** @type {Language} */ tag, /** @type {string} */ file) {
  const response = await patiently(`${SITE}words/${tag}/${file}.ftl.txt`);
  if (!response.ok) {
    report(`words/${tag}/${file}.ftl.txt: ${response.status}`);
    return;
  }
  for (const error of to.addResource(new FluentResource(await response.text()))) report(`${tag}/${file}: ${error}`);
}

/** Words are worth waiting for: without a network, until there is one. */
async function patiently(/** @type {string} */ address) {
  for (;;) {
    try {
      return await fetch(address);
    } catch {
      await network();
    }
  }
}

function find(/** @type {FluentBundle} */ from, /** @type {string} */ id) {
  const [name = '', attribute] = id.split('.');
  const message = from.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined;
}

function format(
  /** @type {FluentBundle} */ from,
  /** @type {NonNullable<ReturnType<typeof find>>} */ pattern,
  /** @type {string} */ id,
  /** @type {Args} */ args,
) {
  /** @type {Error[]} */
  const errors = [];
  const text = from.formatPattern(pattern, withFew(args), errors);
  for (const error of errors) report(`${current}, ${id}: ${error.message}`);
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
