// The smallest table: proves the way from click to engine to repaint.
import { html, render } from '../vendor/lit-html/lit-html.js';
import { onOffline, startOffline } from './boot/offline.js';
import { opening } from './boot/openings.js';
import { createEngine } from './engine.js';

const root = /** @type {HTMLElement} */ (document.getElementById('root'));
let line = '';
let offline = '';
/** @type {any} */
let shown;
let busy = false;

const engine = createEngine({
  onProgress: (loaded, total) => say(`${Math.round((100 * loaded) / total)} %`),
  onState: (state) => say(state),
});

function say(/** @type {string} */ text) {
  line = text;
  draw();
}

async function play(/** @type {string} */ move) {
  busy = true;
  draw();
  shown = await engine.ask({ do: 'play', record: shown.record, viewer: 0, move });
  while (shown.view.toAct !== 0 && !shown.view.final) {
    shown = await engine.ask({ do: 'bot', record: shown.record, viewer: 0 });
  }
  busy = false;
  draw();
}

function draw() {
  const { legal, premiere, final, round, phase } = shown?.view ?? {};
  const moves = premiere && legal?.length === 0 ? [premiere.best] : (legal ?? []);
  render(
    html`<h1>Turandot</h1>
      <p role="status">${line} ${offline}</p>
      <p id="where">${round} ${phase} ${final ? JSON.stringify(final.winners) : ''}</p>
      ${moves.map((/** @type {string} */ move) => html`<button ?disabled=${busy} @click=${() => play(move)}>${move}</button>`)}`,
    root,
  );
}

draw();
shown = await opening('turandot', 3);
draw();
performance.mark('bid-ready');
onOffline((state) => {
  offline = state;
  draw();
});
await engine.ask({ do: 'about' });
startOffline();
