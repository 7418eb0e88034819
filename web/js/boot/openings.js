// Games dealt by the engine when the site was built: the first bid can be composed before Python is up.
import { get } from './manifest.js';

/** The engine's own answer to `new`, for a viewer on seat 0 who acts first; one of some, by chance. */
export async function opening(/** @type {string} */ game, /** @type {number} */ seats) {
  const dealt = await (await get(`openings/${game}-${seats}.json`)).json();
  return dealt[Math.floor(Math.random() * dealt.length)];
}
