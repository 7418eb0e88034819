// Rivals have faces: what happens to them shows in their mood, and now and then one of them says something.
import { settings } from '../../js/shell/api.js';
import { hasWords } from './words.js';
import { rivals } from './people.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').View} View
 * @typedef {'hire'|'tie'|'snub'|'fire'|'win'|'lose'} Occasion
 */
const MOODS = /** @type {const} */ ({ hire: 'glad', tie: 'cross', snub: 'cross', fire: 'sly', win: 'glad', lose: 'cross' });
const LINES = 6;

/** What a step means to one seat. @param {View} view @param {View} before @param {number} seat @returns {Occasion|null} */
function occasion(view, before, seat) {
  if (view.phase === 'hired') {
    const column = view.now.columns.find(({ bidders }) => bidders.some((bidder) => bidder.seat === seat));
    if (!column) return null;
    if (column.winner === seat) return 'hire';
    return column.winner === null ? 'tie' : 'snub';
  }
  if (view.phase === 'understudies' && before.phase === 'understudies') {
    return view.now.understudies.at(-1)?.seat === seat && seat !== view.maestro ? 'snub' : null;
  }
  if (view.phase === 'finished') return view.final?.winners.includes(seat) ? 'win' : 'lose';
  return view.phase === 'fired' && view.now.named === seat ? 'fire' : null;
}

/** Change the faces; let at most one rival speak. @param {Screen} screen @param {View} view @param {View} before */
export function react(screen, view, before) {
  if (view.phase === 'sealing' && view.round !== before.round) screen.faces = {};
  const moved = rivals(screen).flatMap((seat) => {
    const what = occasion(view, before, seat);
    return what ? [{ seat, what }] : [];
  });
  if (!moved.length) return;
  for (const { seat, what } of moved) screen.faces[seat] = { mood: MOODS[what], remark: '' };
  const turn = view.round + view.maestro + screen.table.record.seed.length;
  const speaker = moved[turn % moved.length];
  if (speaker && settings().remarks) say(screen, speaker.seat, speaker.what, turn);
}

/** Say something not yet said in this game, until there is nothing left of the kind. @param {Screen} screen @param {number} seat @param {Occasion} what @param {number} turn */
function say(screen, seat, what, turn) {
  const { faces, said } = screen;
  for (const old of Object.values(faces)) old.remark = '';
  const lines = Array.from({ length: LINES }, (_, line) => `remark-${screen.table.players[seat]?.id}-${what}-${line + 1}`).filter(hasWords);
  if (lines.every((line) => said.has(line))) for (const line of lines) said.delete(line);
  const fresh = lines.filter((line) => !said.has(line));
  const remark = fresh[(turn * 5 + seat) % fresh.length];
  if (!remark) return;
  said.add(remark);
  faces[seat] = { mood: MOODS[what], remark };
}
