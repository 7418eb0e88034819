// Cards give way: what is said below them is shown whole, in every language and at every size of letters.

/** The least height of a card, in letters: below it nothing on it could be read, and the stage is scrolled instead. */
const LEAST = 3.4;
/** Pixels that may stick out: no word comes so close to the edge of what it stands in. */
const SLACK = 2;

/**
 * Keeps the cards on the stage as high as what stands below them allows. They only shrink while one picture is on show,
 * so that nothing jumps while results come in.
 *
 * @param {HTMLElement} root
 */
export function stageFitter(root) {
  let measured = '';
  /** @type {Element | null} */
  let watched = null;
  const observer = new ResizeObserver(() => fit());
  function fit() {
    const stage = /** @type {HTMLElement | null} */ (root.querySelector('.stage'));
    if (stage !== watched) {
      observer.disconnect();
      watched = stage;
      if (stage) observer.observe(stage);
    }
    if (!stage) return;
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const picture = [pictureOf(root), stage.clientWidth, stage.clientHeight, letters].join();
    if (picture !== measured) {
      measured = picture;
      stage.style.removeProperty('--tallest');
    }
    shrink(stage, LEAST * letters);
  }
  return { fit, leave: () => observer.disconnect() };
}

/** What is on show, but for what changes while it is told. */
function pictureOf(/** @type {HTMLElement} */ root) {
  const { phase, chapter, hires } = /** @type {HTMLElement | null} */ (root.querySelector('.game'))?.dataset ?? {};
  return [['revealed', 'hired', 'designed'].includes(phase ?? '') ? 'reveal' : phase, chapter, hires].join();
}

function shrink(/** @type {HTMLElement} */ stage, /** @type {number} */ least) {
  delete stage.dataset.crowded;
  const over = beyond(stage);
  if (over <= SLACK) return;
  const cards = [...stage.querySelectorAll('.column > :is(.pick, .card-button, .vacant)')].map((card) => card.getBoundingClientRect());
  const [first] = cards;
  if (first) {
    const rows = new Set(cards.map(({ top }) => Math.round(top / least))).size;
    stage.style.setProperty('--tallest', `${Math.max(least, first.height - over / rows)}px`);
  }
  if (beyond(stage) > SLACK) stage.dataset.crowded = 'yes';
}

/** By how much what stands on a stage sticks out below it. */
function beyond(/** @type {HTMLElement} */ stage) {
  if (!stage.querySelector('.boards')) return stage.scrollHeight - stage.clientHeight;
  const parts = [...stage.querySelectorAll(':scope > *, .boards > *, .boards > * > *')];
  return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)) - stage.getBoundingClientRect().bottom;
}
