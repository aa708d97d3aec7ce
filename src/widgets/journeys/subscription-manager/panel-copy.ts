import { defineWords } from '../../../core/words.js';

/** What stands around each panel; the signup shows one without the rest of the manager. */
export const panelWords = defineWords('subscription-manager/panel', { back: 'Your membership' });
