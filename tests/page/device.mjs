// As much of a browser as pure modules touch: a device with some room, and tabs that share it.

/** What a device keeps. Its room can run out, its owner can forbid it or wipe it. */
class Room {
  /** @type {Map<string, string>} */
  #texts = new Map();
  /** Characters. */
  size = Infinity;
  forbidden = false;

  get length() {
    return this.#texts.size;
  }

  /** @param {number} index */
  key(index) {
    return [...this.#texts.keys()][index] ?? null;
  }

  /** @param {string} name */
  getItem(name) {
    return this.#texts.get(name) ?? null;
  }

  /** @param {string} name @param {string} text */
  setItem(name, text) {
    const others = [...this.#texts].filter(([each]) => each !== name).reduce((sum, [each, kept]) => sum + each.length + kept.length, 0);
    if (others + name.length + text.length > this.size) throw new DOMException('no room', 'QuotaExceededError');
    this.#texts.set(name, String(text));
  }

  /** @param {string} name */
  removeItem(name) {
    this.#texts.delete(name);
  }

  /** No room is left, to the last character. */
  fill() {
    this.size = [...this.#texts].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
  }

  wipe() {
    this.#texts.clear();
  }

  /** Names without the path that separates one site from another, in order. */
  names() {
    return [...this.#texts.keys()].map((name) => name.slice(name.indexOf(' ') + 1)).sort();
  }

  /** @param {string} name */
  text(name) {
    return this.getItem(PATH + name);
  }

  /** The moves of a game that is really stored. @param {string} id @returns {string[]} */
  moves(id) {
    return JSON.parse(this.text(`game/${id}`) ?? '{}').record?.moves;
  }

  /** @param {string} name @param {unknown} value */
  put(name, value) {
    this.setItem(PATH + name, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

export const SITE = 'https://site.example/any/path/';
const PATH = '/any/path/ ';

let events = new EventTarget();
Object.assign(globalThis, {
  addEventListener: (/** @type {[string, () => void]} */ ...heard) => events.addEventListener(...heard),
  removeEventListener: (/** @type {[string, () => void]} */ ...heard) => events.removeEventListener(...heard),
});

/** Something happens to the pages of the device; that they are hidden or seen again, to their documents. */
export function happens(/** @type {string} */ what) {
  const target = what === 'visibilitychange' ? globalThis.document : events;
  target.dispatchEvent(new Event(what));
}

/** A new device, on which nothing is kept: from now on it is the one that scripts see. */
export function newDevice() {
  const room = new Room();
  const head = { append: () => undefined };
  const written = { documentElement: { dataset: {}, lang: '' }, head, createElement: () => ({}), querySelectorAll: () => [] };
  const facts = { ...written, title: 'Parlour', baseURI: SITE, visibilityState: 'visible' };
  const page = Object.assign(new EventTarget(), facts, { createTreeWalker: () => ({}) }); // lit-html wants one when it is loaded
  events = new EventTarget();
  define('localStorage', () => {
    if (room.forbidden) throw new DOMException('no', 'SecurityError');
    return room;
  });
  define('document', () => page);
  define('location', () => new URL(SITE));
  define('navigator', () => ({ languages: ['en'] }));
  define('requestAnimationFrame', () => () => 0); // nothing is ever painted here
  return room;
}

function define(/** @type {string} */ name, /** @type {() => unknown} */ get) {
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

let tabs = 0;

/** A new tab: its scripts are loaded anew, and remember nothing of other tabs. @returns {(script: string) => Promise<any>} */
export function newTab() {
  tabs += 1;
  const query = `?tab=${tabs}`;
  return (script) => import(`../../web/js/${script}${query}`);
}
