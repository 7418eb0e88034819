// Asks the engine. Every game has a line of its own, with a worker that knows that game only; it is begun when the game
// is expected or asked about.
import { likelyGame, startable } from './likely.js';
import { createLine } from './line.js';

/**
 * @typedef {import('./line.js').EngineState} EngineState
 * @typedef {object} EngineOptions
 * @property {string} [game]  the one to begin with
 * @property {(loaded: number, total: number) => void} [onProgress]  bytes; on a first visit only
 * @property {(state: EngineState) => void} [onState]  of the line that was wanted last
 * @property {number} [patience]  seconds a request may take before the worker counts as lost
 * @typedef {object} Engine
 * @property {(request: object, options?: {patience?: number}) => Promise<any>} ask
 *   requests about one game are answered in turn, and sent again to a new worker if need be: they must not depend on one
 *   before; those about no game go where the last one went
 * @property {(game: string) => void} expect  something will be asked about a game
 * @property {(game?: string) => EngineState} state  of the line of a game, or of the one that was wanted last
 * @property {() => void} close  ends its workers; what was asked and not answered is refused as 'engine-closed'
 */

export { EngineError } from './line.js';

/** @returns {Engine} */
export function createEngine({ game: first, onProgress, onState, patience = 60 } = /** @type {EngineOptions} */ ({})) {
  /** @type {Map<string, import('./line.js').Line>} */
  const lines = new Map();
  let closed = false;
  let wanted = startable(first) ?? likelyGame();
  /** @type {EngineState} */
  let told = 'loading';

  const tell = () => {
    const state = lines.get(wanted)?.state() ?? told;
    if (state === told || closed) return;
    told = state;
    onState?.(state);
  };
  const begin = (/** @type {string} */ game) =>
    createLine(game, {
      onProgress: (loaded, total) => game === wanted && onProgress?.(loaded, total),
      onState: tell,
      isWanted: () => game === wanted,
      patience,
    });
  /** The line of a game, which is the one on show from now on. */
  const line = (/** @type {string} */ game) => {
    const found = lines.get(game) ?? begin(game);
    lines.set(game, found);
    wanted = game;
    if (closed) found.close();
    else found.wake();
    tell();
    return found;
  };

  line(wanted);
  return {
    ask: (request, options) => line(gameIn(request) ?? wanted).ask(request, options),
    expect: (game) => line(startable(game) ?? wanted),
    state: (game = wanted) => lines.get(game)?.state() ?? 'loading',
    close: () => {
      closed = true;
      for (const each of lines.values()) each.close();
    },
  };
}

/** The game that a request is about; undefined if it is about none that can be asked about, and any line may say so. */
function gameIn(/** @type {any} */ { game, record }) {
  return startable(record?.game ?? game);
}
