import type { classWords as english } from '../../widgets/workouts/class-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof english> = {
  classes: {
    levels: { beginner: 'Principiante', intermediate: 'Intermedio', advanced: 'Avanzado' },
    stars: average => `${average} de 5 estrellas`,
    keep: title => `Agregar ${title} a tus favoritas`,
    kept: title => `${title} es una de tus favoritas. Quitarla`,
    done: 'Hecha',
    gone: 'Ya no está en el catálogo',
  },
};
