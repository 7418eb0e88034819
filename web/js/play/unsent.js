// What was chosen at a table but not played outlives a reload, as long as the tab does. It is worth no trouble: where the
// browser keeps nothing, it is chosen again.

/** @typedef {import('../types.js').GameRecord} GameRecord */

/** The decision that a choice belongs to. */
const moment = (/** @type {GameRecord} */ { seed, seats, moves }) => `${seed}/${seats.join()}/${moves.join()}`;

/**
 * Keeps choices of one kind under a name.
 * @template Choice
 * @param {string} name
 */
export function unsent(name) {
  const key = `${new URL('.', location.href).pathname} ${name}`;
  return {
    keep(/** @type {GameRecord} */ record, /** @type {Choice} */ choice) {
      try {
        sessionStorage.setItem(key, JSON.stringify({ moment: moment(record), choice }));
      } catch {
        // then it is not kept
      }
    },
    /** What was chosen at this very decision before. @returns {Choice|null} */
    kept(/** @type {GameRecord} */ record) {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return kept?.moment === moment(record) ? kept.choice : null;
      } catch {
        return null;
      }
    },
  };
}
