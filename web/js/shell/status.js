// One line on how things are: is the engine coming, is the site on this device, does a newer one wait?
import { t } from './words.js';

/**
 * @typedef {object} Status
 * @property {string} line
 * @property {number | null} share  of what is being waited for, from 0 to 1; null when nothing is
 * @property {'calm' | 'busy' | 'bad'} tone
 */

const known = {
  /** @type {import('../engine/engine.js').EngineState} */
  engine: 'loading',
  loaded: 0,
  /** @type {import('./offline.js').OfflineState} */
  offline: 'unknown',
  installed: 0,
};
/** @type {Set<() => void>} */
const listeners = new Set();

/** Milliseconds into a visit in which nobody needs to see a bar grow: on a fast line it is over by then. */
const SOON = 700;

/** Notes something new, and tells whoever shows the line. */
export function note(/** @type {Partial<typeof known>} */ news) {
  const before = visible();
  Object.assign(known, news);
  if (performance.now() < SOON && 'loaded' in news) return;
  if (visible() !== before) for (const listener of listeners) listener();
}

/** Bytes come in hundreds of pieces; people see whole per cents. */
const visible = () => `${known.engine} ${percent(known.loaded)} ${known.offline} ${percent(known.installed)}`;

const percent = (/** @type {number} */ share) => Math.floor(share * 100);

export function onStatus(/** @type {() => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a newer version waits to be used, or takes over already; null if there is none. @returns {'waits' | 'comes' | null} */
export function update() {
  if (known.offline === 'update-available') return 'waits';
  return known.offline === 'applying' || known.offline === 'applied' ? 'comes' : null;
}

/** @returns {Status} */
export function status() {
  const { engine, loaded, offline, installed } = known;
  if (engine === 'failed') return { line: t('status-failed'), share: null, tone: 'bad' };
  if (engine === 'loading' && loaded > 0 && performance.now() >= SOON) {
    return { line: t('status-loading', { percent: percent(loaded) }), share: percent(loaded) / 100, tone: 'busy' };
  }
  const coming = engine === 'loading' ? 'starting' : engine; // nothing to download: a later visit
  if (engine !== 'ready') return { line: t(`status-${coming}`), share: null, tone: 'busy' };
  if (offline === 'installing') {
    return { line: t('status-installing', { percent: percent(installed) }), share: null, tone: 'calm' };
  }
  return { line: t(offline === 'ready' ? 'status-offline' : 'status-ready'), share: null, tone: 'calm' };
}
