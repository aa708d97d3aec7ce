import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestsOf, repsAtWeightOf, type WorkingSet } from '../../../../src/sandbox/training/strength/bests.js';

const lift = (workoutId: string, kilos: number, reps: number, performedAt: number): WorkingSet => ({
  workoutId,
  weight: kilos * 1000,
  reps,
  seconds: null,
  performedAt,
});

const values = (sets: readonly WorkingSet[]) =>
  Object.fromEntries(bestsOf(sets).map(({ metric, value }) => [metric, value]));

describe('the bests of an exercise', () => {
  it('are its weight, estimate, set, session and repetitions', () => {
    // 100 kg five times: 100 / (1.0278 − 0.139) = 112.511… kg (Brzycki)
    expect(values([lift('w1', 100, 5, 1), lift('w1', 100, 5, 2), lift('w2', 60, 12, 3)])).toEqual({
      weight: 100_000,
      oneRepMax: 112_511,
      setVolume: 720_000,
      sessionVolume: 1_000_000,
      reps: 12,
    });
  });

  it('of a hold are its seconds alone', () => {
    const held = { workoutId: 'w1', weight: null, reps: null, seconds: 90, performedAt: 1 };
    expect(values([held, { ...held, seconds: 60 }])).toEqual({ hold: 90 });
  });

  it('of a failed try are none', () => {
    expect(values([lift('w1', 140, 0, 1)])).toEqual({});
  });

  it('stay with the one who was first', () => {
    const [best] = bestsOf([lift('w2', 80, 3, 9), lift('w1', 80, 3, 5)]);
    expect(best).toMatchObject({ metric: 'weight', workoutId: 'w1', achievedAt: 5 });
  });

  it('are the same in any order of the sets, and never less with one more', () => {
    const any = fc.record({
      workoutId: fc.constantFrom('w1', 'w2', 'w3'),
      weight: fc.option(fc.integer({ min: 0, max: 200_000 })),
      reps: fc.option(fc.integer({ min: 0, max: 20 })),
      seconds: fc.option(fc.integer({ min: 0, max: 100 })),
      performedAt: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(any), any, (sets, more) => {
        expect(bestsOf(sets.toReversed()).map(({ metric, value }) => [metric, value])).toEqual(
          bestsOf(sets).map(({ metric, value }) => [metric, value]),
        );
        const after = values([...sets, more]);
        for (const { metric, value } of bestsOf(sets)) expect(after[metric]).toBeGreaterThanOrEqual(value);
      }),
    );
  });

  it('with each weight are the most repetitions, the heaviest first', () => {
    const sets = [lift('w1', 60, 10, 1), lift('w2', 80, 4, 2), lift('w3', 60, 12, 3)];
    expect(repsAtWeightOf(sets).map(({ weight, reps, workoutId }) => [weight, reps, workoutId])).toEqual([
      [80_000, 4, 'w2'],
      [60_000, 12, 'w3'],
    ]);
  });
});
