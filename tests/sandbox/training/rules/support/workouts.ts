import fc from 'fast-check';
import type { RecordedWorkout } from '../../../../../src/sandbox/training/rules/personal-bests.js';
import type { WorkoutSource, WorkoutType } from '../../../../../src/core/contract/schemas/training/workouts.js';

export const types: readonly WorkoutType[] = [
  'bike',
  'row',
  'run',
  'climb',
  'ellipse',
  'reflect',
  'fitpass',
  'strength',
  'freestyle',
];

const sources: readonly WorkoutSource[] = ['equipment', 'app', 'import', 'manual'];

/** True in nine of ten. */
const mostly = fc.nat(9).map(chance => chance > 0);

const value = fc.option(fc.nat(6), { nil: null });

/** Workouts of few classes, lengths, instants and values, so that many count, meet and tie. */
export const anyWorkouts: fc.Arbitrary<RecordedWorkout[]> = fc
  .array(
    fc.record({
      type: fc.oneof({ arbitrary: fc.constantFrom('bike', 'row', 'climb'), weight: 2 }, fc.constantFrom(...types)),
      contentId: fc.option(fc.constantFrom('hills', 'sprints', 'easy'), { nil: null, freq: 5 }),
      classSeconds: fc.option(fc.constantFrom(1200, 1800), { nil: null, freq: 5 }),
      startedAt: fc.nat(12),
      completed: mostly,
      source: fc.constantFrom(...sources),
      excluded: mostly.map(isRight => !isRight),
      isRanked: mostly,
      values: fc.record({ output: value, distance: value, elevation: value }, { requiredKeys: [] }),
    }),
    { maxLength: 40 },
  )
  .map(all => all.map((one, index) => ({ ...one, id: `w${String(index).padStart(2, '0')}` })));
