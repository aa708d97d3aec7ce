import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../../../../src/core/dates.js';
import { wallClock } from '../../../../src/core/wall-clock.js';
import { slotsOf, type WeeklyPlan } from '../../../../src/sandbox/content/rules/schedule-slots.js';
import { weekdayOf } from '../../../../src/sandbox/training/rules/days.js';

const at = (iso: string): number => Date.parse(iso) / 1000;

const plan = (more: Partial<WeeklyPlan> = {}): WeeklyPlan => ({
  id: 'pln',
  weekday: 7,
  minute: 150,
  timeZone: 'America/New_York',
  firstDay: '2020-01-01',
  lastDay: null,
  durationSeconds: 1800,
  ...more,
});

const starts = (of: WeeklyPlan, from: string, to: string): string[] =>
  slotsOf(of, at(from), at(to)).map(({ startsAt }) => new Date(startsAt * 1000).toISOString().slice(0, 16));

it('a class at half past two on Sundays begins at three when clocks skip two o’clock, and keeps its hour after', () => {
  expect(starts(plan(), '2026-03-01T00:00Z', '2026-03-20T00:00Z')).toEqual([
    '2026-03-01T07:30',
    '2026-03-08T07:00',
    '2026-03-15T06:30',
  ]);
});

it('a class at half past one is on once when clocks show one o’clock twice', () => {
  expect(starts(plan({ minute: 90 }), '2026-10-31T00:00Z', '2026-11-03T00:00Z')).toEqual(['2026-11-01T05:30']);
});

it('a class that has begun is on until it ends, and not at that very second', () => {
  const sunday = plan({ timeZone: 'UTC' });
  expect(starts(sunday, '2026-07-05T02:59:59Z', '2026-07-05T03:00Z')).toEqual(['2026-07-05T02:30']);
  expect(starts(sunday, '2026-07-05T03:00Z', '2026-07-05T04:00Z')).toEqual([]);
  expect(starts(sunday, '2026-07-05T02:00Z', '2026-07-05T02:30Z')).toEqual([]);
});

it('a plan is on from its first day to its last one', () => {
  const short = plan({ timeZone: 'UTC', firstDay: '2026-07-12', lastDay: '2026-07-19' });
  expect(starts(short, '2026-07-01T00:00Z', '2026-08-01T00:00Z')).toEqual(['2026-07-12T02:30', '2026-07-19T02:30']);
});

const plans = fc.record({
  id: fc.constant('pln'),
  weekday: fc.integer({ min: 1, max: 7 }),
  minute: fc.integer({ min: 0, max: 1439 }),
  timeZone: fc.constantFrom('UTC', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Kiritimati'),
  firstDay: fc.constant('2020-01-01'),
  lastDay: fc.constant(null),
  durationSeconds: fc.integer({ min: 60, max: 5400 }),
});
const instants = fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2028-01-01T00:00Z') });

it('four weeks have four classes, each on its day, none twice', () => {
  fc.assert(
    fc.property(plans, instants, (of, from) => {
      const slots = slotsOf(of, from, from + 28 * DAY).filter(({ startsAt }) => startsAt >= from);
      // a change of clocks may push one over either edge
      expect(Math.abs(slots.length - 4)).toBeLessThanOrEqual(1);
      expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
      for (const { startsAt } of slots)
        expect(weekdayOf(Math.floor(wallClock(of.timeZone, startsAt) / DAY))).toBe(of.weekday);
    }),
  );
});

it('two weeks one after the other have what both together have', () => {
  fc.assert(
    fc.property(plans, instants, (of, from) => {
      const [middle, to] = [from + 7 * DAY, from + 14 * DAY];
      const ids = (begin: number, end: number) => slotsOf(of, begin, end).map(({ id }) => id);
      expect([...new Set([...ids(from, middle), ...ids(middle, to)])]).toEqual(ids(from, to));
    }),
  );
});
