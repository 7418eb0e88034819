// What the page knows of the site: which version it is, where Python's parts are, and how big.
import { SITE } from './facts.js';

export { SITE };

/** @type {Promise<SiteManifest> | undefined} */
let loading;

/** Downloads the list once; a failure is forgotten, so that the next call tries again. */
export function siteManifest() {
  loading ??= download().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @returns {Promise<SiteManifest>} */
async function download() {
  const response = await get('boot.json');
  return response.json().catch(fail);
}

/** Nothing came through, or not all of it: worth another attempt when there is a network. */
export class NetworkTrouble extends Error {}

/** A part of the site is not on this device, and what came in its place is something else: worth another attempt later. */
export class NotHere extends Error {}

/** What went wrong means just that. @returns {never} */
export function missed(/** @type {unknown} */ error) {
  throw new NotHere(String(error));
}

/** @returns {never} */
const fail = (/** @type {unknown} */ error) => {
  throw new NetworkTrouble(String(error));
};

/** Waits until another attempt makes sense: the browser says that there is a network, or some seconds went by. */
export function network() {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, 5000);
  });
}

/** A file of the site. */
export async function get(/** @type {string} */ name) {
  const response = await fetch(SITE + name).catch(fail);
  if (!response.ok) throw new NotHere(`${name}: ${response.status}`);
  return response;
}
