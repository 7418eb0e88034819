// Games dealt by the engine when the site was built: the first bid can be composed before Python is up.
import { get } from './manifest.js';

const A_SEAT_COUNT = 6;

/** The engine's own answer to `new`, for a viewer on seat 0 who acts first. */
export async function opening(/** @type {string} */ game, /** @type {number} */ seats) {
  const number = 1 + Math.floor(Math.random() * A_SEAT_COUNT);
  return (await get(`openings/${game}/${seats}-${number}.json`)).json();
}
