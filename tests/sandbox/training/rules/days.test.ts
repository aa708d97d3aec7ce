import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysLater,
  dayNumber,
  dayOfNumber,
  everyDay,
  mondayOf,
  weekdayOf,
  weekOfNumber,
} from '../../../../src/sandbox/training/rules/days.js';
import { patience, runs } from './support/runs.js';

describe('days of the calendar', () => {
  it('go on over the end of a month, a year and a February', () => {
    expect(daysLater('2026-01-31', 1)).toBe('2026-02-01');
    expect(daysLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysLater('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysLater('2027-02-28', 1)).toBe('2027-03-01');
    expect(daysLater('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('are listed with both ends', () => {
    expect(everyDay('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(everyDay('2026-08-02', '2026-08-01')).toEqual([]);
  });

  it.each([
    ['2026-08-17', '2026-08-17', 1],
    ['2026-08-23', '2026-08-17', 7],
    ['2026-08-24', '2026-08-24', 1],
    ['2027-01-01', '2026-12-28', 5],
    ['1969-12-31', '1969-12-29', 3],
  ])('%s is in the week of Monday %s, as its day %i', (day, monday, weekday) => {
    expect(mondayOf(day)).toBe(monday);
    expect(weekdayOf(dayNumber(day))).toBe(weekday);
  });

  it('have one number each, and a new week on Mondays only', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), number => {
        const day = dayOfNumber(number);
        expect(dayNumber(day)).toBe(number);
        const isMonday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1;
        expect(weekOfNumber(number) - weekOfNumber(number - 1)).toBe(isMonday ? 1 : 0);
        expect(weekdayOf(number) === 1).toBe(isMonday);
        expect(mondayOf(day) === day).toBe(isMonday);
      }),
      { numRuns: runs },
    );
  });
});
