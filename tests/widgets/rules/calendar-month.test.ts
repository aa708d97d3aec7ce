import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayByKey,
  isMonth,
  monthAfter,
  monthOf,
  sameDayIn,
  weeksOf,
  type WeekStart,
} from '../../../src/widgets/training/workout-calendar/month.js';
import { dayAfter } from '../../../src/widgets/workouts/days.js';

const day = fc
  .integer({ min: Date.UTC(1999, 0, 1), max: Date.UTC(2101, 11, 31) })
  .map(at => new Date(at).toISOString().slice(0, 10));
const weekStart = fc.constantFrom<WeekStart>(1, 6, 7);

describe('a month as rows of seven', () => {
  it('has each of its days once, in order, and none of another month', () => {
    fc.assert(
      fc.property(day, weekStart, (one, start) => {
        const month = monthOf(one);
        const days = weeksOf(month, start)
          .flat()
          .filter(known => known !== undefined);
        expect(days[0]).toBe(`${month}-01`);
        expect(days.slice(1)).toEqual(days.slice(0, -1).map(known => dayAfter(known, 1)));
        expect(monthOf(dayAfter(days.at(-1) ?? '', 1))).toBe(monthAfter(month, 1));
      }),
    );
  });

  it('has a weekday to a column, the first as the member prefers, and no empty row', () => {
    fc.assert(
      fc.property(day, weekStart, (one, start) => {
        for (const week of weeksOf(monthOf(one), start)) {
          expect(week).toHaveLength(7);
          expect(week.some(known => known !== undefined)).toBe(true);
          week.forEach((known, column) => {
            if (known === undefined) return;
            expect(new Date(`${known}T00:00:00Z`).getUTCDay()).toBe((start + column) % 7);
          });
        }
      }),
    );
  });
});

describe('a key', () => {
  it('leads back by its opposite, and the other way round from right to left', () => {
    fc.assert(
      fc.property(day, weekStart, fc.boolean(), (one, start, isRtl) => {
        for (const [key, back] of [
          ['ArrowRight', 'ArrowLeft'],
          ['ArrowDown', 'ArrowUp'],
        ] as const) {
          const there = dayByKey(key, one, start, isRtl) ?? '';
          expect(dayByKey(back, there, start, isRtl)).toBe(one);
        }
        expect(dayByKey('ArrowRight', one, start, isRtl)).toBe(dayAfter(one, isRtl ? -1 : 1));
      }),
    );
  });

  it('Home and End stay in the week and in the month, and reach its ends', () => {
    fc.assert(
      fc.property(day, weekStart, (one, start) => {
        const week = weeksOf(monthOf(one), start).find(known => known.includes(one)) ?? [];
        const [home, end] = ['Home', 'End'].map(key => dayByKey(key, one, start, false));
        expect(week.filter(known => known !== undefined && (known < (home ?? '') || known > (end ?? '')))).toEqual([]);
        expect([week.includes(home), week.includes(end)]).toEqual([true, true]);
      }),
    );
  });

  it('PageDown and PageUp lead to the next and the last month, by a shorter one too', () => {
    expect(dayByKey('PageDown', '2027-01-31', 1, false)).toBe('2027-02-28');
    expect(dayByKey('PageUp', '2027-01-31', 1, false)).toBe('2026-12-31');
    expect([dayByKey('Tab', '2027-01-31', 1, false), sameDayIn('2028-02', '2027-01-31')]).toEqual([
      undefined,
      '2028-02-29',
    ]);
  });
});

it('months are of four digits of years, and there is none beyond', () => {
  expect(['2026-11', '2026-13', '2026-1', '0999-01', ''].map(isMonth)).toEqual([true, false, false, false, false]);
  expect([monthAfter('9999-12', 1), monthAfter('1000-01', -1)]).toEqual(['9999-12', '1000-01']);
  fc.assert(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (one, months) => {
      expect(monthAfter(monthAfter(monthOf(one), months), -months)).toBe(monthOf(one));
    }),
  );
});
