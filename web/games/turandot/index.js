// What this game gives the page: its table, and what surrounds it. Only this comes with every visit.
import { olderFinal } from './older.js';

/** @type {import('../../js/game-contract.js').GameEntry} */
export default {
  table: () => import('./table.js'),
  companion: () => import('./companion.js'),
  poster: 'art/things/poster.svg',
  screens: ['learn', 'rules', 'deck', 'album'],
  // As they were when the archive began: a day's deal stays what it was.
  daily: ['soloist', 'maestro'],
  elder: { final: olderFinal },
};
