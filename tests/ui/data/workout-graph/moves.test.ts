import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved, pointedAt, standing, type Course } from '../../../../src/ui/data/workout-graph/moves.js';

const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');

/** A workout of samples at steps of their own, drawn at some px a second. */
const course = fc
  .record({
    samples: fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.option(fc.integer({ min: 0, max: 400 }))), {
      minLength: 1,
      maxLength: 200,
    }),
    scale: fc.double({ min: 0.02, max: 3, noNaN: true }),
    rtl: fc.boolean(),
  })
  .map(({ samples, scale, rtl }): Course => ({
    seconds: samples.map((_, index) => samples.slice(0, index).reduce((sum, [step]) => sum + step, 0)),
    values: samples.map(([, value]) => value),
    columnOf: second => Math.round(second * scale),
    rtl,
  }));

const everySecond = (count: number, perColumn: number, rtl = false): Course => ({
  seconds: Array.from({ length: count }, (_, index) => index),
  values: Array.from({ length: count }, () => 100),
  columnOf: second => Math.floor(second / perColumn),
  rtl,
});

describe('moving over a graph by keys', () => {
  it('never leaves the samples', () => {
    fc.assert(
      fc.property(course, fc.array(key, { maxLength: 40 }), (one, keys) => {
        keys.reduce<number | undefined>((at, pressed) => {
          const next = moved(one, at, pressed);
          expect(one.seconds[next ?? -1]).toBeDefined();
          return next;
        }, undefined);
      }),
    );
  });

  it('visits every column once on the way from one end to the other', () => {
    fc.assert(
      fc.property(course, one => {
        const columns = new Set(one.seconds.map(one.columnOf));
        const visited: number[] = [];
        let at = moved(one, undefined, 'ArrowUp');
        while (at !== undefined && visited.at(-1) !== one.columnOf(one.seconds[at] ?? 0)) {
          visited.push(one.columnOf(one.seconds[at] ?? 0));
          at = moved(one, at, 'ArrowUp');
        }
        expect(visited).toEqual([...columns]);
      }),
    );
  });

  it('goes a minute by the page keys, and stops at the ends', () => {
    const ride = everySecond(150, 4);
    expect(moved(ride, 0, 'PageUp')).toBe(60);
    expect(moved(ride, 60, 'PageDown')).toBe(0);
    expect(moved(ride, 120, 'PageUp')).toBe(149);
    expect(moved(ride, 10, 'PageDown')).toBe(0);
  });

  it('goes past a pause by the page keys, in either direction', () => {
    const paused: Course = { ...everySecond(4, 1), seconds: [0, 1, 600, 601] };
    expect(moved(paused, 0, 'PageUp')).toBe(2);
    expect(moved(paused, 3, 'PageDown')).toBe(1);
  });

  it('follows the drawing right to left, and leaves other keys alone', () => {
    expect(moved(everySecond(90, 1, true), 5, 'ArrowLeft')).toBe(6);
    expect(moved(everySecond(90, 1), 5, 'ArrowLeft')).toBe(4);
    expect(moved(everySecond(90, 1), 5, 'a')).toBeUndefined();
    expect(moved(everySecond(0, 1), undefined, 'End')).toBeUndefined();
  });
});

describe('the sample that stands for a column', () => {
  it('is the highest that was measured there', () => {
    const ride: Course = { ...everySecond(6, 3), values: [null, 90, 80, null, null, null] };
    expect(standing(ride, 2)).toBe(1);
    expect(standing(ride, 4)).toBe(3);
  });

  it('lies in the column that the pointer is on, or nearest to it', () => {
    fc.assert(
      fc.property(course, fc.integer({ min: -50, max: 20_000 }), (one, second) => {
        const found = one.seconds[pointedAt(one, second) ?? -1] ?? Infinity;
        const nearest = one.seconds.reduce((best, at) => (Math.abs(at - second) < Math.abs(best - second) ? at : best));
        expect(one.columnOf(found)).toBe(one.columnOf(nearest));
      }),
    );
    expect(pointedAt(everySecond(0, 1), 5)).toBeUndefined();
  });
});
