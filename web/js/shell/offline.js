// The page's side of the service worker: is the site complete on this device, and does a newer one wait?
import { SITE, siteManifest } from '../engine/site.js';

/**
 * @typedef {'unknown' | 'unsupported' | 'installing' | 'failed' | 'ready' | 'update-available' | 'applying' | 'applied'} OfflineState
 *   ready: every file is here and checked; update-available: a whole new version waits for applyUpdate(); applying: it is
 *   taking over; applied: it is in force, and the page gets it when it is loaded again
 */

/** Milliseconds between two looks for a newer version. */
const EVERY = 6 * 60 * 60 * 1000;
/** Milliseconds in which a service worker that lives has answered, also one that brings damaged files anew. */
const PATIENCE = 60_000;

/** Milliseconds after which a version that should take over is told so again. */
const AGAIN = 2000;

/** @type {OfflineState} */
let state = 'unknown';
/** @type {Set<(state: OfflineState, share: number) => void>} */
const listeners = new Set();
/** How much of the installation is done, from 0 to 1. */
let share = 0;
/** @type {ServiceWorkerRegistration | undefined} */
let registration;
let applying = false;
/** The version that is to take over. @type {ServiceWorker | undefined} */
let heir;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let again;

/** What is known now. */
export const offlineState = () => state;

/** Calls back at every change, with the share that is downloaded; returns a function that ends it. */
export function onOffline(/** @type {(state: OfflineState, share: number) => void} */ listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function enter(/** @type {OfflineState} */ next, /** @type {number} */ done = next === 'installing' ? 0 : 1) {
  if (next === state && done === share) return;
  state = next;
  share = done;
  for (const listener of listeners) listener(state, share);
}

/** Registers the service worker. Call it when the page needs the network no more: it downloads the rest. */
export async function startOffline() {
  const container = navigator.serviceWorker;
  if (!container) {
    enter('unsupported');
    return;
  }
  container.addEventListener('message', ({ data }) => {
    if (data?.type === 'installing' && state === 'installing') enter('installing', data.done / data.total);
  });
  container.addEventListener('controllerchange', () => {
    if (applying) enter('applied');
    else settle();
  });
  try {
    registration = await container.register(`${SITE}service-worker.js`, { scope: SITE, updateViaCache: 'none' });
    if (!registration) throw new Error('no registration'); // where somebody has forbidden service workers without a word
  } catch (error) {
    console.info(`This page will not work offline (${error}).`);
    enter(container.controller ? 'ready' : 'failed');
    return;
  }
  registration.addEventListener('updatefound', () => registration?.installing && follow(registration.installing));
  if (registration.installing) follow(registration.installing);
  lookAgainNowAndThen();
  await settle();
}

/** Browsers look for a newer version when a page is opened; ours may stay open for weeks. */
function lookAgainNowAndThen() {
  let looked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || performance.now() - looked < EVERY) return;
    looked = performance.now();
    lookForUpdate();
  });
}

function follow(/** @type {ServiceWorker} */ worker) {
  if (!registration?.active) enter('installing');
  worker.addEventListener('statechange', settle);
}

/** Whether there is nothing left to say until the page is loaded again. */
const isApplied = () => state === 'applied';

/** Looks at what is installed, active and waiting, and says it. */
async function settle() {
  if (isApplied()) return;
  const active = registration?.active;
  if (!active) {
    if (registration?.installing ?? registration?.waiting) enter('installing', share);
    else enter('failed');
    return;
  }
  const [said, manifest] = await Promise.all([tell(active, { type: 'status' }), siteManifest().catch(() => null)]);
  if (!said || !manifest || isApplied()) return; // then we know no more than before, or more than was asked
  const { complete, version } = said;
  if (applying && registration?.waiting) handOver(); // it may be another one than was told first
  else if (registration?.waiting || version !== manifest.version) enter('update-available');
  else if (complete) enter('ready');
  else enter('failed');
}

/** Asks the browser to look for a newer version now; it does so by itself at every visit. */
export const lookForUpdate = () => registration?.update().catch(() => undefined);

/** Switches to the version that waits; when it is in force, the state says so. */
export function applyUpdate() {
  applying = true;
  if (registration?.waiting) handOver();
  else enter('applied');
}

/**
 * Has the version that waits take over, after the one in force has left whatever it does for its own sake. Browsers end
 * service workers at will, and with them what they were told: as long as nothing comes of it, they are told again.
 *
 * One after the other: a word to a service worker that is just ending wakes it, and then Chromium lets the next one wait
 * for minutes. Older versions do not answer.
 */
async function handOver() {
  clearTimeout(again);
  if (isApplied()) return;
  heir = registration?.waiting ?? heir;
  if (heir?.state === 'activated') {
    enter('applied'); // browsers tell a page that it is in other hands, but not always
    return;
  }
  enter('applying');
  again = setTimeout(handOver, AGAIN);
  if (!registration?.waiting || !registration.active) return;
  const silence = new Promise((resolve) => setTimeout(resolve, AGAIN / 2));
  await Promise.race([askOnce(registration.active, { type: 'make-way' }), silence]);
  registration.waiting?.postMessage({ type: 'apply' });
}

/** Has every cached file checked against its hash and replaced if damaged; says how many were. */
export async function mend() {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return 0;
  const said = await tell(worker, { type: 'mend' });
  return /** @type {number} */ (said?.mended ?? 0);
}

/** Asks the service worker. Browsers end it at will, and then it never answers: it is asked once more. @returns {Promise<any>} null: it is silent */
async function tell(/** @type {ServiceWorker} */ worker, /** @type {object} */ message) {
  return (await askOnce(worker, message)) ?? askOnce(worker, message);
}

function askOnce(/** @type {ServiceWorker} */ worker, /** @type {object} */ message) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (/** @type {unknown} */ answer) => {
      clearTimeout(silence);
      port1.close();
      resolve(answer);
    };
    const silence = setTimeout(end, PATIENCE, null);
    port1.onmessage = ({ data }) => end(data);
    worker.postMessage(message, [port2]);
  });
}
