// Games dealt by the engine when the site was built: the first move can be composed before Python is up.
import { get } from '../engine/site.js';

/** @type {Map<string, Promise<any>>} */
const expected = new Map();

/** A file of deals; reading it takes a while too, so that begins as soon as it comes. */
const read = async (/** @type {string} */ name) => (await get(name)).json();

/** Begins to bring a file of deals that will be wanted soon. */
export function expectOpening(/** @type {string} */ game, /** @type {number} */ seats) {
  const name = `games/${game}/openings-${seats}.json`;
  const coming = read(name);
  coming.catch(() => expected.delete(name)); // whoever wants it then, asks again
  expected.set(name, coming);
}

/** The engine's own answer to `new`, for a viewer on seat 0 who acts first; one of some, by chance. */
export async function opening(/** @type {string} */ game, /** @type {number} */ seats) {
  const name = `games/${game}/openings-${seats}.json`;
  const coming = expected.get(name) ?? read(name);
  expected.delete(name);
  const { deck, deals } = await coming;
  const { record, view } = deals[Math.floor(Math.random() * deals.length)];
  return { ok: true, record, length: 0, steps: [view], view, deck };
}
