// What surrounds the table: remarks for every occasion, rules by number, lessons with words, decks whose ids tell the truth.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { site } from './speech.mjs';

const LANGUAGES = ['en', 'fr', 'de', 'it'];
const RIVALS = ['bianca', 'ottavio', 'zelda', 'raimondo', 'petra', 'anselmo'];
const OCCASIONS = ['begin', 'fee', 'excuse', 'token', 'score', 'card', 'tie', 'snub', 'win', 'lose'];
const FILES = ['about', 'deck', 'learn', 'poster', 'remarks', 'review', 'rules', 'set-up', 'table', 'table-hints', 'table-told'];

const words = (/** @type {string} */ language, /** @type {string} */ file) => readFile(new URL(`../../../web/games/penguin/words/${language}/${file}.ftl`, import.meta.url), 'utf8');
const ids = (/** @type {string} */ text) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id ?? '');
/** What people read: no comments, and nothing that is filled in. */
const read = (/** @type {string} */ text) => text.replace(/^#.*$/gm, '').replace(/\{ \$\w+ ->/g, '').replace(/^ +\*?\[\w+\]/gm, '').replace(/\{[^{}]*\}/g, 'X').replace(/^ *[.\w-]+ =/gm, '');

site({
  'words/en/first.ftl.txt': 'list-two = { $first } and { $last }',
  'words/en/rest.ftl.txt': 'y = y',
  'games/penguin/words/en/table.ftl.txt': (await Promise.all(['table', 'table-told'].map((file) => words('en', file)))).join('\n'),
  'games/penguin/words/en/rest.ftl.txt': (await Promise.all(['remarks', 'review'].map((file) => words('en', file)))).join('\n'),
});
const { allWords, speak } = await import('../../../web/js/shell/words.js');
await speak('en');
await allWords('penguin');
const { occasion, remarkOf } = await import('../../../web/games/penguin/remarks.js');
const { named } = await import('../../../web/games/penguin/deck-form.js');
const { SECTIONS } = await import('../../../web/games/penguin/rulebook.js');
const { LESSONS } = await import('../../../web/games/penguin/lessons.js');
const { figureWords, reasonWords } = await import('../../../web/games/penguin/reasons.js');
const { tellable } = await import('../../../web/games/penguin/hints.js');
const { shortMove } = await import('../../../web/games/penguin/retell.js');

/* ── Remarks ── */

const PLAYERS = [{ seat: 0, human: true, id: 'you', level: null, name: 'You', to: 'You' }, { seat: 1, human: false, id: 'petra', level: 'clown', name: 'Petra', to: 'to Petra' }];
const view = (/** @type {Record<string, any>} */ facts) => /** @type {any} */ ({ phase: 'placing', turn: 9, seats: 2, active: 1, seat: 0, hand: [], final: null, now: { place: null, shows: [] }, ...facts });
const shown = (/** @type {string} */ phase, /** @type {number[]} */ points, /** @type {number|null} */ award, /** @type {string|null} */ why) => view({ phase, now: { place: null, shows: [{ points, award, why }] } });

test('every rival has something to say on every occasion', async () => {
  for (const language of LANGUAGES) {
    const known = ids(await words(language, 'remarks'));
    for (const rival of RIVALS) {
      for (const what of OCCASIONS) assert.ok(known.filter((id) => id.startsWith(`remark-${rival}-${what}-`)).length >= 2, `${language}: ${rival}, ${what}`);
    }
    assert.equal(known.length, known.filter((id) => RIVALS.some((rival) => OCCASIONS.some((what) => id.startsWith(`remark-${rival}-${what}-`)))).length);
  }
});

test('what a step means to a rival is what happened to that rival', () => {
  const before = view({});
  assert.equal(occasion(before, view({ phase: 'settled', now: { place: { excuse: null }, shows: [] } }), 1), 'fee');
  assert.equal(occasion(before, view({ phase: 'settled', now: { place: { excuse: 'seal-dance' }, shows: [] } }), 1), 'excuse');
  assert.equal(occasion(before, view({ phase: 'settled', active: 0, now: { place: { excuse: null }, shows: [] } }), 1), null);
  assert.equal(occasion(before, view({ phase: 'placed', turn: 2 }), 1), 'begin');
  assert.equal(occasion(before, view({ phase: 'placed', turn: 3 }), 1), null);
  assert.equal(occasion(before, shown('scored', [3, 9], null, null), 1), 'score');
  assert.equal(occasion(before, shown('scored', [3, 0], null, null), 1), 'snub');
  assert.equal(occasion(before, shown('scored', [0, 0], null, null), 1), null);
  assert.equal(occasion(before, shown('awarded', [9, 3], 1, 'least'), 1), 'card');
  assert.equal(occasion(before, shown('awarded', [0, 3], 1, 'only'), 1), null);
  assert.equal(occasion(before, shown('awarded', [3, 3], null, 'tie'), 1), 'tie');
  assert.equal(occasion(before, view({ phase: 'finished', final: { winners: [1] } }), 1), 'win');
  assert.equal(occasion(before, view({ phase: 'finished', final: { winners: [0] } }), 1), 'lose');
});

test('a person never speaks', () => {
  const table = /** @type {any} */ ({ players: PLAYERS, record: { game: 'penguin', seed: 'k3x9', seats: ['human', 'petra:clown'] } });
  assert.equal(remarkOf(0, view({}), view({ phase: 'finished', final: { winners: [0] } }), table), null);
});

/* ── Reasons ── */

const DECK = {
  'seal-dance': { id: 'seal-dance', kind: 'entertainer', animal: 'seal', activity: 'dance', dots: '00001000' },
  'bear-music': { id: 'bear-music', kind: 'entertainer', animal: 'bear', activity: 'music', dots: '00001000' },
  'my-best': { id: 'my-best', kind: 'penguin', family: 'red', activity: 'music', value: 4 },
};
const MOMENT = /** @type {any} */ ({ players: PLAYERS, deck: DECK, view: view({ seat: 0, toAct: 1 }) });

test('every reason is a sentence about the cards, the seats and the points that the engine names', () => {
  const facts = { weight: 1, points: 3.2, count: 2, cell: 'd3', guest: 'my-best', card: 'seal-dance' };
  const told = (/** @type {string} */ kind, more = {}) => reasonWords(/** @type {any} */ ({ reasons: [{ kind, ...facts, ...more }] }), MOMENT)[0];
  assert.equal(told('fan-animal'), 'The red 4 likes seals, and the dancing seal is beside d3.');
  assert.equal(told('fans', { cards: ['seal-dance', 'bear-music'] }), 'The dancing seal and the musical bear beside d3 amuse the red 4.');
  assert.equal(told('opens', { seat: 0 }), 'The dancing seal then lacks only one card, and you are next.');
  assert.equal(told('gift', { count: 1, cards: ['seal-dance'], scores: [{ seat: 0, points: 4 }] }), 'The dancing seal brings others points: you 4.');
  assert.equal(told('card-tie', { seats: [0, 1] }), `A tie for the least (you and ${PLAYERS[1]?.name}): nobody takes the dancing seal.`);
  assert.equal(told('animal-most', { animal: 'bear', card: undefined }), `${PLAYERS[1]?.name} would then have the most bears: 3 points more in the end.`);
  assert.equal(told('keeps'), undefined, 'what a rival still holds is secret');
  assert.deepEqual(reasonWords(/** @type {any} */ ({ reasons: [{ kind: 'keeps', ...facts }] }), { ...MOMENT, view: view({ seat: 0, toAct: 0 }) }), ['You keep 2 more valuable penguins for better places.']);
  assert.equal(figureWords(/** @type {any} */ ({ points: 30.4 }), MOMENT)[0], `About 30 points for ${PLAYERS[1]?.name} in the end.`);
});

test('a penguin of an own deck is called by what is printed on it, and without its deck a penguin', () => {
  assert.equal(shortMove('my-best@d3', PLAYERS, /** @type {any} */ (DECK)), 'red 4 (music) on d3');
  assert.equal(shortMove('my-best@d3', PLAYERS), 'a penguin on d3');
  assert.equal(shortMove('blue-dance-2@d3$', PLAYERS), 'blue 2 (dance) on d3, fee paid');
});

/* ── Rules, lessons, decks ── */

test('the rulebook has every rule from U1 to U32 once, in order', () => {
  const rules = SECTIONS.flatMap(({ parts }) => parts).filter((part) => typeof part === 'string' && part.startsWith('rule-U'));
  assert.deepEqual(rules, Array.from({ length: 32 }, (_, place) => `rule-U${place + 1}`));
});

test('every act of a lesson is asked for and answered in words, and points somewhere', async () => {
  const told = JSON.parse(await readFile(new URL('../../../web/games/penguin/lessons.json', import.meta.url), 'utf8')).lessons;
  assert.deepEqual(LESSONS.map(({ id }) => id), told.map((/** @type {{id: string}} */ { id }) => id));
  const known = ids(await words('en', 'learn'));
  for (const { id, points } of LESSONS) {
    assert.equal(points.length, told.find((/** @type {{id: string}} */ lesson) => lesson.id === id).acts.length);
    for (const [act, controls] of points.entries()) {
      assert.ok(controls.length > 1);
      for (const part of ['ask', 'done']) assert.ok(known.includes(`learn-${id}-${act + 1}-${part}`));
    }
  }
});

test('penguins of an edited deck have ids that say what they are, all different and short enough', () => {
  const card = { id: '', family: /** @type {const} */ ('green'), activity: /** @type {const} */ ('acrobatics'), value: 99 };
  const made = named(Array.from({ length: 64 }, () => card)).map(({ id }) => id);
  assert.equal(new Set(made).size, 64);
  assert.ok(made.every((id) => /^green-acrobatics-99(-[a-z]+)?$/.test(id) && id.length <= 24));
});

/* ── Print ── */

test('no line breaks before French marks, and minus signs and dots are those of print', async () => {
  for (const file of FILES) {
    const french = read(await words('fr', file));
    assert.deepEqual(french.match(/\S [;!?%»:]/g) ?? [], [], `fr/${file}`);
    assert.deepEqual(french.match(/« |[^\s\u202f][;!?]/g) ?? [], [], `fr/${file}`);
    for (const language of LANGUAGES) assert.deepEqual(read(await words(language, file)).match(/\s-\d|\.\.\./g) ?? [], [], `${language}/${file}`);
  }
});

test('what a rival only thought of is told, but for other penguins of its hand', () => {
  assert.equal(tellable('green-juggling-1@d4', 'green-juggling-1@e5$'), true);
  assert.equal(tellable('red-music-3@d4', 'green-juggling-1@e5'), false);
  assert.equal(tellable('d4>e5', 'd4>f6'), true);
});
