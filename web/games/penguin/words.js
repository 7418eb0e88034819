// The words of this game.
import { wordsOf } from '../../js/shell/api.js';

export const { t, hasWords } = wordsOf('penguin');
