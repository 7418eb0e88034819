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

  /** @param {string} name @param {unknown} value */
  put(name, value) {
    this.setItem(PATH + name, typeof value === 'string' ? value : JSON.stringify(value));
  }
}

export const SITE = 'https://site.example/any/path/';
const PATH = '/any/path/ ';

/** A new device, on which nothing is kept: from now on it is the one that scripts see. */
export function newDevice() {
  const room = new Room();
  const page = { documentElement: { dataset: {}, lang: '' }, title: 'Parlour', baseURI: SITE, createTreeWalker: () => null };
  define('localStorage', () => {
    if (room.forbidden) throw new DOMException('no', 'SecurityError');
    return room;
  });
  define('document', () => page);
  define('location', () => new URL(SITE));
  define('navigator', () => ({ languages: ['en'] }));
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
