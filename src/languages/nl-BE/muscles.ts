import type { muscleWords } from '../../widgets/workouts/muscle-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof muscleWords> = {
  muscles: {
    chest: 'Borst',
    back: 'Rug',
    shoulders: 'Schouders',
    biceps: 'Biceps',
    triceps: 'Triceps',
    forearms: 'Onderarmen',
    core: 'Romp',
    glutes: 'Bilspieren',
    quads: 'Quadriceps',
    hamstrings: 'Hamstrings',
    calves: 'Kuiten',
  },
};
