/**
 * What this game's views hold beside what all views have. Types only: nothing here runs.
 *
 * @typedef {'green'|'brown'|'red'|'blue'} Family
 * @typedef {'sheep'|'kangaroo'|'seal'|'bear'} Animal
 * @typedef {'juggling'|'acrobatics'|'dance'|'music'} Activity
 * @typedef {{id: string, kind: 'penguin', family: Family, activity: Activity, value: number}} Penguin
 * @typedef {{id: string, kind: 'entertainer', animal: Animal, activity: Activity, dots: string}} Entertainer
 * @typedef {Record<string, Penguin | Entertainer>} Deck  by id
 * @typedef {{parts: import('../../js/types.js').Part[], total: number}} Account
 * @typedef {'placing'|'placed'|'settled'|'inviting'|'invited'|'choosing'|'lit'|'scored'|'awarded'|'curtain'|'entering'|'entered'|'drawn'|'finished'} Phase
 * @typedef {'only'|'least'|'tie'|'nobody'} Why  why an entertainer card goes where it goes (U20, U21)
 *
 * @typedef {object} Cell
 * @property {string} cell
 * @property {'empty'|'penguin'|'entertainer'|'curtain'} kind
 * @property {string|null} card
 * @property {string[]} beside  the entertainers around it, by cell
 * @property {number} cards  how many cards of any kind lie around it
 * @property {number|null} [host]  whose guest a penguin is
 * @property {number} [awaited]  how many entertainers wait for an empty cell
 *
 * @typedef {{cell: string, card: string, host: number|null, amused: boolean, points: number}} Guest
 * @typedef {{cell: string, card: string, points: number[], award: number|null, why: Why}} Preview  a show that would begin
 * @typedef {{at: string, cell: string|null, filled: boolean}} Dot
 * @typedef {Preview & {turned: boolean, dots: Dot[], missing: number, audience: Guest[], awards: Pick<Preview, 'award'|'why'>[]}} Act  an entertainer on the ice; `awards`: who would take the card, by what the viewer would score
 * @typedef {{begins: Preview[], points: number[], brings: Record<string, number>}} Begins
 *
 * @typedef {object} House
 * @property {number} seat
 * @property {number} score
 * @property {Account} projected
 * @property {Activity} activity
 * @property {{card: string, worth: number}[]} cards
 * @property {string[]} tokens  the cells of the tokens on the ice
 * @property {number} supply
 * @property {number} hand  how many penguins are held
 *
 * @typedef {{card: string, cell: string, fee: number, paid: number|null, excuse: string|null}} Placed
 * @typedef {{cell: string, card: string, points: number[]|null, award: number|null, why: Why|null,
 *   new: {card: string, cell: string, turned: boolean}|null}} Performed
 * @typedef {{turn: number, seat: number, place: Placed|null, token: {from: string|null, to: string}|null, shows: Performed[]}} Turn
 * @typedef {{card: string, cell: string, fee: number, of: string[], enjoys: string[], brings: number, moves: string[]}} Placement
 * @typedef {{move: string, points: number[], awards: (number|null)[]}} TokenMove
 * @typedef {{cell: string, upright: string|null, turned: string|null, missing: number[], dots: Dot[][], completes: string[]}} Entrance
 * @typedef {import('../../js/types.js').Line & {bonus: number, cards: number}} FinalLine
 *
 * @typedef {object} Own
 * @property {Record<string, string>} options
 * @property {number} turn
 * @property {number} active  whose turn it is
 * @property {Phase} phase
 * @property {{columns: number, rows: number}} iceberg
 * @property {Cell[]} cells  in reading order
 * @property {Act[]} entertainers
 * @property {House[]} houses
 * @property {string[]} hand
 * @property {string|null} top  the face-up card of the entertainers' pile
 * @property {{penguins: number, entertainers: number}} piles
 * @property {number} showsLeft
 * @property {string[]} gone
 * @property {string[]} waiting
 * @property {{penguins: string[], families: Record<Family, number>, activities: Record<Activity, number>, entertainers: string[]}} unseen
 * @property {Turn} now
 * @property {Guest[]} audience  of the last show of this turn
 * @property {Turn[]} past
 * @property {Begins|null} soon  the shows that begin after the token step
 * @property {Placement[]} placements
 * @property {(Begins & {cell: string})[]} spots
 * @property {TokenMove[]} tokens
 * @property {Entrance[]} entrances
 * @property {'entertainers'|'space'|'penguins'|null} end
 * @property {{lines: FinalLine[], winners: number[], tieBreak: 'bonus'|'cards'|'shared'|null,
 *   decided: {over: number, by: {key: string, points: number}[]}|null}|null} final  decided: where a sole winner was most ahead of the next
 *
 * @typedef {Omit<import('../../js/types.js').Shown, 'phase' | 'final'> & Own} View
 * @typedef {Omit<import('../../js/types.js').Moment, 'view' | 'deck'> & {view: View, deck: Deck}} Moment
 */
export {};
