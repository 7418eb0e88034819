// What surrounds the table: remarks for every occasion, rules by number, lessons with words, decks whose ids tell the truth.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { site } from './speech.mjs';

const LANGUAGES = ['en', 'fr', 'de', 'it'];
const RIVALS = ['bianca', 'ottavio', 'zelda', 'raimondo', 'petra', 'anselmo'];
const OCCASIONS = ['begin', 'fee', 'excuse', 'score', 'card', 'tie', 'snub', 'win', 'lose'];
const FILES = ['about', 'deck', 'learn', 'poster', 'remarks', 'review', 'rules', 'set-up', 'table', 'table-hints', 'table-told'];

const words = (/** @type {string} */ language, /** @type {string} */ file) => readFile(new URL(`../../../web/games/penguin/words/${language}/${file}.ftl`, import.meta.url), 'utf8');
const ids = (/** @type {string} */ text) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id ?? '');
/** What people read: no comments, and nothing that is filled in. */
const read = (/** @type {string} */ text) => text.replace(/^#.*$/gm, '').replace(/\{ \$\w+ ->/g, '').replace(/^ +\*?\[\w+\]/gm, '').replace(/\{[^{}]*\}/g, 'X').replace(/^ *[.\w-]+ =/gm, '');

site({
  'words/en/first.ftl.txt': 'x = x',
  'words/en/rest.ftl.txt': 'y = y',
  'games/penguin/words/en/table.ftl.txt': await words('en', 'table-told'),
  'games/penguin/words/en/rest.ftl.txt': (await Promise.all(['remarks', 'review'].map((file) => words('en', file)))).join('\n'),
});
const { allWords, speak } = await import('../../../web/js/shell/words.js');
await speak('en');
await allWords('penguin');
const { occasion, remarkOf } = await import('../../../web/games/penguin/remarks.js');
const { named } = await import('../../../web/games/penguin/deck-form.js');
const { SECTIONS } = await import('../../../web/games/penguin/rulebook.js');
const { LESSONS } = await import('../../../web/games/penguin/lessons.js');
const { reasonWords } = await import('../../../web/games/penguin/reasons.js');

/* ── Remarks ── */

const PLAYERS = [{ seat: 0, human: true, id: 'you', level: null, name: 'You' }, { seat: 1, human: false, id: 'petra', level: 'clown', name: 'Petra' }];
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

test('a rival says nothing twice, falls silent when all is said, and a person never speaks', () => {
  const said = /** @type {Set<string>} */ (new Set());
  const over = view({ phase: 'finished', final: { winners: [1] } });
  for (let line = remarkOf(1, view({}), over, PLAYERS, said); line; line = remarkOf(1, view({}), over, PLAYERS, said)) {
    assert.ok(!said.has(line));
    said.add(line);
  }
  assert.deepEqual([...said].sort(), ['remark-petra-win-1', 'remark-petra-win-2']);
  assert.equal(remarkOf(0, view({}), view({ phase: 'finished', final: { winners: [0] } }), PLAYERS, new Set()), null);
});

/* ── Reasons ── */

test('every kind of reason that a player may give has words', () => {
  const cells = [{ cell: 'd3', kind: 'empty', card: null, beside: ['c3'], cards: 1, awaited: 1 }, { cell: 'c3', kind: 'entertainer', card: 'seal-dance', beside: [], cards: 0 }];
  const act = { cell: 'c3', card: 'seal-dance', points: [0, 0], award: null, why: 'nobody', missing: 1, dots: [{ at: 'E', cell: 'd3', filled: false }], audience: [] };
  const moment = /** @type {any} */ ({
    players: PLAYERS,
    deck: {
      'seal-dance': { id: 'seal-dance', kind: 'entertainer', animal: 'seal', activity: 'dance', dots: '00001000' },
      'bear-music': { id: 'bear-music', kind: 'entertainer', animal: 'bear', activity: 'music', dots: '00001000' },
      'red-music-4': { id: 'red-music-4', kind: 'penguin', family: 'red', activity: 'music', value: 4 },
    },
    view: view({ toAct: 0, active: 0, cells, entertainers: [act], placements: [], entrances: [], soon: null, houses: [{ supply: 1 }, { supply: 0 }], top: 'bear-music', piles: { entertainers: 3 } }),
  });
  const told = (/** @type {string} */ move, /** @type {Record<string, number>} */ reasons) => reasonWords(/** @type {any} */ ({ move, reasons, points: 30 }), moment);
  for (const kind of ['points', 'gift', 'fee', 'card', 'animal', 'activity', 'token', 'deny', 'opening', 'tempo', 'hand']) {
    assert.ok(told('red-music-4@d3', { [kind]: 2 }).length > told('red-music-4@d3', {}).length, kind);
  }
  for (const kind of ['card', 'animal', 'activity', 'token', 'deny', 'opening', 'tempo']) {
    assert.ok(told('red-music-4@d3', { [kind]: -2 }).length > told('red-music-4@d3', {}).length, `less ${kind}`);
  }
  assert.ok(told('red-music-4@d3!bear-music', { spend: 2 }).some((reason) => reason.includes('the musical bear')));
  assert.ok(told('d3^', { place: 2 }).length > told('d3^', {}).length);
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
