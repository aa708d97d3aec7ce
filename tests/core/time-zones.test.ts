import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localInstant, localIso } from '../../src/core/time-zones.js';
import { wallClock } from '../../src/core/wall-clock.js';
import { dayNumber, dayOfNumber } from '../../src/sandbox/training/rules/days.js';
import { DAY } from '../../src/core/dates.js';

const at = (iso: string): number => Date.parse(iso) / 1000;

it.each([
  ['a summer evening in New York', 'America/New_York', '2026-07-04', 18 * 60, '2026-07-04T22:00:00Z'],
  ['half past two in New York when spring skips it', 'America/New_York', '2026-03-08', 150, '2026-03-08T07:00:00Z'],
  ['half past one in New York when autumn has it twice', 'America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00Z'],
  ['half past two in Brussels when spring skips it', 'Europe/Brussels', '2026-03-29', 150, '2026-03-29T01:00:00Z'],
  ['midnight in Beirut when the day begins at one', 'Asia/Beirut', '2026-03-29', 0, '2026-03-28T22:00:00Z'],
  [
    'a quarter past two on Lord Howe, where half an hour is skipped',
    'Australia/Lord_Howe',
    '2026-10-04',
    135,
    '2026-10-03T15:30:00Z',
  ],
  ['the day that Samoa left out', 'Pacific/Apia', '2011-12-30', 9 * 60, '2011-12-30T10:00:00Z'],
])('%s', (_, timeZone, day, minute, expected) => {
  expect(localInstant(timeZone, day, minute)).toBe(at(expected));
});

const zones = fc.constantFrom(
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'Europe/London',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Apia',
);
const days = fc.integer({ min: dayNumber('2010-01-01'), max: dayNumber('2030-12-31') }).map(dayOfNumber);

it('is the first minute at which clocks show the time or a later one', () => {
  fc.assert(
    fc.property(zones, days, fc.integer({ min: 0, max: 1439 }), (timeZone, day, minute) => {
      const shown = at(`${day}T00:00:00Z`) + minute * 60;
      const minutes = Array.from({ length: 2 * 1440 }, (_, index) => shown - DAY + index * 60);
      expect(localInstant(timeZone, day, minute)).toBe(minutes.find(one => wallClock(timeZone, one) >= shown));
    }),
    {
      numRuns: 60,
      examples: [
        ['America/New_York', '2026-03-08', 150],
        ['America/New_York', '2026-11-01', 90],
      ],
    },
  );
});

it('never goes back from one minute of a day to the next', () => {
  fc.assert(
    fc.property(zones, days, fc.integer({ min: 0, max: 1438 }), (timeZone, day, minute) => {
      expect(localInstant(timeZone, day, minute + 1)).toBeGreaterThanOrEqual(localInstant(timeZone, day, minute));
    }),
  );
});

it.each([
  ['Europe/Brussels', '2026-08-19T16:30:00Z', '2026-08-19T18:30:00+02:00'],
  ['America/St_Johns', '2026-01-01T03:00:00Z', '2025-12-31T23:30:00-03:30'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00'],
])('an instant in %s is written with its offset', (timeZone, instant, text) => {
  expect(localIso(timeZone, at(instant))).toBe(text);
  expect(Date.parse(text)).toBe(Date.parse(instant));
});
