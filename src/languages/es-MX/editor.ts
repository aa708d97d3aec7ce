import type { editorWords } from '../../widgets/editor/copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof editorWords> = {
  editor: {
    conflict: {
      title: 'Esto cambió mientras tanto',
      by: (name, time) => `${name} guardó cambios el ${time}. Lo que escribiste sigue aquí.`,
      somebody: 'Se guardó en otro lugar. Lo que escribiste sigue aquí.',
      helper: '“Conservar lo mío” guarda tus cambios y deja lo demás como está ahora.',
      mine: 'Conservar lo mío',
      theirs: 'Cargar lo otro',
      fields: 'Lo que es distinto',
      before: 'Antes',
      yours: 'Lo tuyo',
      other: 'Lo otro',
      empty: 'Vacío',
    },
  },
};
