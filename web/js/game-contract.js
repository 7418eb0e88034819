/**
 * What a game's folder gives the page. Types only: nothing here runs.
 *
 * The folder `games/<id>/` has `index.js` (the entry, listed in games/index.js), `css/index.css` (its table's style),
 * `words/<language>/` (poster.ftl comes with Home, table*.ftl with the table, the others later), `art/`, and
 * `lessons.json` where it teaches.
 *
 * @typedef {import('./types.js').Moment} Moment
 * @typedef {import('./types.js').Player} Player
 * @typedef {import('./types.js').Table} Table
 * @typedef {{at: number, seat: number, move: string, round: number, phase: string}} Decision  a move and where it was made
 *
 * @typedef {object} GameEntry What a game's `index.js` exports as default: small, since every visit brings it.
 * @property {() => Promise<TableModule>} table
 * @property {() => Promise<Companion>} companion
 * @property {string} poster  what Home hangs out, relative to the game's folder
 * @property {('learn' | 'rules' | 'deck')[]} screens  those that not every game has
 * @property {string[]} [daily]  the levels at which rivals play the deal of a day; else the two highest
 * @property {Elder} [elder]  the game that this site had before it had several
 *
 * @typedef {object} Elder
 * @property {(final: any) => import('./types.js').Final} final  a result as version 0.1.0 stored it, in today's form
 *
 * @typedef {object} TableModule
 * @property {(root: HTMLElement, table: Table) => import('./types.js').Mounted} mount
 * @property {(before: any, after: any) => boolean} [reveals]  whether the person's move showed something new, so that taking it
 *   back counts; else whatever takes more than one step does
 *
 * @typedef {object} Lesson  one lesson of Learn; its words are learn-<id>, learn-<id>-<act>-ask and -done
 * @property {string} id
 * @property {string[][]} points  for each act, the controls to touch, in order, as selectors
 *
 * @typedef {{caption: string, heads: string[], rows: string[][]}} Grid
 * @typedef {{id: string, parts: (string | (() => Grid))[]}} Section  ids of sentences and of numbered rules, or tables
 *
 * @typedef {object} Companion What the screens around the table need; the optional parts belong to optional screens.
 * @property {() => Promise<unknown>} ready  all that the others need is here
 * @property {(move: string, moment: Moment) => string} moveWords  a move as a sentence about the seat that has to act
 * @property {(move: string, players: Player[]) => string} shortMove  a move in a few words, for labels
 * @property {(choice: import('./types.js').Choice, moment: Moment) => string[]} reasonWords
 * @property {(moment: Moment) => unknown} picture  what the decision was about, as a template
 * @property {(line: import('./types.js').Line) => string} scoreWords  a line of the account as a sentence to share
 * @property {(decision: Decision) => string} [chapter]  the heading under which a move is written down; else its round
 * @property {(outcomes: any[], played: string, moment: Moment) => unknown} [whatIf]  what other moves would have come to
 * @property {(view: any) => any} [atRest]  a view as somebody sees it who only watches
 * @property {Section[]} [rulebook]
 * @property {Lesson[]} [lessons]
 * @property {(written: any, change: (written: any) => void) => unknown} [deckForm]
 * @property {(deck: any[], name: string) => any} [blankDeck]  a deck as it is written in records, to begin editing from
 *
 * @typedef {object} Hints What the Prompter and the notes of a first game say of this game.
 * @property {Companion['moveWords']} moveWords
 * @property {Companion['reasonWords']} reasonWords
 * @property {() => Promise<unknown>} ready
 * @property {(table: Table, view: any) => unknown} facts  what is left and who can do what: nothing that is not on the table
 * @property {(table: Table, view: any) => unknown} values  what each card is worth to whom
 * @property {[string, (view: any) => boolean][]} notes  by importance: what each is about; its words are note-<id>
 */
export {};
