import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '../../../../src/core/wall-clock.js';
import { daysLater, everyDay } from '../../../../src/sandbox/training/rules/days.js';
import { localWeek, monthGrid } from '../../../../src/sandbox/training/rules/local-day.js';
import { patience, runs } from './support/runs.js';

const at = (instant: string): number => Date.parse(instant) / 1000;

describe('a local day', () => {
  it.each([
    ['a workout in Auckland is a day ahead', 'Pacific/Auckland', '2026-01-01T11:00:00Z', '2026-01-02'],
    ['of the same workout in Honolulu', 'Pacific/Honolulu', '2026-01-01T11:00:00Z', '2026-01-01'],
    ['the last second of a year in Brussels', 'Europe/Brussels', '2026-12-31T22:59:59Z', '2026-12-31'],
    ['the first second of a year in Brussels', 'Europe/Brussels', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['just before midnight on the night clocks go forward', 'America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['the end of that day of 23 hours', 'America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['the day after it', 'America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
    ['the end of the day of 25 hours', 'America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['a leap day', 'Asia/Kolkata', '2028-02-28T18:30:00Z', '2028-02-29'],
    ['the day after Samoa left one out', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ])('is right: %s', (_what, timeZone, instant, day) => expect(localDay(timeZone, at(instant))).toBe(day));

  it('is in the week of its Monday, over a new year too', () => {
    expect(localWeek('Pacific/Auckland', at('2027-01-03T10:59:59Z'))).toBe('2026-12-28');
    expect(localWeek('Pacific/Auckland', at('2027-01-03T11:00:00Z'))).toBe('2027-01-04');
  });

  it('is refused for a time zone that there is not', () => {
    expect(() => localDay('Mars/Olympus', 0)).toThrow(RangeError);
  });

  it('is what Swedes write, and each day leads to the next', { timeout: patience }, () => {
    const zones = [
      'Pacific/Auckland',
      'Pacific/Honolulu',
      'America/New_York',
      'Europe/Brussels',
      'Asia/Kolkata',
      'UTC',
    ];
    // 1990 to 2050
    const instant = fc.integer({ min: 631_152_000, max: 2_524_608_000 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), instant, (timeZone, now) => {
        const day = localDay(timeZone, now);
        expect(day).toBe(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now * 1000));
        // a day has 23 to 25 hours
        expect([day, daysLater(day, 1)]).toContain(localDay(timeZone, now + 23 * 3600));
        expect([daysLater(day, 1), daysLater(day, 2)]).toContain(localDay(timeZone, now + 25 * 3600));
      }),
      { numRuns: runs },
    );
  });
});

describe('the calendar of a month', () => {
  it.each([
    ['2026-08', '2026-07-27', '2026-09-06'],
    ['2027-02', '2027-02-01', '2027-02-28'],
    ['2028-02', '2028-01-31', '2028-03-05'],
    ['2026-12', '2026-11-30', '2027-01-03'],
  ])('%s goes from %s to %s', (month, from, to) => expect(monthGrid(month)).toEqual({ from, to }));

  it('is whole weeks around the whole month', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 1971, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const { from, to } = monthGrid(month);
        const days = everyDay(from, to);
        const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
        expect([weekday(from), weekday(to), days.length % 7]).toEqual([1, 0, 0]);
        expect(days.filter(day => day.startsWith(month))).toHaveLength(
          new Date(Date.UTC(year, number, 0)).getUTCDate(),
        );
        expect(days.slice(0, 7).some(day => day.startsWith(month))).toBe(true);
        expect(days.slice(-7).some(day => day.startsWith(month))).toBe(true);
      }),
      { numRuns: runs },
    );
  });
});
