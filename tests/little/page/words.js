// The words of this game.
import { wordsOf } from '../../js/shell/api.js';

export const { t } = wordsOf('little');
