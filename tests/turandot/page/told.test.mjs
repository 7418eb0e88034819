// What the Programme and the voice say, in every language: of the person as of others, and only of those whom it concerns.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { newDevice, SITE } from '../../page/device.mjs';

const WEB = new URL('../../../web/', import.meta.url);
const LANGUAGES = /** @type {const} */ (['en', 'fr', 'de', 'it']);

/** Some files of words as one. */
const together = async (/** @type {string} */ folder, /** @type {string[]} */ ...names) => (await Promise.all(names.map((name) => readFile(new URL(`${folder}${name}.ftl`, WEB), 'utf8')))).join('\n');

/** @type {Record<string, string>} */
const files = {};
for (const tag of LANGUAGES) {
  files[`words/${tag}/first.ftl.txt`] = await together(`words/${tag}/`, 'first', 'first-hints');
  files[`words/${tag}/rest.ftl.txt`] = 'nothing-more = .';
  files[`games/turandot/words/${tag}/table.ftl.txt`] = await together(`games/turandot/words/${tag}/`, 'table');
  files[`games/turandot/words/${tag}/rest.ftl.txt`] = '';
}
newDevice();
for (const [name, value] of Object.entries({
  fetch: (/** @type {string} */ address) => Promise.resolve(new Response(files[address.slice(SITE.length)] ?? '', { status: address.slice(SITE.length) in files ? 200 : 404 })),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
})) Object.defineProperty(globalThis, name, { configurable: true, value });
const { allWords, speak } = await import('../../../web/js/shell/words.js');
await speak('en');
await allWords('turandot');
const { entries } = await import('../../../web/games/turandot/log.js');
const { status, tellChoice, tellOpening, tellStage, tellTable, tellTotals } = await import('../../../web/games/turandot/narrate.js');
const { verdict } = await import('../../../web/games/turandot/final.js');

const NAMES = ['You', 'Bianca', 'Zelda', 'Petra'];
const players = NAMES.map((name, seat) => ({ seat, name, human: seat === 0, id: name.toLowerCase(), level: null }));
const deck = { pia: { gender: 'female', type: 'pro', stars: 3, favourite: 'liu' }, gino: { gender: 'male', type: 'dark', stars: 1, favourite: null } };
const ROUND = { round: 1, maestro: 0, cards: ['pia', 'gino'], bids: [], columns: [], hired: [], alone: [], understudies: [], left: null, named: null, fired: null };
const screen = (/** @type {Record<string, any>} */ facts = {}, /** @type {Record<string, any>} */ rest = {}) => /** @type {any} */ ({
  deck, table: { players }, envelope: { slot: 1, money: 1, bluff: true }, why: null, scored: 99, faces: {}, ...rest,
  view: { seat: 0, seats: 4, round: 1, rounds: 7, maestro: 0, phase: 'sealing', toAct: 0, mine: null, stage: ['pia', 'gino'], waiting: [], designers: 2, table: null, past: [], now: ROUND, final: null, ...facts },
});
const said = (/** @type {Record<string, any>} */ round) => entries(screen(), /** @type {any} */ ({ ...ROUND, ...round })).map(({ words }) => words).slice(1);

/** What is said in every language, by language. */
async function everywhere(/** @type {() => string | string[]} */ say) {
  /** @type {Record<string, string | string[]>} */
  const told = {};
  for (const tag of LANGUAGES) {
    await speak(tag);
    told[tag] = say();
  }
  await speak('en');
  return told;
}

test('nobody is said to be choosing when all have sealed', async () => {
  const mine = { slot: 1, money: 0, bluff: false };
  const told = await everywhere(() => [status(screen({ mine, toAct: 2 })), status(screen({ mine, toAct: null }))]);
  assert.deepEqual(told, {
    en: ['Sealed. Zelda is still choosing.', 'Everyone has sealed.'],
    fr: ['Scellé. Zelda choisit encore.', 'Tout le monde a scellé.'],
    de: ['Verdeckt gelegt. Zelda überlegt noch.', 'Alle haben verdeckt gelegt.'],
    it: ['Sigillato. Zelda sta ancora scegliendo.', 'Hanno sigillato tutti.'],
  });
});

test('whoever is Maestro names somebody, the person too', async () => {
  const you = { en: 'You name Bianca.', fr: 'Vous désignez Bianca.', de: 'Sie bestimmen Bianca.', it: 'Nomini Bianca.' };
  assert.deepEqual(await everywhere(() => said({ named: 1 })), Object.fromEntries(Object.entries(you).map(([tag, words]) => [tag, [words]])));
  assert.deepEqual(said({ maestro: 1, named: 0 }), ['Bianca names you.']);
  assert.deepEqual(said({ maestro: 1, named: 2 }), ['Bianca names Zelda.']);
});

test('of those who bid on a card only the highest tie', () => {
  const column = (/** @type {number[]} */ ...money) => ({ columns: [{ slot: 1, rule: 'R7', winner: null, bidders: money.map((coins, seat) => ({ seat, money: coins })) }] });
  assert.deepEqual(said(column(1, 2, 2)), ['Bianca and Zelda tie over pia with 2 money cards each: nobody hires.']);
  assert.deepEqual(said(column(1, 1)), ['You and Bianca tie over pia with 1 money card each: nobody hires.']);
  assert.deepEqual(said(column(0, 0, 0)), ['You, Bianca, and Zelda tie over pia without money: nobody hires.']);
});

test('a tie for the victory agrees with the person in every language', async () => {
  const lines = [0, 1].map((seat) => ({ seat, total: 12, place: 1, parts: [], roles: [], director: '' }));
  const shared = await everywhere(() => verdict(screen({ final: { lines, winners: [0, 1], level: [0, 1], tieBreak: 'shared', decided: null } })).words);
  assert.deepEqual(shared, {
    en: 'Level on points and on stars: you and Bianca share the victory.',
    fr: 'Égalité de points et d’étoiles. Victoire partagée\u00a0: vous et Bianca.',
    de: 'Gleich viele Punkte, gleich viele Sterne: Sie und Bianca teilen sich den Sieg.',
    it: 'Pari a punti e a stelle. Vittoria condivisa: tu e Bianca.',
  });
  const stars = await everywhere(() => verdict(screen({ final: { lines, winners: [0], level: [0, 1], tieBreak: 'stars', decided: null } })).words);
  assert.ok(!/sont|sono/.test(Object.values(stars).join(' ')), JSON.stringify(stars));
});

test('what is told aloud is made of whole sentences', async () => {
  const lines = [0, 1, 'table'].map((seat) => ({ seat, total: 12, place: 1 }));
  for (const tell of [tellChoice, tellOpening, tellStage, tellTable, tellTotals]) {
    for (const [tag, words] of Object.entries(await everywhere(() => tell(screen({ final: { lines, winners: [0] } }))))) {
      assert.match(String(words), /\S[.…]$/, `${tag}, ${tell.name}`);
      assert.doesNotMatch(String(words), /\.\.|\s\.|[^\S\u00a0\u202f]{2}|undefined/, `${tag}, ${tell.name}`);
    }
  }
});
