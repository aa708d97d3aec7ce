import type { editorWords } from '../../widgets/editor/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof editorWords> = {
  editor: {
    conflict: {
      title: 'Modifié entre-temps',
      by: (name, time) => `${name} a enregistré le ${time}. Ce que vous avez écrit est toujours là.`,
      somebody: 'C’est enregistré ailleurs. Ce que vous avez écrit est toujours là.',
      helper:
        'Garder votre version enregistre ce que vous avez changé et laisse le reste tel qu’il a été enregistré ailleurs.',
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
