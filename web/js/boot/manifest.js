// What the page starts with: where Python's parts are, which version this is, and the address it all is relative to.

/** The directory the site lives in, wherever that is. */
export const SITE = new URL('../../', import.meta.url).href;

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

/** A file of the site; big ones yield to what the page shows. */
export async function get(/** @type {string} */ name, /** @type {RequestInit} */ options = {}) {
  const response = await fetch(SITE + name, options).catch(fail);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}
