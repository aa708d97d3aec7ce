import type { editorWords } from '../../widgets/editor/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof editorWords> = {
  editor: {
    conflict: {
      title: 'Cela a changé entre-temps',
      by: (name, time) => `${name} a enregistré le ${time}. Ce que vous avez écrit est toujours là.`,
      somebody: 'Cela a été enregistré ailleurs. Ce que vous avez écrit est toujours là.',
      helper: '«\u00a0Garder ma version\u00a0» enregistre vos changements et laisse le reste tel qu’il est maintenant.',
      mine: 'Garder ma version',
      theirs: 'Charger l’autre version',
      fields: 'Ce qui diffère',
      before: 'Avant',
      yours: 'Votre version',
      other: 'L’autre version',
      empty: 'Vide',
    },
  },
};
