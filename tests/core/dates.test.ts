import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDays } from '../../src/core/calendar-days.js';
import { addDays, DAY, formatDate, now } from '../../src/core/dates.js';

const instant = fc.integer({ min: 0, max: 4_000_000_000 });

describe('dates', () => {
  it('are MM/DD/YYYY in American English, and in another order elsewhere', () => {
    const newYear = Date.UTC(2027, 0, 2, 12) / 1000;
    expect(formatDate(newYear, 'en-US', 'UTC')).toBe('01/02/2027');
    expect(formatDate(newYear, 'nl-BE', 'UTC')).toBe('02/01/2027');
  });

  it('are the calendar day of the given time zone', () => {
    const evening = Date.UTC(2027, 0, 1, 23, 30) / 1000;
    expect(formatDate(evening, 'en-US', 'UTC')).toBe('01/01/2027');
    expect(formatDate(evening, 'en-US', 'Europe/Brussels')).toBe('01/02/2027');
    expect(formatDate(evening, 'en-US', 'America/Los_Angeles')).toBe('01/01/2027');
  });

  it('move by days of 86 400 seconds, there and back', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 8000 }), fc.integer({ min: 0, max: 8000 }), (from, days, more) => {
        expect(addDays(from, days) - from).toBe(days * DAY);
        expect(addDays(addDays(from, days), -days)).toBe(from);
        expect(addDays(addDays(from, days), more)).toBe(addDays(from, days + more));
      }),
    );
  });

  it('in UTC never skip or repeat a day', () => {
    fc.assert(
      fc.property(instant, at => {
        expect(formatDate(addDays(at, 1), 'en-US', 'UTC')).not.toBe(formatDate(at, 'en-US', 'UTC'));
        expect(formatDate(at, 'en-US', 'UTC')).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      }),
    );
  });

  it('are apart by the days of the calendar, at any hour', () => {
    const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime() / 1000;
    expect(calendarDays(at(2027, 1, 28, 23), at(2027, 2, 1, 1))).toBe(1);
    expect(calendarDays(at(2027, 2, 1, 1), at(2027, 2, 1, 23))).toBe(0);
    expect(calendarDays(at(2027, 2, 1, 1), at(2026, 2, 1, 23))).toBe(-365);
    fc.assert(
      fc.property(instant, instant, (from, to) => {
        expect(calendarDays(from, to) + calendarDays(to, from)).toBe(0);
        expect(Math.abs(calendarDays(from, to) - (to - from) / DAY)).toBeLessThan(1.1);
      }),
    );
  });

  it('know what time it is, in whole seconds', () => {
    expect(Math.abs(now() - Date.now() / 1000)).toBeLessThanOrEqual(1);
    expect(Number.isInteger(now())).toBe(true);
  });
});
