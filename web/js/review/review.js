// The review of a finished game: its course, the moments that mattered, every decision, and luck against skill.
import { viewerOf } from '../play/players.js';
import { replayLink } from '../play/links.js';
import { tryAgain } from './again.js';
import { showReview } from './page.js';
import { loadGame } from '../play/saves.js';
import { placeOf, to } from '../shell/router.js';
import { t } from '../shell/words.js';
import { nowhere } from '../shell/screen-list.js';

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export function mount(root, shell, path, kind) {
  const [id = '', at = ''] = path.split('/');
  const game = loadGame(id);
  if (!game?.final || game.record.game !== kind.id) {
    shell.say(t('no-such-game'), 'bad');
    shell.go('home');
    return nowhere;
  }
  let here = path;
  return showReview(root, shell.engine, {
    record: game.record,
    viewer: viewerOf(game.record),
    final: game.final,
    at: /^\d{1,4}$/.test(at) ? Number(at) : null,
    remember: (moment) => {
      // Somebody may have just gone elsewhere, perhaps to another moment, and the page hear of it later: that address stays.
      const now = placeOf(location.hash);
      if (now.screen !== 'review' || now.path !== here) return;
      here = `${id}/${moment}`;
      history.replaceState(null, '', to('review', here));
    },
    link: (moment) => replayLink(game.record, moment),
    tryAgain: (moment, played) => tryAgain(shell, game.record, { at: moment, played, back: to('review', `${id}/${moment}`) }),
    keep: null,
  });
}
