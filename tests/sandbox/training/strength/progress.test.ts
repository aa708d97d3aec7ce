import { expect, it } from 'vitest';
import { progressOf } from '../../../../src/sandbox/training/strength/progress.js';

const on = (day: string, kilos: number, reps: number) => ({ day, weight: kilos * 1000, reps });

it('a day has its best estimate, a week from Monday to Sunday all that it lifted', () => {
  const sets = [on('2026-08-17', 50, 10), on('2026-08-16', 60, 3), on('2026-08-17', 60, 5), on('2026-08-23', 50, 4)];
  expect(progressOf(sets)).toEqual({
    oneRepMax: [
      { day: '2026-08-16', value: 63_532, weight: 60_000, reps: 3 },
      { day: '2026-08-17', value: 67_507, weight: 60_000, reps: 5 },
      { day: '2026-08-23', value: 54_549, weight: 50_000, reps: 4 },
    ],
    weeks: [
      { week: '2026-08-10', volume: 180_000, sets: 1, reps: 3 },
      { week: '2026-08-17', volume: 1_000_000, sets: 3, reps: 19 },
    ],
  });
});

it('a day of more than ten repetitions has no estimate, and counts for its week', () => {
  expect(progressOf([on('2026-08-17', 20, 25)])).toMatchObject({ oneRepMax: [], weeks: [{ volume: 500_000 }] });
});
