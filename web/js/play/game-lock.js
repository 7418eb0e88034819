// One page per game: a page that plays a game holds a lock on it, so that two of them never write to one record.
import { SITE } from '../engine/site.js';

/**
 * Holds a game for this page, or takes it from the page that had it: whoever opened it last plays on.
 * @param {string} id
 * @param {() => void} onLost  another page took it over
 * @returns {Promise<{release: () => void} | null>}
 */
export function holdGame(id, onLost) {
  const { locks } = navigator;
  if (!locks) return Promise.resolve({ release: () => undefined }); // the store still refuses to overwrite
  const name = `${new URL(SITE).pathname} game ${id}`;
  let released = false;
  return new Promise((resolve) => {
    locks
      .request(
        name,
        { steal: true },
        () =>
          new Promise((done) => {
            resolve({
              release: () => {
                released = true;
                done(null);
              },
            });
          }),
      )
      .catch(() => {
        if (!released) onLost();
        resolve(null);
      });
  });
}
