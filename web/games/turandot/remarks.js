// Rivals have faces: what happens to them shows in their mood, and now and then one of them says something.
import { settings } from '../../js/shell/api.js';
import { alreadySaid, drawn, remark } from '../../js/play/remarks.js';
import { factsOf, occasion } from './occasions.js';
import { rivals } from './people.js';
import { hasWords } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').View} View
 * @typedef {import('./occasions.js').Occasion} Occasion
 */
const MOODS = /** @type {const} */ ({
  greet: 'calm', hire: 'glad', spent: 'sly', tie: 'cross', snub: 'cross', scene: 'glad', gift: 'glad', fire: 'sly', named: 'sly', win: 'glad', lose: 'cross',
});
/** What seldom happens is spoken of before what happens all the time. @type {Occasion[]} */
const SELDOM = ['win', 'gift', 'named', 'spent', 'scene'];

/**
 * What a line needs to be true, where it is not true of every moment of its kind.
 * @type {Record<string, string>}
 */
export const NEEDS = {
  'bianca-hire-1': 'paid', 'bianca-hire-3': 'paid', 'bianca-hire-4': 'singer', 'bianca-hire-5': 'paid',
  'bianca-tie-1': 'level', 'bianca-tie-4': 'more',
  'bianca-snub-1': 'outbid', 'bianca-snub-2': 'outbid', 'bianca-snub-3': 'given', 'bianca-snub-5': 'outbid', 'bianca-snub-6': 'given',
  'bianca-win-2': 'spender', 'bianca-lose-2': 'spender', 'bianca-lose-3': 'to-you', 'bianca-lose-4': 'to-you',
  'ottavio-hire-3': 'free singer', 'ottavio-hire-5': 'free', 'ottavio-hire-6': 'paid',
  'ottavio-tie-2': 'paid', 'ottavio-tie-3': 'nobody-paid', 'ottavio-tie-4': 'level', 'ottavio-tie-5': 'free level',
  'ottavio-snub-1': 'outbid paid', 'ottavio-snub-2': 'outbid', 'ottavio-snub-3': 'given singer', 'ottavio-snub-4': 'outbid',
  'ottavio-win-1': 'rich', 'ottavio-win-4': 'rich', 'ottavio-lose-3': 'to-you', 'ottavio-lose-4': 'to-you',
  'zelda-hire-1': 'bluffed', 'zelda-hire-6': 'straight', 'zelda-tie-1': 'two',
  'zelda-snub-1': 'outbid', 'zelda-snub-2': 'outbid', 'zelda-snub-3': 'given', 'zelda-snub-5': 'outbid',
  'zelda-lose-3': 'to-you', 'zelda-lose-4': 'to-you',
  'raimondo-hire-4': 'singer', 'raimondo-tie-5': 'level',
  'raimondo-snub-1': 'outbid', 'raimondo-snub-2': 'given', 'raimondo-snub-3': 'singer', 'raimondo-snub-4': 'given', 'raimondo-snub-5': 'given', 'raimondo-snub-6': 'outbid',
  'raimondo-lose-3': 'to-you', 'raimondo-lose-4': 'to-you',
  'petra-hire-1': 'contested', 'petra-hire-3': 'contested', 'petra-hire-4': 'leader', 'petra-tie-6': 'paid',
  'petra-snub-2': 'outbid', 'petra-win-2': 'you-second', 'petra-lose-3': 'to-you', 'petra-lose-4': 'to-you',
  'anselmo-hire-1': 'another', 'anselmo-hire-2': 'matches', 'anselmo-hire-5': 'matches', 'anselmo-hire-6': 'late singer', 'anselmo-tie-1': 'two',
  'anselmo-snub-1': 'given', 'anselmo-snub-2': 'outbid', 'anselmo-snub-3': 'given', 'anselmo-snub-4': 'given', 'anselmo-snub-5': 'outbid', 'anselmo-snub-6': 'outbid',
  'anselmo-lose-3': 'to-you', 'anselmo-lose-4': 'to-you',
};

/** Change the faces; let at most one rival speak. @param {Screen} screen @param {View} view @param {View} before */
export function react(screen, view, before) {
  if (view.phase === 'sealing' && view.round !== before.round) calm(screen);
  const moved = rivals(screen).flatMap((seat) => {
    const what = occasion(view, before, seat);
    return what ? [{ seat, what }] : [];
  });
  for (const { seat, what } of moved) screen.faces[seat] = { mood: MOODS[what], remark: '' };
  const best = SELDOM.find((seldom) => moved.some(({ what }) => what === seldom));
  speak(screen, view, before, moved.filter(({ what }) => !best || what === best));
}

/** Somebody bids the viewer good evening. @param {Screen} screen @param {View} view */
export function greet(screen, view) {
  const { record, rehearsal } = screen.table;
  if (view.phase !== 'sealing' || view.round > 1 || view.mine !== null || rehearsal) return;
  if (alreadySaid({ game: record.game, evening: record.seed, what: 'greet' })) return; // and the page was only loaded again
  speak(screen, view, view, rivals(screen).map((seat) => ({ seat, what: 'greet' })));
}

/** A new round: faces rest; but thanks have not been heard yet, since nothing waited for them. @param {Screen} screen */
function calm(screen) {
  const thanks = Object.entries(screen.faces).filter(([, { remark: words }]) => words.includes('-gift-'));
  screen.faces = Object.fromEntries(thanks);
}

/** One of those whom something befell says so, if there is a true line for it. @param {Screen} screen @param {View} view @param {View} before @param {{seat: number, what: Occasion}[]} moved */
function speak(screen, view, before, moved) {
  if (!moved.length || !settings().remarks) return;
  const { record, players } = screen.table;
  const moment = `${record.seed}/${record.seats.join()}/${view.round}/${view.phase}/${view.now.understudies.length}`;
  const { seat, what } = /** @type {typeof moved[number]} */ (moved[drawn(moment) % moved.length]);
  const rival = players[seat]?.id ?? '';
  const facts = factsOf(what, view, before, seat, screen.deck);
  const line = remark({ game: record.game, evening: record.seed, rival, what, facts, chance: drawn(`${moment}/${seat}/${what}`) }, NEEDS, hasWords);
  if (!line) return;
  for (const old of Object.values(screen.faces)) old.remark = '';
  screen.faces[seat] = { mood: MOODS[what], remark: line };
}
