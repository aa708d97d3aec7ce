import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay } from '../../../../src/core/contract/schemas/calendar.js';
import { ageOn } from '../../../../src/sandbox/people/calendar.js';
import { localDay } from '../../../../src/core/wall-clock.js';

describe('a day of the calendar', () => {
  it.each(['2024-02-29', '2000-02-29', '1999-12-31', '0001-01-01'])('is %s', day =>
    expect(isCalendarDay(day)).toBe(true),
  );
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-00-10',
    '2024-13-01',
    '2024-1-1',
    '0000-01-01',
    '24-01-01',
    '2024-01-01T00:00',
    '',
  ])('is not %j', day => expect(isCalendarDay(day)).toBe(false));

  it('is every day that there is, and each has one name', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
        date => isCalendarDay(date.toISOString().slice(0, 10)),
      ),
    );
  });

  it('is another one in Auckland than in Honolulu', () => {
    const noonOfNewYear = Date.UTC(2026, 0, 1, 9) / 1000;
    expect(localDay('Pacific/Honolulu', noonOfNewYear)).toBe('2025-12-31');
    expect(localDay('Pacific/Auckland', noonOfNewYear + 3 * 3600)).toBe('2026-01-02');
    expect(localDay('UTC', noonOfNewYear)).toBe('2026-01-01');
  });
});

describe('an age', () => {
  it.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
    ['2026-06-15', '2026-06-15', 0],
  ])('of somebody born on %s is, on %s, %i', (born, day, age) => expect(ageOn(born, day)).toBe(age));

  it('never goes down, and goes up once a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 20_000 }), (bornAfter, later) => {
        const born = new Date(Date.UTC(1970, 0, 1 + bornAfter)).toISOString().slice(0, 10);
        const on = (days: number) =>
          ageOn(born, new Date(Date.UTC(1970, 0, 1 + bornAfter + days)).toISOString().slice(0, 10));
        return (
          on(later + 1) - on(later) >= 0 &&
          on(later + 366) - on(later) >= 1 &&
          on(later + 366) - on(later) <= 2 &&
          on(0) === 0
        );
      }),
    );
  });
});
