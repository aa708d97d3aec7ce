import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share } from '../../src/ui/feedback/progress-bar/share.js';
import { byDay, dayOf, daysBetween, relativeDay, relativeTime, timeOfDay } from '../../src/ui/data/timeline/days.js';

const noon = Date.UTC(2026, 10, 21, 12) / 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

describe('the days of a timeline', () => {
  it('begin at midnight where the reader is', () => {
    const late = Date.UTC(2026, 10, 21, 23, 30) / 1000;
    expect([dayOf(late, 'UTC'), dayOf(late, 'Asia/Tokyo'), dayOf(late, 'America/Los_Angeles')]).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-21',
    ]);
  });

  it('are counted by the calendar: a minute before midnight was yesterday', () => {
    expect(daysBetween(Date.UTC(2026, 10, 20, 23, 59) / 1000, Date.UTC(2026, 10, 21, 0, 1) / 1000, 'UTC')).toBe(1);
    // the night of the change of clocks has twenty-five hours
    expect(daysBetween(Date.UTC(2026, 10, 1, 5) / 1000, Date.UTC(2026, 10, 2, 5) / 1000, 'America/New_York')).toBe(1);
  });

  it('hold each entry once, in the order they came in, each under its own day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: noon - 30 * DAY, max: noon }), { maxLength: 40 }), times => {
        const entries = times.toSorted((a, b) => b - a).map(at => ({ at }));
        const days = byDay(entries, 'en-US', 'UTC');
        expect(days.flatMap(day => day.entries)).toEqual(entries);
        expect(new Set(days.map(({ key }) => key)).size).toBe(days.length);
        for (const { key, entries: ofDay } of days) for (const { at } of ofDay) expect(dayOf(at, 'UTC')).toBe(key);
      }),
    );
  });

  it('come together in months for what happens seldom', () => {
    const entries = [noon, noon - 20 * DAY, noon - 22 * DAY].map(at => ({ at }));
    expect(
      byDay(entries, 'en-US', 'UTC', true).map(({ key, date, entries: { length } }) => [key, date, length]),
    ).toEqual([
      ['2026-11', 'November 2026', 2],
      ['2026-10', 'October 2026', 1],
    ]);
    expect(byDay(entries, 'es-MX', 'UTC', true)[0]?.date).toBe('noviembre de 2026');
  });

  it('say how long ago in the words of the language', () => {
    expect([0, 1, 13, 90, 800].map(days => relativeDay(noon - days * DAY, noon, 'en-US', 'UTC'))).toEqual([
      'today',
      'yesterday',
      '13 days ago',
      '3 months ago',
      '2 years ago',
    ]);
    expect(relativeDay(noon + 13 * DAY, noon, 'es-MX', 'UTC')).toBe('dentro de 13 días');
    expect([20, 65, 5 * HOUR, 30 * HOUR].map(ago => relativeTime(noon - ago, noon, 'en-US'))).toEqual([
      'this minute',
      '1 minute ago',
      '5 hours ago',
      undefined,
    ]);
    expect(timeOfDay(noon, 'en-US', 'UTC')).toMatch(/^12:00\sPM$/);
  });
});

describe('a share', () => {
  it('is between nothing and all, for any value', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (value, max) => {
        const part = share(value, max);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }),
    );
    expect([share(3, 8), share(9, 8), share(-1, 8), share(1, 0)]).toEqual([0.375, 1, 0, 0]);
  });
});
