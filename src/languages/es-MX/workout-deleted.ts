import type { deletedWords } from '../../widgets/training/workout-history/deleted/copy.js';
import type { TextsByScope } from '../texts.js';
import { failures, wait } from './common.js';

const workouts = (count: number): string => (count === 1 ? '1 entrenamiento' : `${count} entrenamientos`);

export const words: TextsByScope<typeof deletedWords> = {
  'workout-deleted': {
    title: 'Eliminados hace poco',
    text: 'Un entrenamiento eliminado puede volver durante 30 días, con sus récords.',
    what: 'tus entrenamientos eliminados',
    list: 'Entrenamientos eliminados',
    none: 'Nada eliminado',
    noneText: 'Lo que eliminas se queda aquí 30 días.',
    until: day => `Hasta el ${day}`,
    restore: 'Recuperar',
    restoreOne: title => `Recuperar “${title}”`,
    restoreAll: count => `Recuperar ${workouts(count)}`,
    restored: count => (count === 1 ? '1 entrenamiento recuperado.' : `${count} entrenamientos recuperados.`),
    notRestored: count => `No pudimos recuperar ${workouts(count)}.`,
    more: 'Mostrar más',
    shown: (shown, total) => `${shown} de ${total} entrenamientos`,
    failures: { ...failures, notFound: 'Ya pasaron los 30 días.' },
    wait,
  },
};
