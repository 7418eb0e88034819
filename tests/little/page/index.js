// What this game gives the page.

/** @type {import('../../js/game-contract.js').GameEntry} */
export default {
  table: () => import('./table.js'),
  companion: () => import('./companion.js'),
  poster: 'art/poster.svg',
  screens: [],
};
