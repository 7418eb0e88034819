// Cards and cells in words: for labels, for sentences, and for whoever listens.
import { clauses, items, list } from '../../js/shell/api.js';
import { closed, closedWords, entering, placementAt, placing, tokening, welcomes } from './plan.js';
import { cardName, nameInside, person, sentence } from './named.js';
import { likedBy } from './printed.js';
import { momentOf } from './seats.js';
import { t } from './words.js';

/**
 * @typedef {import('./screen.js').Screen} Screen
 * @typedef {import('./types.js').Cell} Cell
 */

/** All that is printed on a card, and who enjoys it. @param {Pick<Screen, 'deck'>} screen @param {string} id */
export function cardLabel({ deck }, id) {
  const card = deck[id];
  if (!card) return id;
  const name = sentence(cardName(deck, id, '.title'));
  if (card.kind === 'penguin') return t('label-penguin', { name, likes: t(`animals-${likedBy(card.family)}`) });
  return t('label-entertainer', { name, dots: [...card.dots].filter((dot) => dot === '1').length });
}

/** @param {Screen} screen @param {string} name @returns {Cell|undefined} */
export const cellOf = ({ view }, name) => view.cells.find(({ cell }) => cell === name);

/** @param {Screen} screen @param {string} name */
export const actOn = ({ view }, name) => view.entertainers.find(({ cell }) => cell === name);

/** What lies on a cell, what it has to do with the choice at hand, and who is near. @param {Screen} screen @param {Cell} about */
export function cellLabel(screen, about) {
  const parts = [whatLies(screen, about), ...offer(screen, about), ...(about.kind === 'curtain' ? [] : neighbours(screen, about))];
  return t('cell-label', { cell: about.cell, what: clauses(parts) });
}

/** @param {Screen} screen @param {Cell} about */
function whatLies(screen, { kind, card, host, awaited, cell }) {
  if (kind === 'penguin' && card) {
    const whose = host === null || host === undefined ? '' : t('cell-guest', person(momentOf(screen), host));
    return items([cardName(screen.deck, card, '.title'), whose]);
  }
  if (kind === 'entertainer' && card) return items([cardName(screen.deck, card, '.title'), t('cell-lacks', { count: actOn(screen, cell)?.missing ?? 0 })]);
  if (kind === 'curtain') return t('cell-curtain');
  return items([t('cell-empty'), awaited ? t('cell-awaited', { count: awaited }) : '']);
}

/** What the viewer could do with the cell now. @param {Screen} screen @param {Cell} about @returns {string[]} */
function offer(screen, { cell, kind }) {
  const { view, plan } = screen;
  if (tokening(screen)) return welcomes(screen, cell) ? [t(plan.token?.to === cell ? 'cell-token-here' : 'cell-token-may')] : [];
  if (placing(screen) && plan.card && kind === 'empty') {
    const placement = placementAt(screen, cell);
    if (!placement) return [t('cell-closed')];
    const spark = view.spots.some((spot) => spot.cell === cell) ? [t('cell-spark')] : [];
    return [t(plan.cell === cell ? 'cell-chosen' : 'cell-open'), placement.fee ? t('cell-fee', { fee: placement.fee }) : t('cell-no-fee'), ...spark];
  }
  if (entering(screen) && kind === 'empty') return closed(screen, cell) === null ? [t(plan.cell === cell ? 'cell-chosen' : 'cell-open')] : [closedWords(screen, cell)];
  return view.phase === 'choosing' && view.waiting.includes(cell) ? [t('cell-waits')] : [];
}

/** The entertainers beside a cell: one by name, and how many more. @param {Screen} screen @param {Cell} about @returns {string[]} */
function neighbours(screen, { beside }) {
  const cards = beside.flatMap((name) => actOn(screen, name)?.card ?? []);
  const [first] = cards;
  return first ? [t('cell-beside', { card: cardName(screen.deck, first), more: cards.length - 1 })] : [];
}

/** Where an entertainer's dots point, and what is there: one sentence. @param {Screen} screen @param {string} name */
export function dotsWords(screen, name) {
  const act = actOn(screen, name);
  if (!act) return t('dots-none', { cell: name });
  const open = act.dots.filter(({ filled }) => !filled).map(({ cell }) => cell ?? '');
  const card = cardName(screen.deck, act.card);
  return open.length ? t('dots-open', { card, cell: name, cells: list(open), count: open.length }) : t('dots-full', { card, cell: name });
}

/** What seats would score, as a phrase: "you 3, Bianca 5". @param {Screen} screen @param {number[]} points */
export function pointsWords(screen, points) {
  const scored = points.flatMap((each, seat) => (each ? [t('points-of', { who: nameInside(momentOf(screen), seat), points: each })] : []));
  return scored.length ? list(scored) : t('points-nobody');
}

/** Who would take the card of a show, and why. @param {Screen} screen @param {import('./types.js').Preview} show */
export function awardWords(screen, { award, why, points }) {
  return award === null ? t(`would-${why}`) : t(`would-${why}`, { ...person(momentOf(screen), award), points: points[award] ?? 0 });
}
