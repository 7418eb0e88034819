// Keeps the whole site on the device: every file listed in manifest.json, checked by hash, served from the cache.
// An update is downloaded whole beside the old version and waits until the page asks for it.

/** SHA-256 of manifest.json, written here by the build: it makes this file change whenever any file does. */
const MANIFEST = 'of the build';

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
const SITE = worker.registration.scope;
/** Other sites may live beside ours on one host, and share its caches. */
const OURS = `${new URL(SITE).pathname} `;
const APP = `${OURS}app ${MANIFEST.slice(0, 16)}`;
const CORE = `${OURS}core `;
const TABS = `${OURS}tabs`;
const LANES = 4;
/** The integrity check after a visit began waits until the page has surely done its own work. */
const CALM = 10_000;

worker.addEventListener('install', (event) => event.waitUntil(complete(announce)));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  if (method !== 'GET' || !url.startsWith(SITE)) return;
  event.respondWith(answer(event));
  if (mode !== 'navigate') return;
  silent.add(event.resultingClientId);
  event.waitUntil(afterwards());
});
worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (event.data?.type === 'apply') worker.skipWaiting();
  if (event.data?.type === 'make-way') {
    makeWay();
    port?.postMessage({});
  }
  if (event.data?.type === 'hello') silent.delete(/** @type {Client} */ (event.source).id);
  if (event.data?.type === 'status') event.waitUntil(status().then((it) => port?.postMessage(it)));
  if (event.data?.type === 'mend') event.waitUntil(mend().then(({ length }) => port?.postMessage({ mended: length })));
});

/* ── Filling the caches ── */

/** Has every file in its cache with the right hash; returns the names of those that had to be brought. */
async function complete(/** @type {(done: number, total: number) => void} */ progress = () => undefined) {
  const manifest = await theManifest();
  const names = Object.keys(manifest.files).filter((name) => manifest.files[name]?.group !== 'spare');
  const ours = [await coreName(manifest), APP];
  const elsewhere = (await ourCaches()).filter((name) => !ours.includes(name));
  const [core, app, ...others] = /** @type {[Shelf, Shelf, ...Shelf[]]} */ (await Promise.all([...ours, ...elsewhere].map(shelf)));
  const total = names.length;
  /** @type {string[]} */
  const brought = [];
  let done = 0;
  const percent = (/** @type {number} */ files) => Math.floor((100 * files) / total);
  const lane = async () => {
    for (let name = names.shift(); name !== undefined && !leaving; name = names.shift()) {
      const file = /** @type {SiteFile} */ (manifest.files[name]);
      if (await keep(file.group === 'core' ? core : app, name, file.sha256, others)) brought.push(name);
      done += 1;
      if (percent(done) > percent(done - 1)) progress(done, total);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return brought;
}

/**
 * A cache, and the addresses of what is in it: what is not there need not be asked for, file by file.
 *
 * @typedef {{cache: Cache, urls: Set<string>}} Shelf
 */

/** @returns {Promise<Shelf>} */
async function shelf(/** @type {string} */ name) {
  const cache = await caches.open(name);
  return { cache, urls: new Set((await cache.keys()).map(({ url }) => url)) };
}

/** Puts a file into a cache unless it is there and sound; prefers another cache of ours to the network. */
async function keep(
  /** @type {Shelf} */ { cache, urls },
  /** @type {string} */ name,
  /** @type {string} */ sha256,
  /** @type {Shelf[]} */ others,
) {
  const url = SITE + name;
  if (urls.has(url) && (await sound(await cache.match(url), sha256))) return false;
  for (const other of others.filter((one) => one.urls.has(url))) {
    const found = await other.cache.match(url);
    if (await sound(found?.clone(), sha256)) {
      await cache.put(url, /** @type {Response} */ (found));
      return true;
    }
  }
  await cache.put(url, await download(url, sha256));
  return true;
}

/** Downloads a file; if the browser's own cache has an outdated one, past it. */
async function download(/** @type {string} */ url, /** @type {string} */ sha256) {
  for (const cache of /** @type {RequestCache[]} */ (['default', 'reload'])) {
    const response = await fetch(url, { cache });
    if (response.ok && (await sound(response.clone(), sha256))) return response;
  }
  throw new Error(`${url} is not the file this version was built with`);
}

async function sound(/** @type {Response | undefined} */ response, /** @type {string} */ sha256) {
  if (!response) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256;
}

/** @returns {Promise<SiteManifest>} */
async function theManifest() {
  const [cache, url] = [await caches.open(APP), `${SITE}manifest.json`];
  const kept = await cache.match(url);
  if (kept && (await sound(kept.clone(), MANIFEST))) return kept.json();
  const brought = await download(url, MANIFEST);
  await cache.put(url, brought.clone());
  return brought.json();
}

/** Named by what it holds: an update that brings the same Pyodide uses the same cache. */
async function coreName(/** @type {SiteManifest} */ { files }) {
  const hashes = Object.values(files).filter(({ group }) => group === 'core').map(({ sha256 }) => sha256);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(hashes.sort().join()));
  return CORE + Array.from(new Uint8Array(digest, 0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== TABS);

async function announce(/** @type {number} */ done, /** @type {number} */ total) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage({ type: 'installing', done, total });
}

/* ── Versions: a page keeps the one it was opened with ── */

/**
 * The version in force, and the open tabs that still belong to an older one, by the names of their caches.
 *
 * @typedef {{current: string, tabs: Record<string, string>}} Versions
 */

/** @type {Promise<Versions> | undefined} */
let versions;

function known() {
  versions ??= (async () => {
    const stored = await (await caches.open(TABS)).match(`${SITE}tabs`);
    return stored ? stored.json() : { current: APP, tabs: {} };
  })();
  return versions;
}

async function remember(/** @type {Versions} */ now) {
  versions = Promise.resolve(now);
  await (await caches.open(TABS)).put(`${SITE}tabs`, Response.json(now));
}

async function takeOver() {
  const { current, tabs } = await known();
  const pages = await worker.clients.matchAll({ type: 'window' });
  const older = current === APP ? {} : Object.fromEntries(pages.map(({ id }) => [id, current]));
  await remember({ current: APP, tabs: { ...older, ...tabs } });
  await sweep();
  await worker.clients.claim();
}

/** Deletes the caches that no tab needs any more. */
async function sweep() {
  const { current, tabs } = await known();
  const open = new Set((await worker.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id));
  const living = Object.fromEntries(Object.entries(tabs).filter(([id]) => open.has(id)));
  await remember({ current, tabs: living });
  if (Object.keys(living).length) return; // an old tab may also need the old core
  if (worker.registration.waiting ?? worker.registration.installing) return; // an update is on its way
  const needed = [APP, await coreName(await theManifest())];
  inUse.clear();
  cores = undefined;
  await Promise.all((await ourCaches()).filter((name) => !needed.includes(name)).map((name) => caches.delete(name)));
}

/* ── Answering ── */

async function answer(/** @type {FetchEvent} */ { request, clientId, resultingClientId }) {
  const { pathname } = new URL(request.url);
  const { current, tabs } = await known();
  const version = tabs[clientId] ?? APP;
  // A worker started by an old tab is a client of its own, and as old.
  if (version !== APP && request.destination === 'worker' && resultingClientId) {
    await remember({ current, tabs: { ...tabs, [resultingClientId]: version } });
  }
  const url = new URL(request.mode === 'navigate' && isHome(pathname) ? 'index.html' : pathname, SITE).href;
  const kept = (await fromCore(url)) ?? (await (await opened(version)).match(url));
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === 'navigate') return Response.redirect(SITE);
    throw error;
  }
}

const isHome = (/** @type {string} */ pathname) => pathname === new URL(SITE).pathname;

/** The addresses of Pyodide's files hold its version, so any core cache will do. */
async function fromCore(/** @type {string} */ url) {
  if (!url.startsWith(`${SITE}pyodide/`)) return undefined;
  cores ??= ourCaches().then((names) => names.filter((name) => name.startsWith(CORE)));
  for (const name of await cores) {
    const found = await (await opened(name)).match(url);
    if (found) return found;
  }
  cores = undefined; // a new one may have come
  return undefined;
}

/** @type {Promise<string[]> | undefined} */
let cores;
/** Caches in use: opening one takes as long as finding something in it. @type {Map<string, Promise<Cache>>} */
const inUse = new Map();

function opened(/** @type {string} */ name) {
  const cache = inUse.get(name) ?? caches.open(name);
  inUse.set(name, cache);
  return cache;
}

/* ── Looking after itself ── */

async function status() {
  const manifest = await theManifest();
  const kept = new Set();
  for (const name of [APP, await coreName(manifest)]) {
    for (const { url } of await (await caches.open(name)).keys()) kept.add(url);
  }
  const wanted = Object.keys(manifest.files).filter((name) => manifest.files[name]?.group !== 'spare');
  return { version: manifest.version, complete: wanted.every((name) => kept.has(SITE + name)) };
}

/** Checks all hashes and brings what is damaged; without a network, what cannot be brought stays for the next time. */
const mend = () => complete().catch(() => /** @type {string[]} */ ([]));

/** Pages just opened that have not said hello yet, which is the first thing their scripts do. @type {Set<string>} */
const silent = new Set();

/** A page that stays silent may have met a damaged script: if one was mended, it gets another chance; else it is slow. */
async function revive(/** @type {string[]} */ mended) {
  if (!mended.some((name) => /\.(js|html)$/.test(name))) return;
  for (const page of await worker.clients.matchAll({ type: 'window' })) {
    const ours = page.url.startsWith(SITE) && isHome(new URL(page.url).pathname);
    if (ours && silent.has(page.id)) await page.navigate(page.url).catch(() => null);
  }
}

/** @type {Promise<unknown> | undefined} */
let checking;
/** Somebody wants the version that waits, and it can take over only when nothing is under way here. */
let leaving = false;
/** @type {() => void} */
let endCalm = () => undefined;

function makeWay() {
  leaving = true;
  endCalm();
}

function afterwards() {
  checking ??= new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    endCalm = resolve;
    setTimeout(resolve, leaving ? 0 : CALM);
  })
    .then(() => Promise.all(leaving ? [] : [mend().then(revive), sweep()]))
    .finally(() => {
      checking = undefined;
    });
  return checking;
}
