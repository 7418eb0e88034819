// Games dealt by the engine when the site was built: the first move can be composed before Python is up.
import { get } from '../engine/site.js';

/** @type {Map<string, Promise<Response>>} */
const expected = new Map();

/** Begins to bring a file of deals that will be wanted soon. */
export function expectOpening(/** @type {string} */ game, /** @type {number} */ seats) {
  const name = `games/${game}/openings-${seats}.json`;
  const coming = get(name);
  coming.catch(() => expected.delete(name)); // whoever wants it then, asks again
  expected.set(name, coming);
}

/** The engine's own answer to `new`, for a viewer on seat 0 who acts first; one of some, by chance. */
export async function opening(/** @type {string} */ game, /** @type {number} */ seats) {
  const name = `games/${game}/openings-${seats}.json`;
  const coming = expected.get(name) ?? get(name);
  expected.delete(name);
  const { deck, deals } = await (await coming).json();
  const { record, view } = deals[Math.floor(Math.random() * deals.length)];
  return { ok: true, record, length: 0, steps: [view], view, deck };
}
