import { defineWords } from '../../core/words.js';

/** What every form says that edits what somebody else may edit too. */
export const editorWords = defineWords('editor', {
  conflict: {
    title: 'This changed in the meantime',
    by: (name: string, time: string) => `${name} saved it at ${time}. What you typed is still here.`,
    somebody: 'It was saved somewhere else. What you typed is still here.',
    helper: '“Keep mine” saves your changes and leaves the rest as it is now.',
    mine: 'Keep mine',
    theirs: 'Reload theirs',
    fields: 'What differs',
    before: 'Before',
    yours: 'Yours',
    other: 'Theirs',
    empty: 'Empty',
  },
});
