import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestPower,
  CURVE_SECONDS,
  mergeCurves,
  powerCurve,
} from '../../../../src/sandbox/training/rules/power-curve.js';
import { anyMeasured, secondBySecond, steady, sumOf } from './support/columns.js';
import { patience, runs } from './support/runs.js';

/** Seconds of power without what is above twice the best minute for less than three of them. */
function withoutSpikes(watts: readonly number[]): number[] {
  const minutes = watts.slice(59).map((_, start) => sumOf(watts.slice(start, start + 60)) / 60);
  const isAbove = (at: number) => minutes.length > 0 && (watts[at] ?? 0) > 2 * Math.max(...minutes);
  const isSpike = (at: number) =>
    isAbove(at) && ![at - 2, at - 1, at].some(start => [start, start + 1, start + 2].every(isAbove));
  return watts.map((value, at) => (isSpike(at) ? 0 : value));
}

describe('the power curve', () => {
  it('is flat for a steady hour', () => {
    const { seconds, values } = steady(200, 3600);
    expect(powerCurve(seconds, values)).toEqual(CURVE_SECONDS.map(length => ({ seconds: length, watts: 200 })));
  });

  it('has no point longer than the workout', () => {
    const { seconds, values } = steady(200, 59);
    expect(powerCurve(seconds, values).map(point => point.seconds)).toEqual([5, 10, 15, 30]);
    expect(bestPower(values, 60)).toBeNull();
  });

  it('has no point at all when nothing was measured', () => {
    expect(powerCurve([0, 1, 2, 3, 4, 5], [null, null, null, null, null, null])).toEqual([]);
    expect(powerCurve([], [])).toEqual([]);
  });

  it('finds a sprint in the middle of a ride', () => {
    const watts = [...steady(100, 60).values, ...steady(600, 10).values, ...steady(100, 60).values];
    expect(bestPower(watts, 10)).toBe(600);
    expect(bestPower(watts, 30)).toBeCloseTo((600 * 10 + 100 * 20) / 30);
  });

  it('takes a gap for 0 W: a machine that falls silent makes no best', () => {
    expect(bestPower([300, 300, null, null, 300, 300], 6)).toBe(200);
    // 6 measured seconds, then 61 of silence
    const { values } = steady(300, 10);
    expect(powerCurve([0, 1, 2, 3, 4, 66, 67, 68, 69, 70], values).at(-1)).toEqual({ seconds: 60, watts: 25 });
  });

  it('holds no spike: what is shorter than 3 s and above twice the best minute is nobody’s power', () => {
    const spiked = (length: number, watts: number) => [
      ...steady(200, 90).values,
      ...steady(watts, length).values,
      ...steady(200, 90).values,
    ];
    const best5 = (values: readonly (number | null)[]) =>
      powerCurve(steady(0, values.length).seconds, [...values])[0]?.watts ?? 0;
    // its own two seconds are silence: no five seconds are better than those without it
    expect(best5(spiked(2, 2400))).toBe(200);
    expect(best5(spiked(3, 2400))).toBeGreaterThan(200);
    expect(best5(spiked(2, 390))).toBe((2 * 390 + 3 * 200) / 5);
  });

  it(
    'is what the best window says by itself, and falls with each length that holds another',
    { timeout: patience },
    () => {
      fc.assert(
        fc.property(anyMeasured(1500, 120), measured => {
          const watts = withoutSpikes(secondBySecond(measured).map(value => value ?? 0));
          const isMeasured = measured.values.some(value => value !== null);
          const lengths = CURVE_SECONDS.filter(length => isMeasured && length <= watts.length);
          const points = powerCurve(measured.seconds, measured.values);
          expect(points).toEqual(
            lengths.map(length => {
              const starts = Array.from({ length: watts.length - length + 1 }, (_, start) => start);
              return {
                seconds: length,
                watts: Math.max(...starts.map(at => sumOf(watts.slice(at, at + length)) / length)),
              };
            }),
          );
          for (const long of points)
            for (const short of points)
              if (long.seconds % short.seconds === 0) expect(long.watts).toBeLessThanOrEqual(short.watts + 1e-9);
        }),
        { numRuns: runs },
      );
    },
  );
});

describe('the curve of many workouts', () => {
  const point = (seconds: number, watts: number) => ({ seconds, watts });

  it('has the best of each, and says whose it is', () => {
    expect(
      mergeCurves([
        { workoutId: 'sprints', points: [point(5, 900), point(60, 300)] },
        { workoutId: 'long', points: [point(5, 400), point(60, 310), point(1200, 250)] },
      ]),
    ).toEqual([
      { seconds: 5, watts: 900, workoutId: 'sprints' },
      { seconds: 60, watts: 310, workoutId: 'long' },
      { seconds: 1200, watts: 250, workoutId: 'long' },
    ]);
    expect(mergeCurves([])).toEqual([]);
  });

  it('leaves a tie with the first', () => {
    const tied = ['first', 'second'].map(workoutId => ({ workoutId, points: [point(5, 400)] }));
    expect(mergeCurves(tied)[0]?.workoutId).toBe('first');
  });

  it('has the same watts in any order, and none better than the best', { timeout: patience }, () => {
    const curves = fc.array(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...CURVE_SECONDS), fc.nat(50)), { selector: ([seconds]) => seconds }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(curves, all => {
        const given = all.map((points, index) => ({
          workoutId: `w${index}`,
          points: points.map(([seconds, watts]) => point(seconds, watts)),
        }));
        const merged = mergeCurves(given);
        const flat = all.flat();
        const lengths = CURVE_SECONDS.filter(length => flat.some(([seconds]) => seconds === length));
        expect(merged.map(({ seconds, watts }) => point(seconds, watts))).toEqual(
          lengths.map(length =>
            point(length, Math.max(...flat.filter(([at]) => at === length).map(([, watts]) => watts))),
          ),
        );
        expect(mergeCurves(given.toReversed()).map(({ watts }) => watts)).toEqual(merged.map(({ watts }) => watts));
        for (const { seconds, watts, workoutId } of merged)
          expect(given.find(one => one.points.some(p => p.seconds === seconds && p.watts === watts))?.workoutId).toBe(
            workoutId,
          );
      }),
      { numRuns: runs },
    );
  });
});
