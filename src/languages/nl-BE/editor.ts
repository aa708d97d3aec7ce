import type { editorWords } from '../../widgets/editor/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof editorWords> = {
  editor: {
    conflict: {
      title: 'Dit is intussen gewijzigd',
      by: (name, time) => `${name} sloeg het op ${time} op. Wat je typte, staat er nog.`,
      somebody: 'Het is elders opgeslagen. Wat je typte, staat er nog.',
      helper: '“Het mijne behouden” slaat je wijzigingen op en laat de rest zoals het nu is.',
      mine: 'Het mijne behouden',
      theirs: 'Het andere laden',
      fields: 'Wat verschilt',
      before: 'Voordien',
      yours: 'Het jouwe',
      other: 'Het andere',
      empty: 'Leeg',
    },
  },
};
