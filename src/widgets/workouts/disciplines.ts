import type { WorkoutSource, WorkoutType } from '../../core/contract/schemas/training/workouts.js';
import type { Discipline } from '../../ui/data/content-card/discipline.js';

/** The hue and mark of each type. The product has six, and nine types share them: the name beside it tells them apart. */
export const disciplineOf: Readonly<Record<WorkoutType, Discipline>> = {
  bike: 'bike',
  row: 'row',
  run: 'run',
  climb: 'climb',
  ellipse: 'run',
  reflect: 'strength',
  fitpass: 'stretch',
  strength: 'strength',
  freestyle: 'stretch',
};

/** In the order in which the product names them. */
export const workoutTypes = [
  'bike',
  'row',
  'run',
  'climb',
  'ellipse',
  'reflect',
  'fitpass',
  'strength',
  'freestyle',
] as const satisfies readonly WorkoutType[];

export const workoutSources = ['equipment', 'app', 'manual', 'import'] as const satisfies readonly WorkoutSource[];
