import type { muscleWords } from '../../widgets/workouts/muscle-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof muscleWords> = {
  muscles: {
    chest: 'Pectoraux',
    back: 'Dos',
    shoulders: 'Épaules',
    biceps: 'Biceps',
    triceps: 'Triceps',
    forearms: 'Avant-bras',
    core: 'Abdominaux',
    glutes: 'Fessiers',
    quads: 'Quadriceps',
    hamstrings: 'Ischio-jambiers',
    calves: 'Mollets',
  },
};
