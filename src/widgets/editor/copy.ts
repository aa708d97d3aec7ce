import { defineWords } from '../../core/words.js';

/** What every form says that edits what somebody else may edit too. */
export const editorWords = defineWords('editor', {
  conflict: {
    title: 'This was changed in the meantime',
    by: (name: string, time: string) => `${name} saved it at ${time}. What you typed is still here.`,
    somebody: 'It was saved elsewhere. What you typed is still here.',
    helper: 'Keep mine saves what you changed and leaves the rest as it was saved elsewhere.',
    mine: 'Keep mine',
    theirs: 'Reload theirs',
    fields: 'What differs',
    before: 'Before',
    yours: 'Yours',
    other: 'Theirs',
    empty: 'Empty',
  },
});
