// A device without a page, for scripts that keep things: storage with so much room, events, a clock, and two games.
// Every visit runs the scripts anew, as a browser does when a page is loaded again; what is stored stays.
import { register } from 'node:module';

const OPTIONS = { pace: ['slow', 'quick'] };
const RIVALS = { rivals: ['ada', 'bert', 'cleo'], levels: ['novice', 'expert'] };
const BOTS = ['ada:novice', 'ada:expert', 'bert:novice', 'bert:expert', 'cleo:novice', 'cleo:expert'];
const GAME = { rules: 1, seats: [2, 3], options: OPTIONS, ...RIVALS, bots: BOTS, adviser: 'ada:expert', offers: ['deck'] };
const ENTRY = `{ screens: ['deck'], poster: '', table: async () => ({}), companion: async () => ({}) }`;

/** What the build would write, by the end of a script's address; of a game the page needs no more than this. */
const WRITTEN = {
  '/js/about.js': `export const ABOUT = ${JSON.stringify({ pebbles: GAME, shells: GAME })};`,
  '/js/engine/facts.js': `export const SITE = 'https://site.example/'; export const NAME = 'house'; export const PYTHON = {};`,
  '/games/index.js': `export const pebbles = { ...${ENTRY}, elder: { final: (final) => final } }; export const shells = ${ENTRY};`,
};

/** Runs in node's own thread for such questions: hence a text. */
const HOOKS = `
const WRITTEN = ${JSON.stringify(WRITTEN)};
export async function resolve(name, context, next) {
  const found = await next(name, context);
  const [, visit] = /\\?visit=(\\d+)$/.exec(context.parentURL ?? '') ?? [];
  return visit && found.url.includes('/web/') ? { ...found, url: found.url + '?visit=' + visit } : found;
}
export function load(url, context, next) {
  const [, source] = Object.entries(WRITTEN).find(([end]) => url.split('?')[0].endsWith('/web' + end)) ?? [];
  return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);

/** What localStorage does, with room for so many characters. */
class Room {
  /** @type {Map<string, string>} */
  kept = new Map();
  most = Infinity;
  blocked = false;
  writes = 0;
  reads = 0;

  get #kept() {
    if (this.blocked) throw new DOMException('not here', 'SecurityError');
    return this.kept;
  }

  get length() {
    return this.#kept.size;
  }

  /** The characters in use. */
  get used() {
    return [...this.kept].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  }

  key(/** @type {number} */ index) {
    return [...this.#kept.keys()][index] ?? null;
  }

  getItem(/** @type {string} */ name) {
    this.reads += 1;
    return this.#kept.get(name) ?? null;
  }

  setItem(/** @type {string} */ name, /** @type {string} */ text) {
    this.writes += 1;
    const before = this.#kept.get(name);
    this.kept.set(name, text);
    if (this.used <= this.most) return;
    if (before === undefined) this.kept.delete(name);
    else this.kept.set(name, before);
    throw new DOMException('no room', 'QuotaExceededError');
  }

  removeItem(/** @type {string} */ name) {
    this.#kept.delete(name);
  }
}

export const room = new Room();
const PREFIX = '/ ';

/** What is really stored, as JSON by name; without a path, which separates sites of one host. */
export const stored = (/** @type {string} */ name) => JSON.parse(room.kept.get(PREFIX + name) ?? 'null');

/** The names of what is stored that begin so. */
export const storedNames = (/** @type {string} */ beginning) =>
  [...room.kept.keys()].map((name) => name.slice(PREFIX.length)).filter((name) => name.startsWith(beginning)).sort();

/** Puts something there as an earlier visit, or another page, would have. */
export function store(/** @type {string} */ name, /** @type {unknown} */ given) {
  room.kept.set(PREFIX + name, typeof given === 'string' ? given : JSON.stringify(given));
}

/** No room is left, to the last character. */
export const fill = () => {
  room.most = room.used;
};

let visits = 0;

/** The page is loaded again: nothing but what was stored is left. */
export function visitAgain() {
  visits += 1;
  const page = new EventTarget();
  const documentElement = { dataset: {}, lang: '' };
  const facts = { title: 'House', documentElement, visibilityState: 'visible', baseURI: 'https://site.example/' };
  Object.assign(globalThis, {
    localStorage: room,
    document: Object.assign(new EventTarget(), facts),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
  });
}

/** Something happens to the page; what happens to the document is heard there. */
export function happens(/** @type {string} */ what) {
  const { document, dispatchEvent } = globalThis;
  if (what === 'visibilitychange') document.dispatchEvent(new Event(what));
  else dispatchEvent(new Event(what));
}

/** A script as this visit runs it. */
export const script = (/** @type {string} */ path) => import(`../../web/js/${path}?visit=${visits}`);

/** Everything is as it was before anybody came. */
export function newDevice() {
  Object.assign(room, new Room());
  visitAgain();
}

/** A game after so many moves, as a page keeps it. */
export function saveOf(/** @type {string} */ id, /** @type {string[]} */ moves = [], /** @type {object} */ changes = {}) {
  const times = { created: 1_790_000_000_000, saved: 1_790_000_000_000 };
  const state = { decisions: moves.map((_, at) => at), rehearsal: false, over: false, final: null };
  return { format: 2, app: '1.0', id, tab: 'before', ...times, record: recordOf(moves), ...state, ...changes };
}

/** The record of a game with these moves. */
export function recordOf(/** @type {string[]} */ moves, /** @type {object} */ changes = {}) {
  const table = { game: 'pebbles', rules: 1, deck: 'house', seed: 'k3x9', first: 0, options: { pace: 'slow' }, seats: ['human', 'ada:novice'] };
  return { format: 1, ...table, moves, ...changes };
}
