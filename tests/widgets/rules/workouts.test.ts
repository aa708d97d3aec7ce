import { expect, it } from 'vitest';
import { barsPath, busiestOf, busyOf } from '../../../src/widgets/commercial/location-manager/list/workouts.js';

const days = (...last: number[]) => [...Array.from({ length: 30 - last.length }, () => 0), ...last];

it('locations side by side have the scale of the busiest day of all', () => {
  const quiet = { workouts: { lastDay: '2026-11-25', counts: days(1, 2) } };
  const busy = { workouts: { lastDay: '2026-11-25', counts: days(8, 3) } };
  expect([busiestOf([quiet, busy]), busiestOf([])]).toEqual([8, 1]);
  expect(barsPath(days(4), 8, 10)).toBe('M29 10v-5h.7V10z');
});

it('the busiest day is named, of two alike the later one', () => {
  const { day, ...rest } = busyOf({ lastDay: '2026-11-02', counts: days(5, 0, 5, 1, 0) });
  expect(rest).toEqual({ total: 11, most: 5 });
  expect(new Date(day * 1000).toISOString().slice(0, 10)).toBe('2026-10-31');
});
