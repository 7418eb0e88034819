// Begins what takes longest while the page is still being read: the worker, Pyodide, the snapshot.
// A script of its own in the page; engine.js takes over what has begun here.
import { launch } from './launch.js';
import { siteManifest } from './manifest.js';
import { gatherSupplies } from './supplies.js';

/** @typedef {import('./supplies.js').OnBytes} OnBytes */

/** @type {Promise<[SiteManifest, import('./supplies.js').Supplies]> | undefined} */
let gathered;
/** @type {[number, number] | undefined} */
let bytes;
/** @type {Set<OnBytes>} */
const listeners = new Set();

/** What every worker needs, downloaded once a page. */
export function gather(/** @type {OnBytes | undefined} */ onBytes) {
  if (onBytes && bytes) onBytes(...bytes);
  if (onBytes) listeners.add(onBytes);
  gathered ??= siteManifest().then((manifest) => [manifest, gatherSupplies(manifest, tell)]);
  return gathered;
}

/** Forgets what was downloaded: it was damaged, or only half of it came. */
gather.anew = () => {
  gathered = undefined;
};

function tell(/** @type {number} */ loaded, /** @type {number} */ total) {
  bytes = [loaded, total];
  for (const listener of listeners) listener(loaded, total);
}

/** @type {{starting: () => void, ahead: () => string | undefined, started: boolean}} */
const owner = { starting: () => undefined, ahead: () => undefined, started: false };
const start = () => {
  owner.started = true;
  owner.starting();
};
/** @type {Promise<import('./launch.js').Launched> | undefined} */
let first = launch('snapshot', gather(undefined), start, () => owner.ahead());
first.catch(() => undefined); // whoever takes it over is told

/** The worker that was begun here, for the first who asks; undefined for everybody else. */
export function firstLaunch(
  /** @type {BootPlan} */ plan,
  /** @type {() => void} */ starting,
  /** @type {() => string | undefined} */ ahead,
) {
  const taken = plan === 'snapshot' ? first : undefined;
  if (!taken) return undefined;
  first = undefined;
  if (owner.started) starting();
  Object.assign(owner, { starting, ahead });
  return taken;
}
