// Pictures of cards come when Python has begun.

/**
 * Pictures wait for Python, because both want the whole processor, and cards can be read without. Milliseconds: no
 * longer than this, and so long after Python's first word, which is a moment before its first answer.
 */
const PICTURES_WAIT = { longest: 600, after: 100 };

/** Whether pictures may come; has the table drawn again when that changes. @param {import('../types.js').Table} table @param {() => void} draw */
export function picturesFor(table, draw) {
  let waiting = table.starting;
  let soon = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  const wait = (/** @type {number} */ time) => {
    clearTimeout(patience);
    patience = setTimeout(() => {
      waiting = false;
      draw();
    }, time);
  };
  if (waiting) wait(PICTURES_WAIT.longest);
  return {
    shown: () => {
      if (waiting && !soon && !table.starting) {
        soon = true;
        wait(PICTURES_WAIT.after);
      }
      return !waiting;
    },
    leave: () => clearTimeout(patience),
  };
}
