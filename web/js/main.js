// Where the page begins: settings, words, the engine behind, and one screen after another in front.
import { SITE, siteManifest } from './engine/site.js';
import { onOffline, startOffline } from './shell/offline.js';
import { announce } from './shell/announce.js';
import { turn } from './shell/breath.js';
import { createEngine } from './engine/engine.js';
import { gameOf } from './games.js';
import { lacks, showLack } from './shell/browser-support.js';
import { preferredLanguage } from './shell/languages.js';
import { showNoStart } from './shell/no-start.js';
import { gameOnShow, onPlace, placeOf } from './shell/router.js';
import * as settings from './shell/settings.js';
import { Screens } from './shell/screens.js';
import { allowSound } from './shell/sound.js';
import { expectDeal, expectTable } from './play/start.js';
import { note, onStatus } from './shell/status.js';
import { keepTrying, onStoreTrouble, storeTrouble } from './shell/store.js';
import { watchForBugs } from './shell/trouble.js';
import { allWords, language, onWords, speak, t } from './shell/words.js';

document.documentElement.dataset.begun = '';
const missing = lacks();
if (missing.length) showLack(missing);
else begin();

async function begin() {
  navigator.serviceWorker?.controller?.postMessage({ type: 'hello' }); // that we got this far
  settings.apply();
  allowSound();
  const { screen, game } = placeOf(location.hash);
  const engine = createEngine({
    game: game || gameOnShow().id,
    onProgress: (loaded, total) => note({ loaded: loaded / total }),
    onState: (state) => note({ engine: state, ...(state === 'loading' ? { loaded: 0 } : {}) }),
  });
  const manifest = siteManifest().catch(() => ({ app: '' }));
  if (screen === 'play') expectDeal(gameOf(game));
  await speakAtLast();
  await turn(); // words were read until now, and a first screen is drawn next
  const screens = new Screens(/** @type {HTMLElement} */ (document.getElementById('root')), engine, (await manifest).app);
  keepUp(screens);
  screens.show();
  // The rest of the words and of the site is fetched when the engine no longer needs the line.
  const rest = () => {
    nameTheApp();
    expectTable(gameOnShow());
    return allWords(gameOnShow().id).catch(() => undefined).then(startOffline);
  };
  engine.ask({ do: 'about' }).then(rest, rest);
}

/** Without words there is nothing to show but that there are none. */
async function speakAtLast() {
  for (;;) {
    try {
      await speak(wantedLanguage());
      return;
    } catch (error) {
      console.info(`The page cannot begin (${error}).`);
      await showNoStart(wantedLanguage());
    }
  }
}

/** Browsers draw an icon, and offer to install an app, at once and with some ado: not before the game can be played. */
function nameTheApp() {
  for (const [rel, name] of [['icon', 'art/icons/icon.svg'], ['manifest', 'manifest.webmanifest']]) {
    document.head.querySelector(`link[rel=${rel}]`)?.remove();
    document.head.append(Object.assign(document.createElement('link'), { rel, href: SITE + name }));
  }
}

/** Whatever changes, the page follows. */
function keepUp(/** @type {Screens} */ screens) {
  watchForBugs(screens.shell.trouble);
  keepTrying();
  onOffline((offline, installed) => {
    note({ offline, installed });
    if (offline === 'applied') screens.renew();
  });
  onPlace((place) => screens.show(place));
  onWords(() => screens.refresh());
  onStatus(() => screens.refresh('status'));
  onStoreTrouble(() => {
    const trouble = storeTrouble();
    if (trouble) announce(t(`store-${trouble}`));
    queueMicrotask(() => screens.refresh('status')); // it may show in the middle of drawing
  });
  settings.onSettings(() => {
    screens.refresh();
    if (wantedLanguage() !== language()) speak(wantedLanguage()).catch(() => screens.shell.say(t('words-missing'), 'bad'));
  });
  addEventListener('storage', ({ key }) => key?.endsWith(' settings') && settings.reload());
}

function wantedLanguage() {
  const chosen = settings.current().language;
  return chosen === 'system' ? preferredLanguage() : chosen;
}
