// What a browser must be able to do for the page to run; without it, a clear word instead of a broken page.

/** The names of what is missing here; empty in every browser that is a few years old or younger. */
export function lacks() {
  /** @type {[string, () => unknown][]} */
  const needs = [
    ['WebAssembly', () => typeof WebAssembly === 'object' && 'compileStreaming' in WebAssembly],
    ['Worker', () => 'Worker' in globalThis],
    ['DecompressionStream', () => 'DecompressionStream' in globalThis],
    ['<dialog>', () => 'showModal' in HTMLDialogElement.prototype],
    ['CSS light-dark()', () => CSS.supports('color', 'light-dark(#000, #fff)')],
  ];
  return needs.filter(([, there]) => !attempt(there)).map(([name]) => name);
}

function attempt(/** @type {() => unknown} */ there) {
  try {
    return Boolean(there());
  } catch {
    return false;
  }
}

/** Tells people what is missing, in plain markup and in words that are in the page already. */
export function showLack(/** @type {string[]} */ missing) {
  document.documentElement.dataset.lacks = missing.join(', ');
  const list = document.getElementById('lacking');
  if (list) list.textContent = missing.join(', ');
}
