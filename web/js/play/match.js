// One game being played, on the page's side: asks the engine, keeps the record, then shows what came of it.
// The engine remembers nothing, so whatever dies, the record here is the game.
import { Course } from './course.js';
import { keepPicture, pictureOf } from './last-view.js';
import { playersOf, viewerOf } from './players.js';
import { saveGame } from './saves.js';
import { language } from '../shell/words.js';

/**
 * @typedef {import('../types.js').Table} Table
 * @typedef {import('../types.js').GameRecord} GameRecord
 * @typedef {import('../types.js').Answer} Answer
 * @typedef {import('./course.js').Current} Current
 * @typedef {import('./saves.js').SavedGame} SavedGame
 * @typedef {{reply: any, then: Promise<Ahead> | null}} Ahead  an answer, and the one that is already being thought about
 * @typedef {{kind: 'refused' | 'bug' | 'engine' | 'unreadable' | 'absent', code: string, sentence: string, trace?: string,
 *   record: GameRecord | null}} Trouble
 *
 * @typedef {object} MatchOptions
 * @property {{ask: (request: object) => Promise<any>, state: () => string}} engine
 * @property {SavedGame} saved
 * @property {string} app  the version, kept with every save
 * @property {(screen: string) => void} go
 * @property {(trouble: Trouble) => void} onTrouble
 * @property {HTMLElement} headline
 * @property {(game: SavedGame) => void} [onKept]  told of the game whenever it was kept
 */

/** A match that goes on from where its record is. */
export class Match {
  /** @type {import('../types.js').Mounted | null} */
  #mounted = null;
  /** @type {any[]} */
  #deck = [];
  #course = new Course((error) => this.#fail(error));
  #starting = true;
  /** Lengths of the record where the person's own move showed nothing new: taking those back is free. */
  #free = new Set();
  /** Who plays, as named in some language: a table asks for it a hundred times a drawing. */
  #players = { in: '', list: /** @type {import('../types.js').Player[]} */ ([]) };
  /** Whether a move showed something new, where the game can tell. @type {import('../game-contract.js').TableModule['reveals']} */
  #reveals;
  #game;
  /** What the table begins with. It takes a while to read and check, and a table is much to draw. @type {Answer | null} */
  #picture;
  #viewer;
  #answered;
  #options;

  constructor(/** @type {MatchOptions} */ options) {
    this.#options = options;
    this.#game = options.saved;
    this.#picture = pictureOf(options.saved, options.app);
    this.#viewer = viewerOf(this.#game.record);
    this.#answered = options.engine.state() === 'ready';
    this.table = this.#tableFor(options);
  }

  /** The game as it is kept. */
  get saved() {
    return this.#game;
  }

  /** Notes something about the game, and keeps it. */
  note(/** @type {Partial<SavedGame>} */ changes) {
    this.#keep(changes);
  }

  /** Puts the table up, from a picture if there is one, and lets the game go on. */
  begin(/** @type {HTMLElement} */ root, /** @type {import('../game-contract.js').TableModule} */ module) {
    return this.#course.run(async (current) => {
      const shown = this.#picture ?? (await this.#look());
      this.#picture = null;
      if (!shown || !current()) return;
      this.#deck = shown.deck ?? [];
      this.table.view = shown.view;
      this.#keep({}, true);
      this.#reveals = module.reveals;
      this.#mounted = module.mount(root, this.table);
      const thought = this.#ahead(shown, current);
      if (thought) await this.#follow(await thought, current);
    });
  }

  /** Words or settings have changed; or the status, of which a table shows only that the engine has come. */
  refresh(/** @type {import('../shell/screen-list.js').News} */ news) {
    const { starting } = this.table;
    if (news === 'status' && starting === this.#starting) return;
    this.#starting = starting;
    this.#mounted?.refresh();
  }

  leave() {
    this.#course.end();
    this.#mounted?.leave();
    this.#mounted = null;
  }

  /** What the table of the game sees of all this. @returns {Table} */
  #tableFor(/** @type {MatchOptions} */ { engine, go, headline }) {
    const game = () => this.#game;
    const cards = () => this.#deck;
    const answered = () => this.#answered || engine.state() === 'ready';
    const players = () => this.#named();
    const freely = () => this.#undoIsFree();
    return {
      view: /** @type {any} */ (null), // there is one before anybody looks
      get record() {
        return game().record;
      },
      get deck() {
        return Object.fromEntries(cards().map((card) => [card.id, card]));
      },
      get players() {
        return players();
      },
      get starting() {
        return !answered();
      },
      get canUndo() {
        return game().decisions.length > 0;
      },
      get undoCounts() {
        return !game().rehearsal && !freely();
      },
      get rehearsal() {
        return game().rehearsal;
      },
      offers: ['rematch', 'same-deal', 'other-seat', 'review', 'share'],
      headline,
      play: (move) => this.#commit(move),
      undo: () => this.#undo(),
      ask: (request) => this.#ask(request),
      go,
    };
  }

  /**
   * Plays the person's move and shows what came of it; says whether it was played. It may be made while the picture
   * before it still settles: it waits for that, and means nothing if another picture has come by then.
   */
  async #commit(/** @type {string} */ move) {
    const { view } = this.table;
    return (await this.#course.run((current) => this.#play(move, current), () => view === this.table.view)) ?? false;
  }

  #named() {
    if (this.#players.in !== language()) this.#players = { in: language(), list: playersOf(this.#game.record) };
    return this.#players.list;
  }

  async #ask(/** @type {Record<string, any>} */ request) {
    const reply = await this.#options.engine.ask({ viewer: this.#viewer, record: this.#game.record, ...request });
    this.#answered = true;
    return reply;
  }

  #keep(/** @type {Partial<SavedGame>} */ changes, claim = false) {
    this.#game = saveGame({ ...this.#game, ...changes, app: this.#options.app }, claim);
    this.#options.onKept?.(this.#game);
  }

  async #play(/** @type {string} */ move, /** @type {Current} */ current) {
    const { record, decisions } = this.#game;
    const length = record.moves.length;
    this.#keep({ record: { ...record, moves: [...record.moves, move] }, decisions: [...decisions, length] });
    const reply = await this.#ask({ do: 'play', record, move });
    if (!current()) return true; // it is in the record; what was shown of it is another matter
    if (!reply.ok) {
      this.#keep({ record, decisions });
      this.#refuse(reply.error);
      await this.#mounted?.show(this.table.view, null); // as it stands: whatever was chosen can be chosen anew
      return false;
    }
    if (this.#reveals ? !this.#reveals(this.table.view, reply.view) : reply.steps.length === 1) this.#free.add(length);
    await this.#follow({ reply, then: this.#ahead(reply, current) }, current);
    return true;
  }

  /**
   * Lets the rivals think on, as far as they can without the person, while earlier moves are still being shown.
   * @returns {Promise<Ahead> | null}
   */
  #ahead(/** @type {Answer} */ { record, view }, /** @type {Current} */ current) {
    if (view.toAct === null || view.toAct === this.#viewer || !current()) return null;
    const thinkOn = async () => {
      const reply = await this.#ask({ do: 'bot', record });
      return { reply, then: reply.ok ? this.#ahead(reply, current) : null };
    };
    const thought = thinkOn();
    thought.catch(() => undefined); // whoever awaits it is told
    return thought;
  }

  /** Shows an answer and all that follows from it until the person has to act. */
  async #follow(/** @type {Ahead} */ first, /** @type {Current} */ current) {
    for (let next = first; ; ) {
      if (!next.reply.ok) {
        this.#refuse(next.reply.error);
        return;
      }
      if (!(await this.#present(next.reply, current)) || !next.then) return;
      next = await next.then;
      if (!current()) return;
    }
  }

  /** Keeps a move, then shows each picture the table passes through. */
  async #present(/** @type {Answer} */ shown, /** @type {Current} */ current) {
    if (!current()) return false; // somebody has left, and may have opened the game elsewhere
    const over = shown.view.toAct === null;
    const kept = shown.record.moves.length === this.#game.record.moves.length; // one's own move, before it was played
    if (over || !kept) this.#keep({ record: shown.record, over, final: over ? shown.view.final : null });
    const { id } = this.#game;
    setTimeout(() => keepPicture(id, this.#options.app, { ...shown, deck: this.#deck })); // the record is what counts
    for (const step of shown.steps) {
      if (!current()) return false;
      const before = this.table.view;
      this.table.view = step;
      await this.#mounted?.show(step, before);
    }
    return current();
  }

  /** Whether nothing new was seen since the person's last decision. */
  #undoIsFree() {
    const { record, decisions } = this.#game;
    const back = decisions.at(-1) ?? record.moves.length;
    return Array.from({ length: record.moves.length - back }, (_, index) => back + index).every((each) => this.#free.has(each));
  }

  /** Goes back to the person's last decision; after others have moved or cards were shown, that makes it a rehearsal. */
  async #undo() {
    this.#course.turn();
    const undone = await this.#course.run(async (current) => {
      const { record, decisions, rehearsal } = this.#game;
      const reply = await this.#ask({ do: 'undo' });
      if (!current()) return false;
      if (!reply.ok) {
        this.#refuse(reply.error);
        return false;
      }
      const back = Array.from({ length: record.moves.length - reply.length }, (_, index) => reply.length + index);
      this.#keep({
        record: reply.record,
        decisions: decisions.filter((each) => each < reply.length),
        rehearsal: rehearsal || !back.every((each) => this.#free.has(each)),
        over: false,
        final: null,
      });
      keepPicture(this.#game.id, this.#options.app, { ...reply, deck: this.#deck });
      this.table.view = reply.view;
      await this.#mounted?.show(reply.view, null);
      return true;
    });
    return undone ?? false;
  }

  /** @returns {Promise<Answer | null>} where the game stands, from the engine */
  async #look() {
    const reply = await this.#ask({ do: 'view' });
    if (reply.ok) return reply;
    const { error } = reply;
    const kind = error.code === 'bug' ? 'bug' : 'unreadable';
    this.#options.onTrouble({ ...error, kind, record: this.#game.record });
    return null;
  }

  #refuse(/** @type {{code: string, sentence: string, trace?: string}} */ error) {
    const kind = error.code === 'bug' ? 'bug' : 'refused';
    this.#options.onTrouble({ ...error, kind, record: this.#game.record });
  }

  #fail(/** @type {any} */ error) {
    const code = error?.code ?? 'bug';
    const kind = code === 'bug' ? 'bug' : 'engine';
    this.#options.onTrouble({ kind, code, sentence: String(error), trace: error?.stack, record: this.#game.record });
  }
}
