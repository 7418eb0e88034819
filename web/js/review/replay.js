// A whole game that somebody shares: looked at like one of our own, and kept only if asked.
import { decode, replayLink } from '../play/links.js';
import { isKnownTable, viewerOf } from '../play/players.js';
import { tryAgain } from './again.js';
import { showReview } from './page.js';
import { newGameId, saveGame } from '../play/saves.js';
import { t } from '../shell/words.js';
import { nowhere } from '../shell/screen-list.js';

/** @type {import('../shell/screen-list.js').ScreenModule['mount']} */
export async function mount(root, shell, path, game) {
  const found = await soundReplay(path, shell.engine, game);
  if (!found) {
    shell.say(t('link-bad'), 'bad');
    shell.go('home');
    return nowhere;
  }
  const { record, final, at } = found;
  let isKept = false;
  const keep = () => {
    if (isKept) return; // the review of the kept game takes a moment to come
    isKept = true;
    const kept = { app: shell.app, id: newGameId(), created: Date.now(), record, decisions: [], rehearsal: false, over: true, final, shared: true };
    shell.go('review', saveGame(kept).id);
  };
  return showReview(root, shell.engine, {
    record,
    viewer: viewerOf(record),
    final,
    at,
    remember: () => undefined,
    link: (moment) => replayLink(record, moment),
    tryAgain: (moment, played) => tryAgain(shell, record, { at: moment, played, back: hashOf(replayLink(record, moment)) }),
    keep,
  });
}

const hashOf = (/** @type {string} */ link) => new URL(link, location.href).hash;

/** The game in a link, if the engine can replay it to its end; else null. */
async function soundReplay(/** @type {string} */ path, /** @type {import('../engine/engine.js').Engine} */ engine, /** @type {import('../games.js').Game} */ known) {
  try {
    const { record, at } = decode(path);
    if (record.game !== known.id || !isKnownTable(record.seats, known)) return null;
    const reply = await engine.ask({ do: 'view', viewer: viewerOf(record), record });
    return reply.ok && reply.view.final ? { record: reply.record, final: reply.view.final, at } : null;
  } catch {
    return null;
  }
}
