import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockOf, formatDuration, minutesOf } from '../../../src/widgets/workouts/durations.js';

it('an hour and more is said in hours and minutes, and a whole hour without minutes', () => {
  expect(formatDuration(3 * 3600 + 45 * 60, 'en-US')).toBe('3 hr 45 min');
  expect(formatDuration(7200, 'en-US')).toBe('2 hr');
  expect(formatDuration(0, 'en-US')).toBe('0 min');
});

it('what took place is never no minutes', () => {
  expect([minutesOf(0), minutesOf(1), minutesOf(29), minutesOf(90)]).toEqual([0, 1, 1, 2]);
});

it('hours and minutes come to the minutes of the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), seconds => {
      const said = formatDuration(seconds, 'en-US').replaceAll(',', '');
      const [hours = 0] = /(\d+) hr/.exec(said)?.slice(1).map(Number) ?? [];
      const [minutes = 0] = /(\d+) min/.exec(said)?.slice(1).map(Number) ?? [];
      expect(hours * 60 + minutes).toBe(minutesOf(seconds));
      expect(minutes).toBeLessThan(60);
    }),
  );
});

it('a clock counts to the second', () => {
  expect([clockOf(0), clockOf(59.6), clockOf(2700), clockOf(3900)]).toEqual(['0:00', '1:00', '45:00', '1:05:00']);
});
