// Every word on the page comes from here: Fluent messages, one language at a time, switchable at any moment.
import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { network, SITE } from './boot/manifest.js';

/** @typedef {'en' | 'fr' | 'de' | 'it'} Language */
/** @typedef {Record<string, string | number | Date>} Args */

export const LANGUAGES = /** @type {const} */ (['en', 'fr', 'de', 'it']);

/** The files of each language, under words/<language>/. The first is all that Home needs. */
const FILES = ['shell', 'game', 'table', 'rules', 'learn', 'review', 'remarks'];

/** Whoever works on the page sees a gap as English and as an error; whoever plays never gets a build with one. */
const DEVELOPMENT = ['localhost', '127.0.0.1'].includes(location.hostname);

/** @type {FluentBundle} */
let bundle = new FluentBundle('en');
/** @type {FluentBundle | undefined} */
let english;
/** @type {Promise<unknown>} */
let complete = Promise.resolve();
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

/** Settles when every file of the language is here, not only what Home needs. */
export const allWords = () => complete;

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
  const [first = '', ...others] = FILES;
  await add(next, tag, first);
  const rest = Promise.all(others.map((file) => add(next, tag, file)));
  if (DEVELOPMENT && tag !== 'en' && !english) {
    english = newBundle('en');
    const plain = english;
    Promise.all(FILES.map((file) => add(plain, 'en', file)));
  }
  // Switching in the middle of a game must not leave half a table without words.
  if (bundle.hasMessage('app-name')) await rest;
  if (asked !== tag) return; // words may take their time, and somebody has changed their mind
  bundle = next;
  current = tag;
  complete = rest;
  document.documentElement.lang = tag;
  for (const listener of listeners) listener();
}

/** The message `id` (or its attribute, as `id.attribute`) with these arguments. */
export function t(/** @type {string} */ id, /** @type {Args} */ args = {}) {
  const pattern = find(bundle, id);
  if (pattern) return format(bundle, pattern, id, args);
  report(`${current} has no words for ${id}`);
  const plain = english && find(english, id);
  return plain ? format(/** @type {FluentBundle} */ (english), plain, id, args) : `{${id}}`;
}

/** Whether there is such a message: for words that only some things have. */
export const hasWords = (/** @type {string} */ id) => find(bundle, id) !== undefined;

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
  const text = from.formatPattern(pattern, args, errors);
  for (const error of errors) report(`${current}, ${id}: ${error.message}`);
  return text;
}

/** Once each: a missing word is drawn again at every change. */
function report(/** @type {string} */ sentence) {
  if (missing.has(sentence)) return;
  missing.add(sentence);
  console.error(sentence);
}
