/**
 * The shapes that cross the bridge, and what the shell and a game's table promise each other.
 * Types only: nothing here runs.
 *
 * @typedef {{id: string, type: string, stars: number, gender: 'male'|'female'|'uncertain', favourite: string|null}} Singer
 * @typedef {{format: number, game: string, rules: number, deck: any, seed: string, first: number,
 *   options: Record<string, string>, seats: string[], moves: string[]}} GameRecord
 * @typedef {{stars: number, scene: number, favourites: number, mismatches: number, bonus: number, penalty: number, total: number}} ScoreLines
 * @typedef {{seat: number, singers: string[], director: string|null, money: number, scene: number,
 *   casting: string|null, projected: ScoreLines}} House
 * @typedef {{slot: number, bidders: {seat: number, money: number}[], winner: number|null, rule: string|null}} Column
 * @typedef {{round: number, maestro: number, cards: string[],
 *   bids: {seat: number, move: string, number: number|null, money: number, bluff: boolean}[],
 *   hired: {seat: number, card: string, slot: number, paid: number}[], columns: Column[],
 *   alone: {seat: number, scene: boolean, rule: string|null}[], designers: number[],
 *   understudies: {seat: number, card: string, slot: number}[], left: string|null, named: number|null, fired: string|null}} Round
 * @typedef {{now: number, least: number, most: number}} Prospect
 * @typedef {ScoreLines & {seat: number|'table', roles: string[], director: string}} FinalLine
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
 * @property {string[]} legal Moves open to the viewer; empty in the premiere, where any order of c123456 is open.
 * @property {(string|null)[]} stage Card ids by slot; null where the card has gone.
 * @property {Round} now
 * @property {string|null} mine The viewer's own sealed bid.
 * @property {{seat: number, size: number|null}[]} sealed Stacks lying face down, in sealing order.
 * @property {number[]} waiting Seats still without a card, in handing-out order.
 * @property {House[]} houses
 * @property {{seat: 'table', singers: string[], director: string|null, projected: ScoreLines}|null} table
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
 * @property {{lines: FinalLine[], winners: (number|'table')[], level: number[], shared: boolean}|null} final
 *
 * @typedef {{id: any, ok: false, error: {code: string, sentence: string, facts: Record<string, any>, trace?: string}}} Refusal
 * @typedef {{move: string, chance: number, value: number, points: number, reasons: Record<string, number>}} Choice
 *
 * @typedef {{seat: number, human: boolean, id: string, level: string|null, name: string}} Player
 *   `id` is 'you' or the rival's id (bianca, ottavio, …); `name` is what the page calls them.
 *
 * @typedef {object} Table What the shell hands to a game's table.
 * @property {View} view The view on show.
 * @property {GameRecord} record
 * @property {Record<string, Singer>} deck
 * @property {Player[]} players
 * @property {boolean} starting Python has not answered yet: a first move is kept and sent when it does.
 * @property {boolean} canUndo
 * @property {HTMLElement} headline The middle of the page's header: room for one line of the table's own (round, phase, Maestro).
 * @property {boolean} rehearsal A move was taken back after a reveal.
 * @property {string[]} [offers] What may follow the end, as `go` knows it; without it, everything.
 * @property {(move: string) => Promise<void>} play Commit the viewer's move: saved, then shown.
 * @property {() => Promise<void>} undo
 * @property {(request: Record<string, any>) => Promise<any>} ask Any bridge verb about this record (record and viewer are filled in).
 * @property {(screen: string) => void} go Leave for another screen: 'home', 'review', 'rematch', 'same-deal', …
 *
 * @typedef {object} Mounted What a game's table gives back.
 * @property {(view: View, before: View|null) => Promise<void>} show Show one step; resolves when its picture rests (and was dismissed where it needs to be).
 *   Without `before` (a take-back) there is nothing to move from. A call while an earlier one is pending makes that one resolve at once.
 * @property {() => void} refresh Language, settings or size changed: draw again.
 * @property {() => void} leave Take everything down.
 *
 * @typedef {object} GameModule What a game's `index.js` exports as default.
 * @property {string} id
 * @property {(root: HTMLElement, table: Table) => Mounted} mount
 */
export {};
