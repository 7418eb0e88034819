/**
 * The shapes that cross the bridge whatever the game, and what the shell and a table promise each other.
 * Types only: nothing here runs. The engine's side of the same contract is `engine/game.py`.
 *
 * @typedef {{format: number, game: string, rules: number, deck: any, seed: string, first: number,
 *   options: Record<string, string>, seats: string[], moves: string[]}} GameRecord
 *
 * @typedef {number | string} Side  a seat, or the word for a house that nobody plays
 * @typedef {{key: string, points: number}} Part  points with their sign: the parts of a line make its total
 * @typedef {{seat: Side, parts: Part[], total: number, place: number | null}} Line  no place: nobody plays that house
 * @typedef {{lines: Line[], winners: Side[], tieBreak: string | null}} Final  `tieBreak` is a word for what decided
 *
 * @typedef {object} Shown What every view has; the rest is the game's own, and only its own folder reads it.
 * @property {number} seat
 * @property {number} seats
 * @property {number | null} toAct
 * @property {string[]} legal  the moves open to the viewer; none while others have to act
 * @property {string} phase
 * @property {number} round
 * @property {number | null} rounds  null where nobody knows yet
 * @property {Final | null} final  once the game is over
 *
 * @typedef {{id: string, [fact: string]: any}} Card  what is printed on a card of the deck
 * @typedef {{record: GameRecord, length: number, steps: Shown[], view: Shown, deck?: Card[]}} Answer  to most requests
 * @typedef {{ok: false, error: {code: string, sentence: string, facts: Record<string, any>, trace?: string}}} Refusal
 * @typedef {{kind: string, weight: number, [fact: string]: any}} Reason  why a move, or with a weight below zero why not; the page has the words
 * @typedef {{move: string, chance: number, value: number, points: number, figures: Record<string, number>, reasons: Reason[]}} Choice
 *   `figures` are what the player reckoned with; `reasons` what it comes to, the most telling first.
 *
 * @typedef {object} Judged What a strong player makes of a decision.
 * @property {number} seat
 * @property {Choice[]} choices
 * @property {number | null} played  the chance to win with the move that was played
 * @property {string | null} best
 * @property {number} lost  how much chance that cost
 * @property {number} points  points left lying
 * @property {number} cost  both together, to compare decisions
 * @property {any[]} outcomes  what other moves would have come to
 *
 * @typedef {{seat: number, human: boolean, id: string, level: string|null, name: string, to: string}} Player  `to`: the name as of one to whom something comes
 *   `id` is 'you' or the rival's id; `name` is what the page calls them.
 *
 * @typedef {{view: any, deck: Record<string, any>, players: Player[]}} Moment  a moment as one seat sees it: a view and cards of the game's own kind
 *
 * @typedef {object} Table What the shell hands to a game's table.
 * @property {any} view The view on show.
 * @property {GameRecord} record
 * @property {Record<string, any>} deck  by id, what is printed on its cards
 * @property {Player[]} players
 * @property {boolean} starting Python has not answered yet: a first move is kept and sent when it does.
 * @property {boolean} canUndo
 * @property {boolean} undoCounts Taking back would make a rehearsal of a game that is none yet.
 * @property {HTMLElement} headline The middle of the page's header: room for one line of the table's own.
 * @property {boolean} rehearsal A move was taken back after something new was seen.
 * @property {string[]} offers What may follow the end, as `go` knows it.
 * @property {(move: string) => Promise<boolean>} play Commit the viewer's move: saved, then shown; says whether it was played.
 * @property {() => Promise<boolean>} undo
 * @property {(request: Record<string, any>) => Promise<any>} ask Any bridge verb about this record (record and viewer are filled in).
 * @property {(screen: string) => void} go Leave for another screen: 'home', 'review', 'rematch', 'same-deal', …
 *
 * @typedef {object} Mounted What a game's table gives back.
 * @property {(view: any, before: any) => Promise<void>} show Show one step; resolves when its picture rests (and was dismissed where it needs to be).
 *   Without `before` (a take-back) there is nothing to move from. A call while an earlier one is pending makes that one resolve at once.
 * @property {() => void} refresh Language, settings or size changed: draw again.
 * @property {() => void} leave Take everything down.
 */
export {};
