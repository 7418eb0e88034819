// Where the page begins: settings, words, the engine behind, and one screen after another in front.
import { applyUpdate, onOffline, startOffline } from './boot/offline.js';
import { siteManifest } from './boot/manifest.js';
import { createEngine } from './engine.js';
import { drawFrame, headline, place } from './frame.js';
import { closeKeySheet, openKeySheet } from './keys.js';
import { lacks, showLack } from './lacks.js';
import { go, onPlace, placeOf } from './router.js';
import { screenEntry } from './screens/registry.js';
import * as settings from './settings.js';
import { note, onStatus, status, updateWaits } from './status.js';
import { onStoreTrouble, storeTrouble } from './store.js';
import { showTrouble, watchForBugs } from './trouble.js';
import { allWords, onWords, preferredLanguage, speak, t } from './words.js';

const root = /** @type {HTMLElement} */ (document.getElementById('root'));
const missing = lacks();
if (missing.length) showLack(missing);
else begin();

async function begin() {
  settings.apply();
  const engine = createEngine({
    onProgress: (loaded, total) => note({ loaded: loaded / total }),
    onState: (state) => note({ engine: state }),
  });
  onOffline((offline, installed) => note({ offline, installed }));
  const words = speak(wantedLanguage());
  const { app } = await siteManifest().catch(() => ({ app: '' }));
  await words;
  runScreens(engine, app);
  // The rest of the site is fetched when the engine no longer needs the line.
  engine.ask({ do: 'about' }).then(startOffline, startOffline);
}

function wantedLanguage() {
  const { language } = settings.current();
  return language === 'system' ? preferredLanguage() : language;
}

function runScreens(/** @type {import('./engine.js').Engine} */ engine, /** @type {string} */ app) {
  /** @type {import('./frame.js').Note[]} */
  let notes = [];
  /** @type {import('./screens/registry.js').Showing | null} */
  let showing = null;
  let now = placeOf(location.hash);
  let visit = 0;

  const draw = () =>
    drawFrame(root, {
      bare: screenEntry(now.screen)?.bare ?? false,
      screen: now.screen,
      notes,
      help: openKeySheet,
      dismiss: (gone) => {
        notes = notes.filter((each) => each !== gone);
        draw();
      },
    });
  const refresh = () => {
    document.title = titleOf(now.screen);
    draw();
    showing?.refresh();
  };
  /** @type {import('./screens/registry.js').Shell} */
  const shell = {
    engine,
    app,
    go,
    headline,
    status,
    updateWaits,
    applyUpdate,
    say: (sentence, kind = 'plain') => {
      notes = [...notes, { sentence, kind }];
      draw();
    },
    trouble: (trouble) => showTrouble(trouble, app, go),
  };

  const show = async (/** @type {import('./router.js').Place} */ next) => {
    visit += 1;
    const mine = visit;
    const first = mine === 1;
    showing?.leave();
    showing = null;
    closeKeySheet();
    if (!first && notes.length && next.screen !== 'home') notes = [];
    if (next.strange) notes = [...notes, { sentence: t('strange-address'), kind: 'bad' }];
    now = next;
    place.replaceChildren();
    refresh();
    const entry = /** @type {import('./screens/registry.js').ScreenEntry} */ (screenEntry(next.screen));
    const screen = await entry.load();
    if (next.screen !== 'home') await allWords();
    if (mine !== visit) return;
    const home = document.createElement('div');
    home.className = 'screen-root';
    place.replaceChildren(home);
    const mounted = await screen.mount(home, shell, next.path);
    if (mine !== visit) mounted.leave();
    else showing = mounted;
    if (!first) focusOn(home);
  };

  watchForBugs(shell.trouble);
  onPlace(show);
  onWords(refresh);
  onStatus(refresh);
  onStoreTrouble(() => {
    const trouble = storeTrouble();
    if (trouble && now.screen !== 'home') shell.say(t(`store-${trouble}`), 'bad');
  });
  settings.onSettings(refresh);
  settings.onSettings(({ language }) => language && speakIfChanged());
  addEventListener('storage', ({ key }) => key?.endsWith(' settings') && settings.reload());
  show(now);
}

function speakIfChanged() {
  const wanted = wantedLanguage();
  if (wanted !== document.documentElement.lang) speak(wanted);
}

function titleOf(/** @type {string} */ screen) {
  const name = t('app-name');
  return screen === 'home' ? name : `${t(screenEntry(screen)?.title ?? 'home-title')} · ${name}`;
}

/** A new screen is a new place: focus goes to its heading, unless the screen has put it somewhere itself. */
function focusOn(/** @type {HTMLElement} */ screen) {
  if (screen.contains(document.activeElement)) return;
  const heading = /** @type {HTMLElement} */ (screen.querySelector('h1') ?? document.getElementById('main'));
  heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  scrollTo(0, 0);
}
