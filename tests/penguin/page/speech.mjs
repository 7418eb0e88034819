// What the page says of this game, said outside a browser: every sentence in every language, and every gap found.
import { newDevice, SITE } from '../../page/device.mjs';

/** A site that has only these files of words. */
export function site(/** @type {Record<string, string>} */ files) {
  newDevice();
  const define = (/** @type {string} */ name, /** @type {unknown} */ value) => Object.defineProperty(globalThis, name, { configurable: true, value });
  define('fetch', (/** @type {string} */ address) => Promise.resolve(new Response(files[address.slice(SITE.length)] ?? '', { status: address.slice(SITE.length) in files ? 200 : 404 })));
  define('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
}

/**
 * @typedef {{seats: string[], deck: any[], steps: [any, any][], moves: {view: any, move: string, choices: any[]}[]}} Game
 * @typedef {{told: string[][], moves: string[], short: string[], reasons: string[][], figures: string[][], scores: string[]}} Said
 */

/** All that is said of some games: by language, game by game; and what was reported as missing or wrong. */
export async function speech(/** @type {Record<string, string>} */ files, /** @type {string[]} */ languages, /** @type {Game[]} */ games) {
  site(files);
  /** @type {string[]} */
  const errors = [];
  console.error = (/** @type {unknown} */ sentence) => errors.push(String(sentence));
  const { allWords, speak } = await import('../../../web/js/shell/words.js');
  const { playersOf } = await import('../../../web/js/play/players.js');
  const retell = await import('../../../web/games/penguin/retell.js');
  const { figureWords, reasonWords } = await import('../../../web/games/penguin/reasons.js');
  await speak(/** @type {any} */ (languages[0])); // words come in a language, so one must be spoken first
  await allWords('penguin');
  /** @type {Record<string, Said[]>} */
  const said = {};
  for (const language of languages) {
    await speak(/** @type {any} */ (language));
    said[language] = games.map(({ seats, deck, steps, moves }) => {
      const players = playersOf({ seats });
      const cards = Object.fromEntries(deck.map((card) => [card.id, card]));
      const at = (/** @type {any} */ view) => ({ view, deck: cards, players });
      return {
        told: steps.map(([before, after]) => retell.told(before, after, players, cards)),
        moves: moves.map(({ view, move }) => retell.moveWords(move, at(view))),
        short: moves.map(({ move }) => retell.shortMove(move, players, cards)),
        reasons: moves.flatMap(({ view, choices }) => choices.map((choice) => reasonWords(choice, at(view)))),
        figures: moves.flatMap(({ view, choices }) => choices.map((choice) => figureWords(choice, at(view)))),
        scores: steps.flatMap(([, { final }]) => (final ? final.lines.map(retell.scoreWords) : [])),
      };
    });
  }
  return { said, errors };
}
