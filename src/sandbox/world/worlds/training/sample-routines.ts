import type { RoutineEntry } from '../../../../core/contract/schemas/strength/routines.js';
import { checkCharacter } from '../../../codes/redemption-code.js';
import type { strengthRoutines } from '../../../training/tables/strength.js';

/** An exercise of the sample: grams a year ago and today. */
interface Lift {
  exerciseId: string;
  weights: readonly [then: number, today: number];
}

/** A routine of the member, and what they lift by it. */
export interface SampleRoutine {
  id: string;
  title: string;
  description: string;
  code: string;
  lifts: readonly Lift[];
}

export const sampleRoutines: readonly SampleRoutine[] = [
  {
    id: 'rtn_member_push',
    title: 'Push day',
    description: 'Chest and shoulders, the heavy one first.',
    code: 'PUSHDAY',
    lifts: [
      { exerciseId: 'barbell-bench-press', weights: [50_000, 65_000] },
      { exerciseId: 'overhead-press', weights: [30_000, 37_500] },
      { exerciseId: 'triceps-pushdown', weights: [17_500, 22_500] },
    ],
  },
  {
    id: 'rtn_member_pull',
    title: 'Pull day',
    description: 'Back and arms.',
    code: 'BACKDAY',
    lifts: [
      { exerciseId: 'bent-over-row', weights: [40_000, 52_500] },
      { exerciseId: 'lat-pulldown', weights: [40_000, 50_000] },
      { exerciseId: 'biceps-curl', weights: [10_000, 12_500] },
    ],
  },
  {
    id: 'rtn_member_legs',
    title: 'Leg day',
    description: 'Squats while the legs are fresh.',
    code: 'SQUATDY',
    lifts: [
      { exerciseId: 'back-squat', weights: [60_000, 85_000] },
      { exerciseId: 'romanian-deadlift', weights: [50_000, 67_500] },
      { exerciseId: 'calf-raise', weights: [20_000, 30_000] },
    ],
  },
];

const entry = ({ exerciseId, weights: [, weight] }: Lift): RoutineEntry => ({
  exerciseId,
  setType: 'normal',
  sets: 2,
  reps: { low: 5, high: 8 },
  holdSeconds: null,
  weight,
  restSeconds: 120,
  rir: 2,
});

/** The routines as rows of a member. */
export const routineRows = (userId: string, createdAt: number): (typeof strengthRoutines.$inferInsert)[] =>
  sampleRoutines.map(({ lifts, code, ...routine }) => ({
    ...routine,
    userId,
    level: 'intermediate',
    days: [{ name: routine.title, slots: lifts.map(lift => ({ entries: [entry(lift)] })) }],
    code: code + checkCharacter(code),
    published: false,
    createdBy: userId,
    createdAt,
  }));
