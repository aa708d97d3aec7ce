import type { BestMetric, WorkoutSource, WorkoutType } from '../../core/contract/schemas/training/workouts.js';
import { defineWords } from '../../core/words.js';
import type { WorkoutUnit } from './quantities.js';

const types: Record<WorkoutType, string> = {
  bike: 'Bike',
  row: 'Row',
  run: 'Run',
  climb: 'Climb',
  ellipse: 'Elliptical',
  reflect: 'Reflect',
  fitpass: 'FitPass',
  strength: 'Strength',
  freestyle: 'Freestyle',
};

const sources: Record<WorkoutSource, string> = {
  equipment: 'Echelon equipment',
  app: 'Echelon app',
  manual: 'Entered by hand',
  import: 'From a file',
};

const metrics: Record<BestMetric, string> = { output: 'Output', distance: 'Distance', elevation: 'Elevation' };

/** Signs of units; those of time are the language's own. */
const units: Record<WorkoutUnit, string> = {
  kJ: 'kJ',
  kcal: 'kcal',
  km: 'km',
  mi: 'mi',
  m: 'm',
  ft: 'ft',
  kg: 'kg',
  lb: 'lb',
  W: 'W',
  rpm: 'rpm',
  bpm: 'bpm',
  kmh: 'km/h',
  mph: 'mph',
};

/** What all screens of training call the same things. */
export const workoutWords = defineWords('workouts', { types, sources, metrics, units });
