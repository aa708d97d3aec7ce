import { describe, expect, it } from 'vitest';
import { DAY } from '../../../src/core/dates.js';
import { localDay } from '../../../src/core/wall-clock.js';
import { classesAt } from '../../../src/sandbox/world/catalogue/classes.js';
import { sampleAthletes } from '../../../src/sandbox/world/worlds/training/athletes.js';
import { sampleYear } from '../../../src/sandbox/world/worlds/training/sample-year.js';

const at = (text: string): number => Date.parse(text) / 1000;

const week = Array.from({ length: 7 }, (_, days) => at('2026-11-28T12:00:00Z') + days * DAY);
// Late in the evening and early in the night of New York, on days on which a month, a year or the clocks change.
const edges = [
  '2026-11-29T04:50:00Z',
  '2026-11-01T03:50:00Z',
  '2027-03-14T05:10:00Z',
  '2028-03-01T04:50:00Z',
  '2027-01-01T05:10:00Z',
].map(at);

describe.each(sampleAthletes)('the year of $firstName', athlete => {
  const { timeZone } = athlete.places.at(-1) ?? { timeZone: 'UTC' };
  const yearUntil = (now: number) => sampleYear(athlete, classesAt(now), now);

  it('is the same, counted back from today, on whatever day and at whatever hour it is looked at', () => {
    const told = (now: number) =>
      yearUntil(now).map(({ reported: { type, contentId, durationSeconds, completed } }) => ({
        type,
        contentId,
        durationSeconds,
        completed,
      }));
    const [first = 0, ...others] = [...week, ...edges];
    const asOnFirst = told(first);
    for (const now of others) expect(told(now)).toEqual(asOnFirst);
  });

  it('ends before the day that it is where they are', () => {
    for (const now of [...week, ...edges]) {
      const last = Math.max(...yearUntil(now).map(({ reported }) => reported.startedAt));
      expect(localDay(timeZone, last) < localDay(timeZone, now)).toBe(true);
    }
  });
});
