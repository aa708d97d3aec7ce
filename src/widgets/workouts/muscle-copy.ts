import type { Exercise } from '../../core/contract/schemas/strength/exercises.js';
import { defineWords } from '../../core/words.js';

export type Muscle = Exercise['muscles'][number];

const muscles: Record<Muscle, string> = {
  chest: 'Chest',
  back: 'Back',
  shoulders: 'Shoulders',
  biceps: 'Biceps',
  triceps: 'Triceps',
  forearms: 'Forearms',
  core: 'Core',
  glutes: 'Glutes',
  quads: 'Quads',
  hamstrings: 'Hamstrings',
  calves: 'Calves',
};

export const muscleWords = defineWords('muscles', muscles);
