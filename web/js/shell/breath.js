/** A moment in which the browser does what it has to: whoever taps or types is heard, and what was drawn can be painted. */
export const breath = (/** @type {number} */ milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The same, as short as can be: timers that follow upon each other wait for four milliseconds each. */
export function turn() {
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
export const painted = () => Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), breath(50)]);
