import type { DraftState } from '../../core/contract/schemas/drafts.js';
import { defineWords } from '../../core/words.js';

const states: Record<DraftState, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a draft',
  unpublished: 'Taken back',
};

/** Apart from the rest of a draft's words: lists show these too. */
export const stateWords = defineWords('draft-state', { states });
