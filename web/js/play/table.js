// The table: finds the game's own module, holds the game against other pages, and lets the match run.
import { turn } from '../shell/breath.js';
import { html, render } from '../shell/lit.js';
import { holdGame } from './game-lock.js';
import { Match } from './match.js';
import { again } from './start.js';
import { canGoOn, keptHere, loadGame, setGameAside } from './saves.js';
import { gameStyles, loadStyles } from '../shell/styles.js';
import { t, tableWords } from '../shell/words.js';
import { troubleOf } from '../shell/parts.js';
import { nowhere } from '../shell/screen-list.js';

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path, game) {
  const saved = loadGame(path);
  if (!saved || saved.record.game !== game.id) {
    shell.say(t('no-such-game'), 'bad');
    shell.go('home');
    return nowhere;
  }
  if (!saved.over && !canGoOn(saved.record)) {
    shell.go('home', '', true);
    shell.trouble({ kind: 'absent', code: 'absent', sentence: saved.record.seats.join(', '), record: saved.record });
    return nowhere;
  }
  const place = Object.assign(document.createElement('div'), { className: 'table-root' });
  const meanwhile = document.createElement('div');
  const waiting = () => render(html`<p class="arriving" role="status">${shell.status().line}</p>`, meanwhile);
  waiting();
  root.replaceChildren(meanwhile, place);
  const hold = holdGame(saved.id, () => {
    match.leave();
    shell.say(t('game-elsewhere'));
    shell.go('home');
  });
  // A page that had the game may just have kept another move; of what was dealt here nobody has a newer one.
  if (!keptHere(saved) && !(await hold.held)) {
    shell.say(t('game-elsewhere'), 'bad');
    shell.go('home');
    return nowhere;
  }
  const match = new Match({
    engine: shell.engine,
    saved: loadGame(path) ?? saved, // the page that had it may just have kept another move
    app: shell.app,
    headline: shell.headline,
    onKept: () => strip?.refresh(),
    go: waysOut(shell, () => match.saved),
    onTrouble: (trouble) => {
      if (trouble.kind === 'unreadable') setGameAside(saved.id);
      shell.trouble(trouble);
    },
  });
  const beside = saved.fork ? import('../review/again.js') : null; // a decision of another game, tried again
  const parts = Promise.all([game.table(), beside, loadStyles(gameStyles(game.id)), tableWords(game.id)]);
  const [module, retrying] = await parts.catch((error) => {
    hold.release();
    throw error;
  });
  await turn(); // words were read until now, and a table is much to draw
  const strip = retrying?.besideTable(root, shell, match, game);
  const begun = match.begin(place, module);
  // A table with a picture is there at once; one without waits for the engine.
  Promise.race([begun, until(place, () => place.firstChild !== null)]).then(() => until(place, () => !('unfolding' in place.dataset))).then(() => {
    meanwhile.remove();
    performance.mark('table-ready'); // for whoever measures
  });
  const deaf = onReturn(() => match.saved);
  const refreshAll = (/** @type {import('../shell/screen-list.js').News} */ news) => {
    match.refresh(news);
    strip?.refresh();
  };
  return {
    refresh: (news) => {
      if (meanwhile.isConnected) waiting();
      refreshAll(news);
    },
    leave: () => {
      deaf();
      strip?.leave();
      hold.release();
      match.leave();
    },
  };
}

/** Resolves when something is true of a table's place and what is in it. */
function until(/** @type {HTMLElement} */ place, /** @type {() => boolean} */ so) {
  return new Promise((resolve) => {
    const look = () => {
      if (!so()) return;
      watch.disconnect();
      resolve(null);
    };
    const watch = new MutationObserver(look);
    watch.observe(place, { childList: true, attributes: true });
    look();
  });
}

/**
 * A browser may bring a page back as it was left, with Back or Forward: if the game went on elsewhere meanwhile, the
 * table is put up anew from what is stored.
 */
function onReturn(/** @type {() => import('./saves.js').SavedGame} */ saved) {
  const returned = (/** @type {PageTransitionEvent} */ { persisted }) => {
    const { id, tab, saved: when } = saved();
    const now = loadGame(id);
    if (persisted && now && (now.tab !== tab || now.saved !== when)) location.reload();
  };
  addEventListener('pageshow', returned);
  return () => removeEventListener('pageshow', returned);
}

/** Where a table may send us: another screen, or another game with the same rivals. */
function waysOut(
  /** @type {import('../shell/screen-list.js').Shell} */ shell,
  /** @type {() => import('./saves.js').SavedGame} */ saved,
) {
  /** Another game is being dealt: whatever is tapped meanwhile, it is one game. */
  let dealing = false;
  return async (/** @type {string} */ where) => {
    const { id, record } = saved();
    if (where !== 'rematch' && where !== 'same-deal' && where !== 'other-seat') {
      shell.go(where, where === 'review' || where === 'share' ? id : '');
      return;
    }
    if (dealing) return;
    dealing = true;
    try {
      shell.go('table', await again(shell.engine, record, where, shell.app));
    } catch (error) {
      dealing = false;
      troubleOf(shell, error, record);
    }
  };
}
