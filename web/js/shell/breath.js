/**
 * A moment in which the browser does what it has to: whoever taps or types is heard, and what was drawn can be painted.
 * @returns {Promise<void>}
 */
export const breath = (/** @type {number} */ milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The same, as short as can be: people are heard, and what waits besides comes later, where a browser can tell them apart.
 * Timers that follow upon each other would wait for four milliseconds each.
 * @returns {Promise<unknown>}
 */
export const turn = () => /** @type {any} */ (globalThis).scheduler?.yield?.() ?? message();

function message() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });
}

/** Until what was drawn has been painted, or should have been: whoever measures then has nothing laid out for it. */
export const painted = (patience = 50) => Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), breath(patience)]);
