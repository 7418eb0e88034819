// What would come of the plan, in sentences: facts of the rules, before anything is committed.
import { list, sentences } from '../../js/shell/api.js';
import { html, nothing } from '../../js/shell/lit.js';
import { awardWords, pointsWords } from './labels.js';
import { cardName, sentence } from './named.js';
import { carried, entering, inviting, laid, missing, placementAt, placing, shows } from './plan.js';
import { ruleLink } from './rules.js';
import { t } from './words.js';

/** @typedef {import('./screen.js').Screen} Screen */

/** The line that is always there: what would follow, or why the last thing tried cannot be. @param {Screen} screen */
export function consequence(screen) {
  if (screen.why) return spelled(screen, screen.why, [screen.whyRule], 'refused');
  const { words, rules } = foretold(screen);
  return spelled(screen, words, rules);
}

/** @param {Screen} screen @param {string} words @param {(string|null)[]} rules @param {'' | 'refused'} kind */
function spelled(screen, words, rules, kind = '') {
  return html`<p class="consequence ${kind}" role=${kind ? 'status' : nothing}><span class="consequence-words">${words}</span>${ruleLink(screen, ...rules)}</p>`;
}

/** @param {Screen} screen @returns {{words: string, rules: string[]}} */
export function foretold(screen) {
  if (placing(screen)) return laid(screen) ? ofPlacement(screen) : { words: missing(screen), rules: ['U10'] };
  if (inviting(screen)) return { words: sentences([tokenWords(screen), ...showWords(screen)]), rules: screen.view.soon ? ['U14', 'U19', 'U20'] : ['U14'] };
  return entering(screen) ? ofEntrance(screen) : ofOrder(screen);
}

/** @param {Screen} screen */
function ofPlacement(screen) {
  const begin = showWords(screen);
  const rules = ['U12', ...(screen.plan.excuse ? ['U13'] : []), ...(begin.length ? ['U19', 'U20'] : [])];
  const token = carried(screen) ? [tokenWords(screen)] : [];
  return { words: sentences([feeWords(screen), ...token, ...(begin.length ? begin : [t('if-no-show')])]), rules };
}

/** The fee, of whom it is the sum, and how it is met. @param {Screen} screen */
function feeWords(screen) {
  const placement = placementAt(screen);
  const { plan, view, deck } = screen;
  if (!placement?.fee) return t('if-no-fee');
  const parts = placement.of.map((cell) => {
    const card = deck[view.cells.find((one) => one.cell === cell)?.card ?? ''];
    return t('fee-part', { cell, value: card?.kind === 'penguin' ? card.value : 0 });
  });
  const sum = t('if-fee', { fee: placement.fee, parts: list(parts) });
  if (!plan.excuse) return sum;
  return sentences([sum, t('if-excused', { card: cardName(deck, plan.excuse, '.object') })]);
}

/** @param {Screen} screen */
function tokenWords(screen) {
  const way = carried(screen);
  if (way) return way.from ? t('if-token-moved', { from: way.from, cell: way.to }) : t('if-token', { cell: way.to });
  if (screen.plan.leave) return t('if-leave');
  return missing(screen);
}

/** The shows that would begin: who would score what, and who would take the card. @param {Screen} screen @returns {string[]} */
function showWords(screen) {
  return shows(screen).map((show) => sentence(t('if-show', {
    card: cardName(screen.deck, show.card), cell: show.cell, points: pointsWords(screen, show.points), award: awardWords(screen, show),
  })));
}

/** @param {Screen} screen */
function ofEntrance(screen) {
  const { plan, view, deck } = screen;
  const entrance = view.entrances.find(({ cell }) => cell === plan.cell);
  if (!entrance || !view.top) return { words: missing(screen), rules: ['U23'] };
  const facts = { card: cardName(deck, view.top), cell: entrance.cell, turned: plan.turned ? 'yes' : 'no', count: entrance.missing[plan.turned ? 1 : 0] ?? 0 };
  return { words: sentence(t('if-enters', facts)), rules: ['U23'] };
}

/** @param {Screen} screen */
function ofOrder(screen) {
  const { plan, view, deck } = screen;
  const act = view.entertainers.find(({ cell }) => cell === plan.cell);
  if (!act) return { words: missing(screen), rules: ['U18'] };
  const facts = { card: cardName(deck, act.card), cell: act.cell, points: pointsWords(screen, act.points), award: awardWords(screen, act) };
  return { words: sentence(t('if-show', facts)), rules: ['U18', 'U19'] };
}
