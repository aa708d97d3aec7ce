import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workoutType } from '../../../../src/core/contract/schemas/training/workouts.js';
import { isRanked, type Reported } from '../../../../src/sandbox/training/rules/ranked.js';
import { steady } from './support/columns.js';

const recording = (watts: number, length: number) => {
  const { seconds, values } = steady(watts, length);
  return { seconds, metrics: { output: values } };
};

/** Half an hour of a class of half an hour, 200 W, recorded by a machine. */
const ride: Reported = {
  type: 'bike',
  source: 'equipment',
  completed: true,
  classSeconds: 1800,
  durationSeconds: 1800,
  recording: recording(200, 1800),
  totals: { output: 360_000, distance: 15_000, elevation: null },
  summed: { output: 360_000, distance: null },
};

describe('a class that a machine of ours recorded', () => {
  it('ranks, also where a tenth of it was not recorded', () => {
    expect(isRanked(ride)).toBe(true);
    expect(isRanked({ ...ride, source: 'app' })).toBe(true);
    expect(isRanked({ ...ride, recording: recording(200, 1620), summed: { output: 324_000, distance: null } })).toBe(
      true,
    );
  });

  it('ranks where all that was measured is a heart, and its strap slipped for a quarter', () => {
    const { seconds } = recording(0, 1800);
    const heart = { seconds, metrics: { heart_rate: seconds.map(at => (at > 600 && at < 1050 ? null : 140)) } };
    const climb = { ...ride, type: 'climb', totals: { output: null, distance: null, elevation: 250 } } as const;
    expect(isRanked({ ...climb, recording: heart, summed: { output: null, distance: null } })).toBe(true);
  });

  it('ranks by its totals alone where no reading came', () => {
    expect(isRanked({ ...ride, recording: undefined, summed: { output: null, distance: null } })).toBe(true);
  });
});

it('a class that was left counts for the minutes that it was', () => {
  expect(isRanked({ ...ride, completed: false, durationSeconds: 600, totals: { ...ride.totals, output: null } })).toBe(
    true,
  );
});

describe('nobody ranks', () => {
  it.each<[string, Partial<Reported>]>([
    ['with a file', { source: 'import' }],
    ['with what they wrote down by hand', { source: 'manual' }],
    [
      'with 99,000,000 J in 5 s of it',
      { durationSeconds: 5, recording: recording(2000, 5), totals: { ...ride.totals, output: 99_000_000 } },
    ],
    ['with a class of which a fifth was not recorded', { recording: recording(200, 1440) }],
    [
      'with a class of which a fifth was not done, where only totals came',
      { recording: undefined, durationSeconds: 1440 },
    ],
    ['with more joules than 2,500 W make', { recording: undefined, totals: { ...ride.totals, output: 4_500_001 } }],
    ['with more metres than 130 km/h make', { totals: { ...ride.totals, distance: 65_001 } }],
    ['with a run of 60 km/h', { type: 'run', totals: { output: null, distance: 30_000, elevation: null } }],
    ['with more metres climbed than seconds', { totals: { ...ride.totals, elevation: 1801 } }],
    ['with a total of twice what was measured', { totals: { ...ride.totals, output: 720_000 } }],
    ['with readings that are all gaps', { recording: { seconds: [0, 1799], metrics: { output: [null, null] } } }],
  ])('%s', (_, wrong) => {
    expect(isRanked({ ...ride, ...wrong })).toBe(false);
  });
});

it('what ranks is within what can be, whatever was reported', () => {
  const anyReported = fc.record({
    type: fc.constantFrom(...workoutType.options),
    source: fc.constantFrom('equipment', 'app', 'manual', 'import'),
    completed: fc.boolean(),
    classSeconds: fc.option(fc.constantFrom(600, 1800)),
    durationSeconds: fc.integer({ min: 1, max: 2000 }),
    recording: fc.option(
      fc.integer({ min: 0, max: 2000 }).map(length => recording(200, length)),
      { nil: undefined },
    ),
    totals: fc.record({
      output: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
      distance: fc.option(fc.integer({ min: 0, max: 100_000 })),
      elevation: fc.option(fc.integer({ min: 0, max: 4000 })),
    }),
    summed: fc.record({
      output: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      distance: fc.option(fc.integer({ min: 0, max: 50_000 })),
    }),
  });
  fc.assert(
    fc.property(anyReported, (reported: Reported) => {
      if (!isRanked(reported)) return;
      const { durationSeconds, totals } = reported;
      expect((totals.output ?? 0) / durationSeconds).toBeLessThanOrEqual(2500);
      expect((totals.distance ?? 0) / durationSeconds).toBeLessThanOrEqual(130 / 3.6);
      expect(totals.elevation ?? 0).toBeLessThanOrEqual(durationSeconds);
      expect(['equipment', 'app']).toContain(reported.source);
    }),
  );
});
