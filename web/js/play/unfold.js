// A table's first drawing, in parts. All of it at once keeps a slow phone from hearing anybody for a fifth of a second.
import { turn } from '../shell/breath.js';

/**
 * @typedef {object} Unfolding
 * @property {HTMLElement} root  the table's place
 * @property {number} up  how many parts are drawn; whoever leaves says that there are no more
 * @property {() => void} draw
 */

/** Where people touch, processors are slow; at a desk all at once is there sooner than part by part. */
const slow = () => matchMedia('(pointer: coarse)').matches;

/** With how many parts a table begins: on a phone with one while Python starts, which keeps it busy; else it is drawn at once. @param {import('../types.js').Table} table */
export const beginning = ({ starting, view }) => (starting && !view.final && slow() ? 1 : Infinity);

/**
 * Has the rest of a table drawn, one part after another, and each laid out before the next; a tap or a key is heard in
 * between. Out of sight until the last part is there: nobody sees half a table, and nothing moves that was seen.
 * @param {Unfolding} table @param {number} parts  how many there are
 */
export async function unfold(table, parts) {
  const { root } = table;
  while (table.up < parts) {
    root.dataset.unfolding = '';
    await turn();
    if (table.up >= parts) return; // somebody has left
    table.up += 1;
    table.draw();
    layOut(root);
  }
  if (!('unfolding' in root.dataset)) return;
  await turn();
  delete root.dataset.unfolding;
  layOut(root);
}

/** Now: else the browser would style and lay out all parts together, when it shows them. What is out of sight is asked itself. */
const layOut = (/** @type {HTMLElement} */ root) => root.firstElementChild?.getBoundingClientRect();
