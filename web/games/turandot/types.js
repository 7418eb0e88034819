/**
 * What this game's views hold beside what all views have. Types only: nothing here runs.
 *
 * @typedef {{id: string, type: string, stars: number, gender: 'male'|'female'|'uncertain', favourite: string|null}} Singer
 * @typedef {{parts: import('../../js/types.js').Part[], total: number}} Account
 * @typedef {{seat: number, singers: string[], director: string|null, money: number, spent: number, scene: number,
 *   casting: string|null, projected: Account}} House
 * @typedef {{slot: number, bidders: {seat: number, money: number}[], winner: number|null, rule: string|null}} Column
 * @typedef {{round: number, maestro: number, cards: string[],
 *   bids: {seat: number, move: string, number: number|null, money: number, bluff: boolean}[],
 *   hired: {seat: number, card: string, slot: number, paid: number}[], columns: Column[],
 *   alone: {seat: number, scene: boolean, rule: string|null}[], designers: number[],
 *   understudies: {seat: number, card: string, slot: number}[], left: string|null, named: number|null, fired: string|null}} Round
 * @typedef {{now: number, least: number, most: number}} Prospect
 * @typedef {import('../../js/types.js').Line & {seat: number|'table', roles: string[], director: string,
 *   performances: {card: string, stars: number, role: number, points: number}[]}} FinalLine  performances: by role, what each singer brings
 * @typedef {'sealing'|'revealed'|'hired'|'designed'|'understudies'|'settled'|'naming'|'firing'|'fired'|'premiere'|'finished'} Phase
 *
 * @typedef {object} View What one seat may know, with every number the page shows.
 * @property {number} seat
 * @property {number} seats
 * @property {Record<string, string>} options
 * @property {number} round
 * @property {number} rounds
 * @property {Phase} phase
 * @property {'singer'|'director'} hires
 * @property {number} maestro
 * @property {number|null} nextMaestro
 * @property {number|null} toAct
 * @property {string[]} legal Moves open to the viewer.
 * @property {(string|null)[]} stage Card ids by slot; null where the card has gone.
 * @property {Round} now
 * @property {string|null} mine The viewer's own sealed bid.
 * @property {{seat: number, size: number|null}[]} sealed Stacks lying face down, in sealing order.
 * @property {number[]} waiting Seats still without a card, in handing-out order.
 * @property {House[]} houses
 * @property {{seat: 'table', singers: string[], director: string|null, projected: Account}|null} table
 * @property {number} designers How many designers are for hire this round.
 * @property {{legal: boolean, hires: boolean, rule: string}} alone Whether money alone is open to the viewer, and by which rule.
 * @property {string[]} living
 * @property {string[]} fired
 * @property {string[]} gone
 * @property {string[]} unseen
 * @property {Round[]} past
 * @property {Record<string, Prospect[]>} directors By living director, by seat.
 * @property {Record<string, number[]>} worth By card on stage, by seat: what it would add if the curtain rose now.
 * @property {{roles: number[][], best: string, bestTotal: number}|null} premiere
 * @property {{lines: FinalLine[], winners: (number|'table')[], tieBreak: 'stars'|'shared'|null, level: number[],
 *   decided: {over: number|'table', by: {key: string, points: number}[]}|null}|null} final  decided: where a sole winner was most ahead of the next
 *
 * @typedef {Omit<import('../../js/types.js').Moment, 'view' | 'deck'> & {view: View, deck: Record<string, Singer>}} Moment
 */
export {};
