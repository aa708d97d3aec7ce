import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkoutGraph } from '../../../src/core/contract/schemas/training/workout-detail.js';
import {
  mattersFirst,
  metricUnit,
  metricValue,
  totalThatMatters,
} from '../../../src/widgets/training/workout-detail/figures.js';
import { goalRows } from '../../../src/widgets/training/workout-detail/analysis/goals.js';
import { heldOf } from '../../../src/widgets/training/workout-detail/analysis/samples.js';
import { splitsOf } from '../../../src/widgets/training/workout-detail/analysis/splits.js';
import { whenOf } from '../../../src/widgets/training/workout-detail/when.js';

/** Samples some seconds apart, with gaps. */
const recorded = fc
  .array(
    fc.record({
      after: fc.integer({ min: 1, max: 12 }),
      value: fc.option(fc.integer({ min: 0, max: 40_000 }), { nil: null }),
    }),
    { maxLength: 200 },
  )
  .map(samples => ({
    seconds: samples.map((_, index) => samples.slice(0, index).reduce((sum, { after }) => sum + after, 0)),
    values: samples.map(({ value }) => value),
  }));

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const isNear = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(1e-6 * Math.max(1, other));

describe('a member who reads their splits', () => {
  it('finds the whole way and the whole time in them, none longer than a split and a hundredth', () => {
    fc.assert(
      fc.property(recorded, fc.integer({ min: 5, max: 2000 }), ({ seconds, values }, each) => {
        const held = heldOf(seconds, values);
        const splits = splitsOf(seconds, values, each);
        isNear(sum(splits.map(({ metres }) => metres)), sum(held.map(one => (one.value * one.length) / 3600)));
        isNear(sum(splits.map(one => one.seconds)), sum(held.map(({ length }) => length)));
        for (const { metres, seconds: took } of splits) {
          expect(metres).toBeLessThanOrEqual(each * 1.01 + 1e-6);
          expect(took).toBeGreaterThan(0);
        }
        for (const { metres } of splits.slice(0, -1)) expect(metres).toBe(each);
      }),
    );
  });

  it('reads even ones of an even speed, cut within a sample', () => {
    const seconds = Array.from({ length: 60 }, (_, index) => index * 5);
    // 7.2 km/h are 2 metres a second; the last sample counts one
    const splits = splitsOf(
      seconds,
      seconds.map(() => 7200),
      101,
    );
    expect(splits.slice(0, -1).map(one => one.seconds)).toEqual([50.5, 50.5, 50.5, 50.5, 50.5]);
    expect(splits.at(-1)).toEqual({ metres: 87, seconds: 43.5 });
  });

  it('reads no time where nothing was measured', () => {
    // nine minutes without a reading are a pause; ten seconds are how some devices write
    expect(splitsOf([0, 1, 2, 600, 601], [3600, null, 3600, 3600, 3600], 100)).toEqual([{ metres: 4, seconds: 4 }]);
    expect(splitsOf([0, 1, 2, 12, 13], [3600, null, 3600, 3600, 3600], 100)).toEqual([{ metres: 13, seconds: 13 }]);
    expect(splitsOf([], [], 1000)).toEqual([]);
  });

  it('reads no crumb at the end', () => {
    const seconds = Array.from({ length: 201 }, (_, index) => index);
    expect(
      splitsOf(
        seconds,
        seconds.map(() => 3600),
        200,
      ),
    ).toEqual([{ metres: 201, seconds: 201 }]);
  });
});

const metric = (values: (number | null)[]): WorkoutGraph['metrics'][number] => ({
  slug: 'cadence',
  label: 'Cadence',
  unit: 'rpm',
  average: null,
  max: null,
  values,
});
const goal = (start: number, length: number) => ({ slug: 'cadence' as const, start, length, low: 80, high: 90 });

describe('a member who looks how far they kept to the goals', () => {
  const seconds = Array.from({ length: 100 }, (_, index) => index);

  it('sees the share of each part, both ends of a goal included', () => {
    const values = seconds.map(at => (at < 10 ? 80 : at < 25 ? 90 : at < 50 ? 91 : 85));
    const rows = goalRows({
      seconds,
      metrics: [metric(values)],
      segments: [
        { name: 'Push', start: 0, length: 50 },
        { name: 'Rest', start: 50, length: 50 },
      ],
      targets: [goal(0, 50)],
    });
    expect(rows.map(({ name, measured, kept }) => [name, measured, kept])).toEqual([
      ['Push', 50, 25],
      ['Rest', 0, 0],
    ]);
  });

  it('has missed nothing while the sensor was silent', () => {
    const values = seconds.map(at => (at % 2 === 0 ? 85 : null));
    const [row] = goalRows({ seconds, metrics: [metric(values)], segments: [], targets: [goal(0, 100)] });
    expect(row).toMatchObject({ name: '', measured: 50, kept: 50 });
  });

  it('never keeps to more than was measured, and cutting a goal in two changes no sum', () => {
    fc.assert(
      fc.property(recorded, fc.nat(300), fc.nat(300), fc.nat(300), ({ seconds: at, values }, start, first, second) => {
        const of = (targets: WorkoutGraph['targets']) =>
          goalRows({ seconds: at, metrics: [metric(values)], segments: [], targets });
        const [whole] = of([goal(start, first + second)]);
        const parts = of([goal(start, first), goal(start + first, second)]);
        expect(whole?.kept ?? 0).toBeLessThanOrEqual(whole?.measured ?? 0);
        expect(whole?.measured ?? 0).toBeLessThanOrEqual(first + second);
        expect(sum(parts.map(({ kept }) => kept))).toBe(whole?.kept);
        expect(sum(parts.map(({ measured }) => measured))).toBe(whole?.measured);
      }),
    );
  });
});

describe('a member who reads when and what', () => {
  const startedAt = Date.parse('2026-11-18T01:30:00Z') / 1000;
  const workout = { startedAt, timeZone: 'America/Denver', localDate: '2026-11-17' };

  it('sees the clock of the place, and the place where their own clock said something else', () => {
    expect(whenOf(workout, 'Europe/Brussels', '2026-11-20', 'en-US')).toEqual({
      day: 'Tue, Nov 17',
      time: '6:30 PM',
      place: 'Denver',
    });
    expect(whenOf(workout, 'America/Boise', '2026-11-20', 'en-US').place).toBeUndefined();
    expect(whenOf(workout, 'America/Denver', '2027-01-02', 'en-US').day).toBe('Tue, Nov 17, 2026');
  });

  it('sees the total that their discipline is about, and the time where none was measured', () => {
    const totals = { output: 220_000, distance: 5000, calories: 200, elevation: null, volume: null };
    expect(totalThatMatters({ type: 'bike', totals })).toBe('output');
    expect(totalThatMatters({ type: 'run', totals })).toBe('distance');
    expect(totalThatMatters({ type: 'climb', totals })).toBeUndefined();
    expect(totalThatMatters({ type: 'freestyle', totals })).toBeUndefined();
    const both = [{ metric: 'distance' as const }, { metric: 'output' as const }];
    expect(mattersFirst(both, 'bike').map(one => one.metric)).toEqual(['output', 'distance']);
    expect(mattersFirst(both, 'run').map(one => one.metric)).toEqual(['distance', 'output']);
  });

  it('sees strokes of a rower, percents of a slope, and speeds in their own units', () => {
    expect([metricUnit('cadence', 'row', 'metric'), metricUnit('cadence', 'bike', 'metric')]).toEqual(['spm', 'rpm']);
    expect(metricValue('incline', 45, 'imperial')).toBe(4.5);
    expect(metricValue('speed', 16_093.44, 'imperial')).toBeCloseTo(10);
    expect(metricValue('heart_rate', 150, 'imperial')).toBe(150);
  });
});
