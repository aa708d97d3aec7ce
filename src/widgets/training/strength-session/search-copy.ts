import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';
import { defineWords } from '../../../core/words.js';

type Muscle = Exercise['muscles'][number];

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

export const searchWords = defineWords('strength-session/search', {
  search: 'Search exercises',
  placeholder: 'Exercise or muscle',
  found: (count: string): string => (count === '1' ? '1 exercise' : `${count} exercises`),
  none: 'No exercise matches. Try part of a name, or a muscle.',
  what: 'the exercises',
  muscles,
});
