import type { muscleWords } from '../../widgets/workouts/muscle-copy.js';
import type { TextsByScope } from '../texts.js';

export const words: TextsByScope<typeof muscleWords> = {
  muscles: {
    chest: 'Pecho',
    back: 'Espalda',
    shoulders: 'Hombros',
    biceps: 'Bíceps',
    triceps: 'Tríceps',
    forearms: 'Antebrazos',
    core: 'Abdomen',
    glutes: 'Glúteos',
    quads: 'Cuádriceps',
    hamstrings: 'Isquiotibiales',
    calves: 'Pantorrillas',
  },
};
