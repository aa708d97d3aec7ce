import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock } from '../../../../src/ui/data/workout-graph/clock.js';
import { clockTicks, linear, niceRange } from '../../../../src/ui/data/workout-graph/scales.js';

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('the axis of values', () => {
  it('holds every value between round ends, for any values', () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 8 }), (one, other, parts) => {
        const [least, greatest] = [Math.min(one, other), Math.max(one, other)];
        const { low, high, ticks } = niceRange(least, greatest, parts);
        const slack = (high - low) * 1e-6;
        expect(low).toBeLessThanOrEqual(least + slack);
        expect(high).toBeGreaterThanOrEqual(greatest - slack);
        expect(high).toBeGreaterThan(low);
        expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
        expect(ticks.every(Number.isFinite)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(parts + 4);
      }),
    );
  });

  it('has the ticks that a person would choose', () => {
    expect(niceRange(0, 431, 5).ticks).toEqual([0, 100, 200, 300, 400, 500]);
    expect(niceRange(0, 0.3, 3).ticks).toEqual([0, 0.1, 0.2, 0.3]);
    expect(niceRange(84, 171, 5).ticks).toEqual([80, 100, 120, 140, 160, 180]);
    expect(niceRange(100, 100, 4)).toEqual({ low: 50, high: 150, ticks: [50, 100, 150] });
  });

  it('puts all values in one place when there is no range', () => {
    expect([1, 5, 9].map(linear(5, 5, 20, 80))).toEqual([20, 20, 20]);
  });
});

describe('the axis of time', () => {
  it('has round times in order, within the workout, and no more than fit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 86_400 }), fc.double({ min: 0.2, max: 40, noNaN: true }), (to, fit) => {
        const times = clockTicks(to, fit);
        expect(times.length).toBeLessThanOrEqual(Math.max(1, Math.floor(fit)) + 1);
        expect(times[0]).toBe(0);
        times.forEach((at, index) => {
          expect(at).toBeLessThanOrEqual(to);
          if (index > 0) expect(at).toBeGreaterThan(times[index - 1] ?? Infinity);
        });
      }),
    );
  });

  it('goes by ten minutes in a class of 45', () => {
    expect(clockTicks(2700, 6).map(clock)).toEqual(['0:00', '10:00', '20:00', '30:00', '40:00']);
  });

  it('is written as a stopwatch writes it', () => {
    expect([0, 5, 65, 3600, 3723.4, -4].map(clock)).toEqual(['0:00', '0:05', '1:05', '1:00:00', '1:02:03', '0:00']);
  });
});
