// Words: the house has its own, every game has its own, and no game sees another's.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { newDevice, newTab, SITE } from './device.mjs';

/** A site that has these files of words, and what it was asked for; others are missing. */
function site(/** @type {Record<string, string>} */ files) {
  newDevice();
  /** @type {string[]} */
  const asked = [];
  define('fetch', (/** @type {string} */ address) => {
    const name = address.slice(SITE.length);
    asked.push(name);
    const text = files[name];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  });
  return asked;
}

function define(/** @type {string} */ name, /** @type {unknown} */ value) {
  Object.defineProperty(globalThis, name, { configurable: true, value });
}

/** What was reported as missing or wrong while something was done. */
async function reported(/** @type {() => unknown} */ run) {
  const { error } = console;
  /** @type {string[]} */
  const said = [];
  console.error = (/** @type {unknown} */ sentence) => said.push(String(sentence));
  await run();
  console.error = error;
  return said;
}

const words = () => newTab()('shell/words.js');

const FIRST = `hello = Hello
level-mild = Mild
### of dominoes
name = Dominoes
both = of dominoes
### of draughts
name = Draughts
hint = { $count ->
    [one] one piece
   *[other] { $count } pieces
}
    .why = to jump
`;
const FILES = {
  'words/en/first.ftl.txt': FIRST,
  'words/en/rest.ftl.txt': 'later = Later\nboth = of the house\n',
  'games/draughts/words/en/table.ftl.txt': 'board = The board\n',
  'games/draughts/words/en/rest.ftl.txt': 'rules = The rules\n',
  'games/dominoes/words/en/table.ftl.txt': 'stones = The stones\n',
  'games/dominoes/words/en/rest.ftl.txt': '',
  'words/fr/first.ftl.txt': 'hello = Bonjour\n### of draughts\nname = Dames\n',
  'words/fr/rest.ftl.txt': 'later = Plus tard\n',
  'games/draughts/words/fr/table.ftl.txt': 'board = Le damier\n',
  'games/draughts/words/fr/rest.ftl.txt': 'rules = Les règles\n',
};

test('the first file has the words of the house and of every poster, each with its owner', async () => {
  const asked = site(FILES);
  const { hasWords, speak, t, wordsOf } = await words();
  await speak('en');
  assert.deepEqual(asked, ['words/en/first.ftl.txt']);
  assert.equal(t('hello'), 'Hello');
  assert.equal(wordsOf('dominoes').t('name'), 'Dominoes');
  assert.equal(wordsOf('draughts').t('name'), 'Draughts');
  assert.equal(wordsOf('draughts').t('hint', { count: 1 }), 'one piece');
  assert.equal(wordsOf('draughts').t('hint', { count: 3 }), '3 pieces');
  assert.equal(wordsOf('draughts').t('hint.why'), 'to jump');
  assert.equal(hasWords('name'), false, 'the house has no words of a game');
});

test('words that come later are drawn once, and only where something was drawn without them', async () => {
  site(FILES);
  const { allWords, onWords, speak, t, wordsOf } = await words();
  await speak('en');
  let told = 0;
  onWords(() => {
    told += 1;
  });
  await allWords('draughts');
  assert.equal(told, 0, 'nobody lacked anything');
  assert.equal(wordsOf('dominoes').t('stones'), '');
  await allWords('dominoes');
  assert.equal(told, 1, 'two files, one drawing');
  assert.equal(t('later'), 'Later');
});

test('words that do not come keep nobody from those that do', async () => {
  site(Object.fromEntries(Object.entries(FILES).filter(([name]) => name !== 'games/draughts/words/en/rest.ftl.txt')));
  const { allWords, onWords, speak, t } = await words();
  await speak('en');
  assert.equal(t('later'), '');
  let told = 0;
  onWords(() => {
    told += 1;
  });
  await assert.rejects(allWords('draughts'));
  assert.deepEqual([told, t('later')], [1, 'Later']);
});

test('a long file is read to its end, and every message is whole', async () => {
  const many = Array.from({ length: 900 }, (_, at) => `long-${at} = { $count ->\n    [one] one of ${at}\n   *[other] { $count } of ${at}\n}\n    .why = because of ${at}`);
  site({ ...FILES, 'games/draughts/words/en/rest.ftl.txt': `${many.join('\n')}\n` });
  const { allWords, speak, wordsOf } = await words();
  await speak('en');
  await allWords('draughts');
  const { t } = wordsOf('draughts');
  for (let at = 0; at < many.length; at += 1) {
    assert.equal(t(`long-${at}`, { count: 1 }), `one of ${at}`);
    assert.equal(t(`long-${at}.why`), `because of ${at}`);
  }
});

test('a game falls back to the house, and never to another game', async () => {
  site(FILES);
  const { allWords, speak, wordsOf } = await words();
  await speak('en');
  await Promise.all([allWords('draughts'), allWords('dominoes')]);
  const { hasWords, t } = wordsOf('draughts');
  assert.equal(t('level-mild'), 'Mild');
  assert.equal(t('both'), 'of the house');
  assert.equal(wordsOf('dominoes').t('both'), 'of dominoes', 'its own words come first');
  assert.equal(hasWords('stones'), false);
  const said = await reported(() => assert.equal(t('stones'), '{stones}'));
  assert.deepEqual(said, ['en has no words for stones in draughts']);
});

test('words that are still to come are silent, and what waits for them is told', async () => {
  const asked = site(FILES);
  const { allWords, onWords, speak, t, tableWords, wordsOf } = await words();
  await speak('en');
  let told = 0;
  onWords(() => (told += 1));
  assert.equal(t('later'), '');
  assert.equal(wordsOf('draughts').t('board'), '');
  await tableWords('draughts');
  assert.equal(wordsOf('draughts').t('board'), 'The board');
  assert.equal(told, 1);
  await allWords('draughts');
  assert.equal(t('later'), 'Later');
  assert.equal(wordsOf('draughts').t('rules'), 'The rules');
  const before = asked.length;
  await allWords('draughts');
  assert.equal(asked.length, before, 'nothing is asked for twice');
  assert.ok(!asked.some((name) => name.includes('dominoes')), 'another game’s words are not brought');
});

test('another language brings all that was needed before it is shown', async () => {
  site(FILES);
  const { allWords, language, speak, t, wordsOf } = await words();
  await speak('en');
  await allWords('draughts');
  await speak('fr');
  assert.equal(language(), 'fr');
  assert.equal(globalThis.document.documentElement.lang, 'fr');
  assert.equal(t('later'), 'Plus tard');
  assert.deepEqual([wordsOf('draughts').t('name'), wordsOf('draughts').t('board'), wordsOf('draughts').t('rules')], ['Dames', 'Le damier', 'Les règles']);
});

test('who changes their mind while words travel gets what they chose last', async () => {
  site(FILES);
  const { language, speak } = await words();
  await Promise.all([speak('en'), speak('fr'), speak('en')]);
  assert.equal(language(), 'en');
});

test('a gap is reported once, and a player sees the name of the message rather than nothing', async () => {
  site(FILES);
  const { allWords, speak, t } = await words();
  await speak('fr');
  const said = await reported(async () => {
    await allWords();
    assert.equal(t('nowhere'), '{nowhere}');
    t('nowhere');
  });
  assert.deepEqual(said, ['fr has no words for nowhere']);
});

for (const [what, answer] of Object.entries({ nothing: undefined, 'the page of a network': '<!doctype html>\n<p class = "login">Log in', 'some text': 'Log in' })) {
  test(`where ${what} comes in place of words, they are missing, the page goes on, and they are asked for again`, async () => {
    const files = /** @type {Record<string, string>} */ ({ 'words/en/first.ftl.txt': FIRST, ...(answer ? { 'words/en/rest.ftl.txt': answer } : {}) });
    const asked = site(files);
    const { allWords, speak, t } = await words();
    await speak('en');
    await assert.rejects(allWords(), /words\/en\/rest.ftl.txt/);
    assert.equal(t('hello'), 'Hello');
    assert.equal(t('later'), '', 'no name of a word stands in for it');
    files['words/en/rest.ftl.txt'] = 'later = Later\n';
    await allWords();
    assert.equal(t('later'), 'Later');
    assert.equal(asked.filter((name) => name === 'words/en/rest.ftl.txt').length, 2);
  });
}

test('the first language of the browser that we speak is the one', async () => {
  site(FILES);
  const { isLanguage, preferredLanguage } = await newTab()('shell/languages.js');
  assert.equal(preferredLanguage(['pt-BR', 'it-CH', 'en']), 'it');
  assert.equal(preferredLanguage(['DE-AT']), 'de');
  assert.equal(preferredLanguage(['ja', 'pt']), 'en');
  assert.deepEqual(['en', 'pt', null, '__proto__'].map(isLanguage), [true, false, false, false]);
});

test('names are joined as each language joins them', async () => {
  const files = await Promise.all(['en', 'fr', 'de', 'it'].map(async (tag) => [`words/${tag}/first.ftl.txt`, await readFile(new URL(`../../web/words/${tag}/first.ftl`, import.meta.url), 'utf8')]));
  site(Object.fromEntries(files));
  const { list, speak } = await words();
  const { LANGUAGES } = await newTab()('shell/languages.js');
  for (const tag of LANGUAGES) {
    await speak(tag);
    for (const count of [0, 1, 2, 3, 5]) {
      const names = ['Bianca', 'Ottavio', 'Zelda', 'Petra', 'Anselmo'].slice(0, count);
      assert.equal(list(names), new Intl.ListFormat(tag).format(names), `${count} in ${tag}`);
    }
  }
});

test('what stands between words is said by each language, and what is empty has nothing beside it', async () => {
  const files = await Promise.all(['en', 'fr'].map(async (tag) => [`words/${tag}/first.ftl.txt`, await readFile(new URL(`../../web/words/${tag}/first.ftl`, import.meta.url), 'utf8')]));
  site(Object.fromEntries(files));
  const { clauses, items, sentences, speak, stop } = await words();
  await speak('en');
  assert.equal(items(['one', '', 'two', 'three']), 'one, two, three');
  assert.equal(clauses(['one', 'two']), 'one; two');
  assert.equal(sentences(['One.', '', 'Two?']), 'One. Two?');
  assert.deepEqual([items([]), items([''])], ['', '']);
  assert.deepEqual(['One', 'One.', 'One?', 'One…'].map(stop), ['One.', 'One.', 'One?', 'One…']);
  await speak('fr');
  assert.equal(clauses(['un', 'deux']), 'un\u202f; deux');
});

test('dates are written as where the device is, and English of no place in the British way', async () => {
  site({ 'words/en/first.ftl.txt': 'day = { DATETIME($date, dateStyle: "medium") }', 'words/de/first.ftl.txt': 'day = { DATETIME($date, dateStyle: "medium") }' });
  const day = async (/** @type {string} */ tag, /** @type {string[]} */ languages) => {
    define('navigator', { languages });
    const { locale, speak, t } = await words();
    await speak(tag);
    return [locale(), t('day', { date: new Date(2026, 10, 16, 12) })];
  };
  assert.deepEqual(await day('en', ['en-US', 'en']), ['en-US', 'Nov 16, 2026']);
  assert.deepEqual(await day('en', ['en']), ['en-GB', '16 Nov 2026']);
  assert.deepEqual(await day('en', ['de-AT', 'en-001', 'en-US@posix']), ['en-GB', '16 Nov 2026']);
  assert.deepEqual(await day('de', ['en-US', 'de-CH']), ['de-CH', '16.11.2026']);
  assert.deepEqual(await day('de', []), ['de', '16.11.2026']);
});

test('a message may refer to messages and terms that nobody has asked for yet, wherever they stand', async () => {
  const first = '# A remark.\nsaid = { greeting }, { -house }! { greeting.to }\n-house = Parlour\ngreeting = Good evening\n    and welcome\n    .to = to you\n';
  site({ 'words/en/first.ftl.txt': first, 'words/en/rest.ftl.txt': 'more = { said } { other }\nother = Again.\n' });
  const { speak, allWords, hasWords, t } = await words();
  await speak('en');
  await allWords();
  assert.deepEqual(await reported(() => assert.equal(t('more'), 'Good evening\nand welcome, Parlour! to you Again.')), []);
  assert.deepEqual([hasWords('greeting.to'), hasWords('greeting.from'), hasWords('house')], [true, false, false]);
});

test('a message that two files have is reported, and stays as it was', async () => {
  site({ 'words/en/first.ftl.txt': 'hello = Hello\n', 'words/en/rest.ftl.txt': 'hello = Goodbye\n' });
  const { speak, allWords, t } = await words();
  await speak('en');
  assert.deepEqual(await reported(() => allWords()), ['en, : hello is said twice']);
  assert.equal(t('hello'), 'Hello');
});

test('what is needed before a language is spoken comes in that language only, and once', async () => {
  const asked = site(FILES);
  const { speak, tableWords, wordsOf } = await words();
  const table = tableWords('draughts');
  await speak('fr');
  await table;
  assert.deepEqual(asked, ['words/fr/first.ftl.txt', 'games/draughts/words/fr/table.ftl.txt']);
  assert.equal(wordsOf('draughts').t('board'), 'Le damier');
});
