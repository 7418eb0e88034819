// One screen after another: what the address asks for is loaded, mounted, refreshed and taken down.
import { NetworkTrouble, NotHere } from '../engine/site.js';
import { turn } from './breath.js';
import { applyUpdate } from './offline.js';
import { drawFrame, headline, place } from './frame.js';
import { closeHelp, openHelp } from './help.js';
import { arrive, gameOnShow, go, placeOf, to } from './router.js';
import { screenEntry } from './screen-list.js';
import { status, update } from './status.js';
import { showTrouble } from './trouble.js';
import { allWords, t, wordsOf } from './words.js';

/** @typedef {import('./router.js').Place} Place */

/** What the site is called: its page says so. */
export const SITE_NAME = document.title;

export class Screens {
  /** @type {import('./frame.js').Note[]} */
  #notes = [];
  /** @type {import('./screen-list.js').Showing | null} */
  #showing = null;
  #place = placeOf(location.hash);
  #visit = 0;
  #renewing = false;
  #root;

  constructor(/** @type {HTMLElement} */ root, /** @type {import('../engine/engine.js').Engine} */ engine, /** @type {string} */ app) {
    this.#root = root;
    /** @type {import('./screen-list.js').Shell} */
    this.shell = {
      engine,
      app,
      go,
      headline,
      status,
      update,
      applyUpdate,
      say: (sentence, kind = 'plain') => this.#say(sentence, kind),
      trouble: (trouble) => showTrouble(trouble, app, go),
    };
    root.replaceChildren(); // what stood there for the first moment
  }

  /** The id of the screen on show. */
  get screen() {
    return this.#place.screen;
  }

  /** A newer version is in force: the page is loaded again as soon as nobody loses anything by that. */
  renew() {
    this.#renewing = true;
    if (screenEntry(this.screen)?.calm) location.reload();
  }

  /** Words, settings or the state of things have changed. */
  refresh(/** @type {import('./screen-list.js').News} */ news = 'all') {
    const { title = 'home-title', house = false } = screenEntry(this.screen) ?? {};
    const whose = house && this.screen !== 'home' ? SITE_NAME : wordsOf(gameOnShow().id).t('name');
    document.head.querySelector('meta[name=description]')?.setAttribute('content', t('site-description'));
    document.title = this.screen === 'home' ? whose : `${t(title)} · ${whose}`;
    this.#draw();
    this.#showing?.refresh(news);
  }

  /** Leaves the screen on show for another. */
  async show(/** @type {Place} */ next = this.#place) {
    this.#visit += 1;
    const mine = this.#visit;
    this.#showing?.leave();
    this.#showing = null;
    closeHelp();
    this.#place = next;
    arrive(next);
    if (this.#renewing) this.renew();
    // Addresses from before there were several games get their game's name.
    if (next.game && !location.hash.startsWith(`#${next.game}`)) history.replaceState(null, '', to(next.screen, next.path));
    if (next.strange) this.#notes = [{ sentence: t(next.strange === 'game' ? 'error-unknown-game' : 'strange-address'), kind: 'bad' }];
    else if (mine > 1 && next.screen !== 'home') this.#notes = [];
    place.replaceChildren();
    this.refresh();
    const entry = /** @type {import('./screen-list.js').ScreenEntry} */ (screenEntry(next.screen));
    const game = gameOnShow();
    this.shell.engine.expect(game.id);
    // The frame has just been drawn for the first time, which is enough for one task.
    const loaded = Promise.all([entry.load(), entry.early ? null : allWords(entry.house ? '' : game.id), mine === 1 ? turn() : null]);
    const [screen] = await loaded.catch(() => [null]); // not on this device yet, and no network to bring it
    if (mine !== this.#visit) return;
    if (!screen) {
      this.#say(t('screen-missing'), 'bad');
      return;
    }
    const home = Object.assign(document.createElement('div'), { className: 'screen-root' });
    place.replaceChildren(home);
    const showing = await this.#mounted(screen, home, next.path, game);
    if (!showing) return;
    if (mine === this.#visit) this.#showing = showing;
    else showing.leave();
    // In the browser's own time: focus has everything laid out at once.
    if (mine > 1) requestAnimationFrame(() => mine === this.#visit && focusOn(home));
  }

  /** A screen on show; null if a part of it is not here, which is then said. */
  async #mounted(
    /** @type {import('./screen-list.js').ScreenModule} */ screen,
    /** @type {HTMLElement} */ home,
    /** @type {string} */ path,
    /** @type {import('../games.js').Game} */ game,
  ) {
    try {
      return await screen.mount(home, this.shell, path, game);
    } catch (error) {
      if (!(error instanceof NotHere || error instanceof NetworkTrouble)) throw error;
      home.replaceChildren();
      this.#say(t('screen-missing'), 'bad');
      return null;
    }
  }

  #say(/** @type {string} */ sentence, /** @type {'plain' | 'bad'} */ kind) {
    this.#notes = [...this.#notes.filter((note) => note.sentence !== sentence), { sentence, kind }];
    this.#draw();
  }

  #draw() {
    drawFrame(this.#root, {
      bare: screenEntry(this.screen)?.bare ?? false,
      screen: this.screen,
      notes: this.#notes,
      help: () => openHelp(),
      dismiss: (gone) => {
        this.#notes = this.#notes.filter((note) => note !== gone);
        this.#draw();
      },
    });
  }
}

/** A new screen is a new place: focus goes to its heading, unless the screen has put it somewhere itself. */
function focusOn(/** @type {HTMLElement} */ screen) {
  if (screen.contains(document.activeElement)) return;
  const heading = /** @type {HTMLElement} */ (screen.querySelector('h1') ?? document.getElementById('main'));
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}
