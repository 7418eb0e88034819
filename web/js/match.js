// One game being played, on the page's side: asks the engine, keeps the record, then shows what came of it.
// The engine remembers nothing, so whatever dies, the record here is the game.
import { saveGame, readText, writeText } from './store.js';
import { playersOf } from './players.js';

/**
 * @typedef {import('./types.js').View} View
 * @typedef {import('./types.js').Table} Table
 * @typedef {import('./types.js').GameRecord} GameRecord
 * @typedef {import('./store.js').SavedGame} SavedGame
 * @typedef {{record: GameRecord, length: number, steps: View[], view: View, deck?: any[]}} Shown
 * @typedef {{reply: any, then: Promise<Ahead> | null}} Ahead  an answer, and the one that is already being thought about
 * @typedef {{kind: 'refused' | 'bug' | 'engine' | 'unreadable', code: string, sentence: string, trace?: string,
 *   record: GameRecord | null}} Trouble
 *
 * @typedef {object} MatchOptions
 * @property {{ask: (request: object) => Promise<any>, state: () => string}} engine
 * @property {SavedGame} saved
 * @property {string} app  the version, kept with every save
 * @property {(screen: string) => void} go
 * @property {(trouble: Trouble) => void} onTrouble
 * @property {HTMLElement} headline
 */

const PICTURE = 'picture';

/** The last picture of a game, if it is one of this very moment: something to look at before the engine answers. */
export function pictureOf(/** @type {SavedGame} */ { id, record }, /** @type {string} */ app) {
  try {
    const kept = JSON.parse(readText(PICTURE) ?? 'null');
    const same = kept?.id === id && kept.app === app && kept.shown.length === record.moves.length;
    return same ? /** @type {Shown} */ (kept.shown) : null;
  } catch {
    return null;
  }
}

export function keepPicture(/** @type {string} */ id, /** @type {string} */ app, /** @type {Shown} */ shown) {
  writeText(PICTURE, JSON.stringify({ id, app, shown: { ...shown, steps: [] } }));
}

/** A match that goes on from where its record is. */
export function createMatch(/** @type {MatchOptions} */ { engine, saved, app, go, onTrouble, headline }) {
  let game = saved;
  const viewer = Math.max(0, game.record.seats.indexOf('human'));
  /** @type {import('./types.js').Mounted | null} */
  let mounted = null;
  /** @type {any[]} */
  let deck = [];
  /** The course on which something is under way. */
  let busy = -1;
  let answered = engine.state() === 'ready';
  /** Grows when the course of the game changes (take-back, leaving): what was under way then counts no more. */
  let course = 0;
  /** Lengths of the record where the person's own move showed nothing new: taking those back is free. */
  const free = new Set();

  const ask = async (/** @type {Record<string, any>} */ request) => {
    const reply = await engine.ask({ viewer, record: game.record, ...request });
    answered = true;
    return reply;
  };

  const keep = (/** @type {Partial<SavedGame>} */ changes, claim = false) => {
    game = saveGame({ ...game, ...changes, app }, claim);
  };

  const fail = (/** @type {unknown} */ error) =>
    onTrouble({ kind: 'engine', code: /** @type {any} */ (error)?.code ?? 'bug', sentence: String(error), record: game.record });

  const refuse = (/** @type {{code: string, sentence: string, trace?: string}} */ error) => {
    onTrouble({ ...error, kind: error.code === 'bug' ? 'bug' : 'refused', record: game.record });
  };

  /** @type {Table} */
  const table = {
    view: /** @type {any} */ (null),
    get record() {
      return game.record;
    },
    get deck() {
      return Object.fromEntries(deck.map((card) => [card.id, card]));
    },
    get players() {
      return playersOf(game.record);
    },
    get starting() {
      return !answered && engine.state() !== 'ready';
    },
    get canUndo() {
      return game.decisions.length > 0;
    },
    get rehearsal() {
      return game.rehearsal;
    },
    headline,
    play: (move) => alone(() => play(move)),
    undo: () => undo(),
    ask,
    go,
  };

  /** One thing at a time: a second click on a button that has been pressed means nothing. */
  async function alone(/** @type {() => Promise<void>} */ act) {
    const now = course;
    if (busy === now) return;
    busy = now;
    try {
      await act();
    } catch (error) {
      if (now === course) fail(error);
    } finally {
      if (busy === now) busy = -1;
    }
  }

  async function play(/** @type {string} */ move) {
    const { record, decisions } = game;
    const now = course;
    const length = record.moves.length;
    keep({ record: { ...record, moves: [...record.moves, move] }, decisions: [...decisions, length] });
    const reply = await ask({ do: 'play', record, move });
    if (now !== course) return;
    if (!reply.ok) {
      keep({ record, decisions });
      refuse(reply.error);
      mounted?.refresh();
      return;
    }
    if (reply.steps.length === 1) free.add(length);
    await follow({ reply, then: ahead(reply, now) });
  }

  /** Lets the rivals think on, as far as they can without the person, while earlier moves are still being shown. */
  function ahead(/** @type {Shown} */ { record, view }, /** @type {number} */ when) {
    if (view.toAct === null || view.toAct === viewer || when !== course) return null;
    const thought = ask({ do: 'bot', record }).then((reply) => ({ reply, then: reply.ok ? ahead(reply, when) : null }));
    thought.catch(() => undefined); // whoever awaits it is told
    return thought;
  }

  /** Shows an answer and all that follows from it until the person has to act. */
  async function follow(/** @type {Ahead} */ first) {
    const now = course;
    for (let next = first; ; ) {
      if (!next.reply.ok) {
        refuse(next.reply.error);
        return;
      }
      if (!(await present(next.reply, now)) || !next.then) return;
      next = await next.then;
      if (now !== course) return;
    }
  }

  /** Keeps a move, then shows each picture the table passes through. */
  async function present(/** @type {Shown} */ shown, /** @type {number} */ now) {
    const over = shown.view.toAct === null;
    keep({ record: shown.record, over, final: over ? shown.view.final : null });
    keepPicture(game.id, app, { ...shown, deck });
    for (const step of shown.steps) {
      if (now !== course) return false;
      const before = table.view;
      table.view = step;
      await mounted?.show(step, before);
    }
    return now === course;
  }

  /** Goes back to the person's last decision; after others have moved or cards were shown, that makes it a rehearsal. */
  async function undo() {
    course += 1;
    const now = course;
    const { record, decisions, rehearsal } = game;
    try {
      const reply = await ask({ do: 'undo' });
      if (now !== course) return;
      if (!reply.ok) {
        refuse(reply.error);
        return;
      }
      const { length } = reply;
      const undone = Array.from({ length: record.moves.length - length }, (_, index) => length + index);
      keep({
        record: reply.record,
        decisions: decisions.filter((each) => each < length),
        rehearsal: rehearsal || !undone.every((each) => free.has(each)),
        over: false,
        final: null,
      });
      keepPicture(game.id, app, { ...reply, deck });
      table.view = reply.view;
      await mounted?.show(reply.view, null);
    } catch (error) {
      fail(error);
    }
  }

  /** @returns {Promise<Shown | null>} where the game stands, from the engine */
  async function look() {
    const reply = await ask({ do: 'view' });
    if (reply.ok) return reply;
    const { error } = reply;
    onTrouble({ ...error, kind: error.code === 'bug' ? 'bug' : 'unreadable', record: game.record });
    return null;
  }

  return {
    table,
    /** Puts the table up, from a picture if there is one, and lets the game go on. */
    async begin(/** @type {HTMLElement} */ root, /** @type {import('./types.js').GameModule} */ module) {
      const now = course;
      await alone(async () => {
        const shown = pictureOf(game, app) ?? (await look());
        if (!shown || now !== course) return;
        deck = shown.deck ?? [];
        table.view = shown.view;
        keep({}, true);
        mounted = module.mount(root, table);
        const thought = ahead(shown, now);
        if (thought) await follow(await thought);
      });
    },
    /** Words, settings or the engine's state have changed. */
    refresh: () => mounted?.refresh(),
    leave() {
      course += 1;
      mounted?.leave();
      mounted = null;
    },
    saved: () => game,
  };
}
