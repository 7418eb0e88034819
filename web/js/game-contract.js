/**
 * What a game's folder gives the page. Types only: nothing here runs.
 *
 * The folder `games/<id>/` has `index.js` (the entry, listed in games/index.js), `css/index.css` (its table's style),
 * `words/<language>/` (poster.ftl comes with Home, table*.ftl with the table, album.ftl with the album, the others later), `art/`, and
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
 * @property {('learn' | 'rules' | 'deck' | 'album')[]} screens  those that not every game has
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
 * @typedef {object} Lesson  one lesson of Learn; its words are learn-<id>, learn-<id>-<act>-ask and -done, or -tell
 * @property {string} id
 * @property {(() => unknown)[]} [figures]  a lesson that only tells: one figure a page, and no acts
 * @property {string[][]} points  for each act, the controls to touch, in order, as selectors
 *
 * @typedef {{caption: string, heads: string[], rows: string[][]}} Grid
 * @typedef {{draw: () => unknown, texts: () => string[]}} Figure  something drawn, and all that is said in it
 * @typedef {{id: string, parts: (string | (() => Grid) | Figure)[]}} Section  ids of sentences and of numbered rules, tables, or figures
 *
 * @typedef {object} Help  what a table offers (`offerHelp` of js/shell/api.js) to whoever presses ?
 * @property {() => unknown} cards  what is printed on a card and drawn on the table, as a template
 * @property {() => string[]} rules  the numbers of the rules that hold at this moment
 *
 * @typedef {object} Companion What the screens around the table need; the optional parts belong to optional screens.
 * @property {() => Promise<unknown>} ready  all that the others need is here
 * @property {(move: string, moment: Moment) => string} moveWords  a move as a sentence about the seat that has to act
 * @property {(move: string, players: Player[], deck?: any) => string} shortMove  a move in a few words, for labels; the deck, by id, where it is at hand
 * @property {(choice: import('./types.js').Choice, moment: Moment) => string[]} reasonWords  whole sentences, the most telling first
 * @property {(choice: import('./types.js').Choice, moment: Moment) => string[]} [figureWords]  what can be said in figures only, for small type
 * @property {(moment: Moment) => unknown} picture  what the decision was about, as a template
 * @property {(line: import('./types.js').Line) => string} scoreWords  a line of the account as a sentence to share
 * @property {(decision: Decision) => string} [chapter]  the heading under which a move is written down; else its round
 * @property {(outcomes: any[], played: string, moment: Moment) => unknown} [whatIf]  what other moves would have come to
 * @property {(view: any) => any} [atRest]  a view as somebody sees it who only watches
 * @property {Section[]} [rulebook]
 * @property {Lesson[]} [lessons]
 * @property {(written: any, change: (written: any) => void) => unknown} [deckForm]
 * @property {(deck: any[], name: string) => any} [blankDeck]  a deck as it is written in records, to begin editing from
 * @property {() => Promise<Album>} [album]  comes with its screen
 *
 * @typedef {object} AlbumCard
 * @property {string} id  as the engine's album calls it
 * @property {string} name
 * @property {string} label  all that is printed on it, as whole sentences
 * @property {string} life  two lines on who that is; for a card that is not of the house, perhaps none
 * @property {unknown} picture  the card as large as its place, as a template
 * @property {string[]} [hopes]  deeds that are told of a card one has had even if they have not come about
 *
 * @typedef {object} AlbumGroup  cards of one kind; it is called album-<id>
 * @property {string} id
 * @property {string[]} deeds  what the engine's album tells of them, the main one first: deed-<id>-<deed> says how often ($count; $points has its sign)
 * @property {AlbumCard[]} cards
 *
 * @typedef {object} Album  What a game has in the album beside the rivals, who are the house's.
 * @property {(deck: any[], isOurs: (id: string) => boolean) => AlbumGroup[]} groups  of a deck as the engine lists it; `isOurs`: the house deck has just this card
 * @property {(rival: string) => unknown} [rival]  a rival as this game draws them
 *
 * @typedef {object} Hints What the Prompter and the notes of a first game say of this game.
 * @property {Companion['moveWords']} moveWords
 * @property {Companion['reasonWords']} reasonWords
 * @property {Companion['figureWords']} [figureWords]
 * @property {(move: string) => string} [alike]  what moves have in common that a word or two cannot tell apart: only the likeliest is advised
 * @property {(move: string, played: string) => boolean} [tellable]  whether a move that a rival only thought of may be told while the game is on; without this all may
 * @property {() => Promise<unknown>} ready
 * @property {(table: Table, view: any) => unknown} facts  what is left and who can do what: nothing that is not on the table
 * @property {(table: Table, view: any) => unknown} values  what each card is worth to whom
 * @property {[string, (view: any) => boolean][]} notes  by importance: what each is about; its words are note-<id>
 */
export {};
