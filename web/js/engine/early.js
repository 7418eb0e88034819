// Begins what takes longest while the page is still being read: the worker, which brings Pyodide and the snapshot.
// A script of its own in the page; engine.js takes over what has begun here.
import { launch } from './launch.js';

/** @typedef {import('./launch.js').Listener} Listener */

/** @type {[number, number] | undefined} */
let bytes;
let started = false;
/** Whoever takes the worker over. @type {Listener | undefined} */
let owner;

/** @type {Promise<import('./launch.js').Launched> | undefined} */
let first = launch('snapshot', {
  bytes: (loaded, total) => {
    bytes = [loaded, total];
    owner?.bytes?.(loaded, total);
  },
  starting: () => {
    started = true;
    owner?.starting?.();
  },
  ahead: () => owner?.ahead?.(),
});
first.catch(() => undefined); // whoever takes it over is told

/** The worker that was begun here, for the first who asks; undefined for everybody else. */
export function firstLaunch(/** @type {BootPlan} */ plan, /** @type {Listener} */ listener) {
  const taken = plan === 'snapshot' ? first : undefined;
  if (!taken) return undefined;
  first = undefined;
  owner = listener;
  if (bytes) listener.bytes?.(...bytes);
  if (started) listener.starting?.();
  return taken;
}
