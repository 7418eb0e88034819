// What is said where the page cannot begin, since its scripts or words did not come: that it is so, and a way to try again.
// It stands here in all languages, because the words are what may be missing.
import { preferredLanguage } from './languages.js';

/** @type {Record<import('./languages.js').Language, [sentence: string, again: string]>} */
const SAID = {
  en: [
    'The game did not arrive whole. Perhaps the network wants you to log in first, or the site is just being renewed. Nothing that is kept on this device is lost.',
    'Try again',
  ],
  fr: [
    'Le jeu n’est pas arrivé entier. Le réseau demande peut-être d’abord une connexion, ou le site est en cours de mise à jour. Rien de ce qui est conservé sur cet appareil n’est perdu.',
    'Réessayer',
  ],
  de: [
    'Das Spiel ist nicht ganz angekommen. Vielleicht verlangt das Netz erst eine Anmeldung, oder die Seite wird gerade erneuert. Nichts, was auf diesem Gerät aufbewahrt ist, ist verloren.',
    'Noch einmal versuchen',
  ],
  it: [
    'Il gioco non è arrivato intero. Forse la rete chiede prima di accedere, o il sito è in aggiornamento. Nulla di ciò che è conservato su questo dispositivo è perso.',
    'Riprova',
  ],
};

/** Says so in place of the page, and resolves when it is worth another attempt: somebody asks for it, or comes back. */
export function showNoStart(/** @type {import('./languages.js').Language} */ language = preferredLanguage()) {
  const [sentence, again] = SAID[language];
  const said = Object.assign(document.createElement('p'), { lang: language, textContent: sentence });
  const button = Object.assign(document.createElement('button'), { lang: language, className: 'button primary', textContent: again });
  const place = Object.assign(document.createElement('div'), { className: 'first', id: 'no-start' });
  place.setAttribute('role', 'alert');
  place.append(said, button);
  document.getElementById('root')?.replaceChildren(place);
  return new Promise((resolve) => {
    button.addEventListener('click', resolve);
    addEventListener('online', resolve, { once: true });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resolve(null)); // back from logging in
  });
}

/** Loads the page again, and first what it is made of: the browser may have kept what came in its place. */
export async function loadAnew() {
  const parts = [...document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]')];
  const addresses = parts.map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? '');
  await Promise.all(addresses.map((address) => fetch(address, { cache: 'reload' }).catch(() => undefined)));
  location.reload();
}
