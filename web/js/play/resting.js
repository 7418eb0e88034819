// Pictures that rest at a table until somebody has seen them, and presses that were meant for a motion before.
import { hold } from '../shell/motion.js';

/**
 * @typedef {object} Resting  what a table remembers of it
 * @property {boolean} reading  a picture rests until it is dismissed
 * @property {boolean} looking  a picture rests for a moment
 * @property {boolean} hurried  somebody pressed a key while things moved: the rest of the motion is skipped
 * @property {(() => void) | null} onward  dismisses the picture that rests
 * @property {{at: number, deaf: boolean}} pressed  the last key or tap, and whether it only ended a motion
 * @property {() => void} draw
 */

/** Milliseconds in which a result that does not wait can be looked at. */
const LOOK = 1600;
/** Milliseconds: what follows so soon upon a press that ended a motion was meant for that motion. */
const GUARD = 400;

/** Waits until the viewer has read the picture. @returns {Promise<void>} */
export function read(/** @type {Resting} */ table) {
  table.reading = true;
  table.draw();
  return new Promise((resolve) => {
    table.onward = () => {
      table.reading = false;
      table.hurried = false;
      table.onward = null;
      resolve();
    };
  });
}

/** Lets the picture rest for a moment, whatever the pace; any key or tap ends it. */
export async function look(/** @type {Resting} */ table) {
  table.looking = true;
  table.hurried = false;
  table.draw();
  await hold(LOOK);
  table.looking = false;
  table.hurried = false;
}

/** A key or tap: whatever moves (or may) is over with it, and then it dismisses nothing. */
export function press(/** @type {Resting} */ table, /** @type {boolean} */ moving) {
  const now = performance.now();
  const hasty = moving && (!table.reading || now - table.pressed.at < GUARD);
  table.pressed = { at: now, deaf: hasty };
}

/** Leaves the picture that rests, unless this very press, or one just before it, was for the motion that led here. */
export function dismiss(/** @type {Resting} */ table) {
  const { at, deaf } = table.pressed;
  if (!deaf || performance.now() - at >= GUARD) table.onward?.();
}
