// What the page says of moves and of the reasons for them, said outside a browser, in every language.
import { newDevice, SITE } from './device.mjs';

/**
 * @typedef {{seats: string[], deck: any[], view: any, choice: import('../../web/js/types.js').Choice}} Weighed  a move that was weighed, as one seat sees it
 * @typedef {{move: string, reasons: string[], figures: string[]}} Said
 */

/** A site that has only these files. */
function site(/** @type {Record<string, string>} */ files) {
  newDevice();
  const define = (/** @type {string} */ name, /** @type {unknown} */ value) => Object.defineProperty(globalThis, name, { configurable: true, value });
  define('fetch', (/** @type {string} */ address) => Promise.resolve(new Response(files[address.slice(SITE.length)] ?? '', { status: address.slice(SITE.length) in files ? 200 : 404 })));
  define('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
}

/** Each of these moves and why, by language; and what was reported as missing or wrong. */
export async function sentences(/** @type {Record<string, string>} */ files, /** @type {string} */ game, /** @type {string[]} */ languages, /** @type {Weighed[]} */ weighed) {
  site(files);
  /** @type {string[]} */
  const errors = [];
  console.error = (/** @type {unknown} */ sentence) => errors.push(String(sentence));
  const { allWords, speak } = await import('../../web/js/shell/words.js');
  const { playersOf } = await import('../../web/js/play/players.js');
  /** @type {import('../../web/js/game-contract.js').Companion} */
  const companion = await import(`../../web/games/${game}/companion.js`);
  await speak(/** @type {any} */ (languages[0])); // words come in a language, so one must be spoken first
  await Promise.all([allWords(game), companion.ready()]);
  /** @type {Record<string, Said[]>} */
  const said = {};
  for (const language of languages) {
    await speak(/** @type {any} */ (language));
    said[language] = weighed.map(({ seats, deck, view, choice }) => {
      const moment = { view, deck: Object.fromEntries(deck.map((card) => [card.id, card])), players: playersOf({ seats }) };
      return { move: companion.moveWords(choice.move, moment), reasons: companion.reasonWords(choice, moment), figures: companion.figureWords?.(choice, moment) ?? [] };
    });
  }
  return { said, errors };
}
