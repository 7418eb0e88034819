// A game is played in one page at a time.
import { SITE } from '../engine/site.js';

/** What this page holds, by game: coming to a table again is no other page that takes the game over. @type {Map<string, () => void>} */
const ours = new Map();

/**
 * Holds a game for this page, or takes it from the page that had it: whoever opened it last plays on.
 * @param {string} id
 * @param {() => void} onLost  another page took it over
 * @returns {{held: Promise<boolean>, release: () => void}}  held: whether it is ours, as soon as that is known
 */
export function holdGame(id, onLost) {
  const { locks } = navigator;
  if (!locks) return { held: Promise.resolve(true), release: () => undefined }; // the store still refuses to overwrite
  const name = `${new URL(SITE).pathname} game ${id}`;
  let released = false;
  /** @type {() => void} */
  let done = () => undefined;
  const release = () => {
    released = true;
    done();
  };
  ours.get(id)?.();
  ours.set(id, release);
  /** @type {Promise<boolean>} */
  const held = new Promise((resolve) => {
    const hold = () =>
      new Promise((end) => {
        done = () => end(null);
        if (released) done();
        resolve(true);
      });
    locks.request(name, { steal: true }, hold).catch(() => {
      if (!released) onLost();
      resolve(released); // whoever gave it up is not told that another has it
    });
  });
  return { held, release };
}
