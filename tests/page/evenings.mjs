// Evenings that nobody watches: what rivals say in games that were really played, one after another on one device.
import { newDevice, SITE } from './device.mjs';

/**
 * @typedef {object} Evening
 * @property {string} seed
 * @property {string[]} seats  the person's first, then rivals by name
 * @property {[any, any][]} steps  two views each: before and after
 * @property {Record<string, any>} deck
 * @typedef {{step: number, seat: number, line: string}} Said
 */

/**
 * What is said in each evening; the script of a game changes faces, and the one who speaks has a remark.
 * @param {Record<string, string>} files  of words
 * @param {string} game
 * @param {string} faces  the game's script that changes them
 * @param {Evening[]} played
 * @returns {Promise<{said: Said[][], needs: Record<string, string>, kept: string | null}>}
 */
export async function evenings(files, game, faces, played) {
  const device = newDevice();
  const define = (/** @type {string} */ name, /** @type {unknown} */ value) => Object.defineProperty(globalThis, name, { configurable: true, value });
  define('fetch', (/** @type {string} */ address) => Promise.resolve(new Response(files[address.slice(SITE.length)] ?? '')));
  define('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const { allWords, speak } = await import('../../web/js/shell/words.js');
  await speak('en');
  await allWords(game);
  const { NEEDS } = await import(`../../web/games/${game}/remarks.js`);
  const { greet, react } = await import(`../../web/games/${game}/${faces}`);
  const said = played.map(({ seed, seats, steps, deck }) => {
    const players = seats.map((id, seat) => ({ seat, human: !seat, id, level: null, name: id }));
    const first = steps[0]?.[0];
    /** @type {any} */
    const screen = { faces: {}, deck, view: first, table: { record: { game, seed, seats }, players, rehearsal: false } };
    /** @type {Said[]} */
    const lines = [];
    const listen = (/** @type {number} */ step, /** @type {() => void} */ happens) => {
      const before = new Set(Object.values(screen.faces).map(({ remark }) => remark));
      happens();
      for (const [seat, { remark }] of Object.entries(screen.faces)) if (remark && !before.has(remark)) lines.push({ step, seat: Number(seat), line: remark.replace('remark-', '') });
    };
    listen(-1, () => greet?.(screen, first));
    for (const [step, [before, after]] of steps.entries()) {
      screen.view = after;
      listen(step, () => react(screen, after, before));
    }
    return lines;
  });
  return { said, needs: NEEDS, kept: device.text(`spare/said-${game}`) };
}
