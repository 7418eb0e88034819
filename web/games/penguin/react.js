// Rivals have faces: what happens to them shows in their mood, and now and then one of them says something.
import { settings } from '../../js/shell/api.js';
import { remarkOf } from './remarks.js';
import { rivals } from './seats.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').View} View
 */

/** What a step does to somebody's mood; nothing where it leaves it as it is. @param {View} view @param {number} seat */
function moodOf(view, seat) {
  const { place, seat: active, shows } = view.now;
  const show = shows.at(-1);
  if (view.final) return view.final.winners.includes(seat) ? 'glad' : 'cross';
  if (view.phase === 'settled' && active === seat) return place?.excuse ? 'sly' : 'cross';
  if (view.phase === 'scored') return show?.points?.[seat] ? 'glad' : show?.points?.some(Boolean) ? 'cross' : null;
  if (view.phase === 'awarded' && show?.award === seat) return 'sly';
  return null;
}

/** Change the faces; let at most one rival speak. @param {Screen} screen @param {View} view @param {View} before */
export function react(screen, view, before) {
  const { faces, table } = screen;
  if (view.phase === 'placing' && view.turn !== before.turn) screen.faces = Object.fromEntries(Object.entries(faces).map(([seat, { remark }]) => [seat, { mood: 'calm', remark: before.active === view.seat ? '' : remark }]));
  for (const seat of rivals(screen)) {
    const mood = moodOf(view, seat);
    if (mood) screen.faces[seat] = { mood, remark: screen.faces[seat]?.remark ?? '' };
  }
  if (!settings().remarks) return;
  for (const seat of rivals(screen)) {
    const remark = remarkOf(seat, before, view, table);
    if (!remark) continue;
    for (const old of Object.values(screen.faces)) old.remark = '';
    screen.faces[seat] = { mood: screen.faces[seat]?.mood ?? 'calm', remark };
    return;
  }
}
