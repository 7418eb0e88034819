// What this game gives the page: its table, and what surrounds it. Only this comes with every visit.

/** @type {import('../../js/game-contract.js').GameEntry} */
export default {
  table: () => import('./table.js'),
  companion: () => import('./companion.js'),
  poster: 'art/things/poster.svg',
  screens: ['learn', 'rules', 'deck', 'album'],
};
