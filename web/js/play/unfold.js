// A table's first drawing, in parts. All of it at once keeps a slow phone from hearing anybody for a fifth of a second.
import { breath } from '../shell/breath.js';

/**
 * Has the rest of a table drawn, one part after another, and each laid out before the next; a tap or a key is heard in
 * between. Out of sight until the last part is there: nobody sees half a table, and nothing moves that was seen.
 * @param {HTMLElement} root  the table's place, with its first part
 * @param {number} parts  how many there are
 * @param {(up: number) => void} draw  draws so many of them
 */
export function unfold(root, parts, draw) {
  let gone = false;
  const all = async () => {
    for (let up = 2; up <= parts; up += 1) {
      await breath();
      if (gone) return;
      draw(up);
      root.getBoundingClientRect(); // else the browser would lay out all parts together, when it shows them
    }
    await breath();
    delete root.dataset.unfolding;
  };
  root.dataset.unfolding = '';
  return {
    whole: all(),
    leave: () => {
      gone = true;
      delete root.dataset.unfolding;
    },
  };
}
