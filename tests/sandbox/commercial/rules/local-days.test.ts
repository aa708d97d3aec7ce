import { expect, it } from 'vitest';
import { lastDays } from '../../../../src/sandbox/commercial/places/local-days.js';

const at = (text: string): number => Date.parse(text) / 1000;
const times = (timeZone: string, now: string, count: number) => {
  const { lastDay, starts } = lastDays(timeZone, at(now), count);
  return [lastDay, ...starts.map(start => new Date(start * 1000).toISOString().slice(0, 16))];
};

it('a location’s day begins at its own midnight, on whichever day it is there', () => {
  expect(times('America/Chicago', '2026-06-02T03:00:00Z', 2)).toEqual([
    '2026-06-01',
    '2026-05-31T05:00',
    '2026-06-01T05:00',
  ]);
  expect(times('Pacific/Auckland', '2026-06-01T13:00:00Z', 1)).toEqual(['2026-06-02', '2026-06-01T12:00']);
});

it('a day on which the clocks change is as long as it is', () => {
  expect(times('America/Chicago', '2026-03-09T12:00:00Z', 3)).toEqual([
    '2026-03-09',
    '2026-03-07T06:00',
    '2026-03-08T06:00',
    '2026-03-09T05:00',
  ]);
  // at three in the night, which is the day before in UTC
  expect(times('Pacific/Auckland', '2026-04-05T12:00:00Z', 2)).toEqual([
    '2026-04-06',
    '2026-04-04T11:00',
    '2026-04-05T12:00',
  ]);
});

it('a day whose midnight is skipped begins after it', () => {
  // Chile goes from 23:59:59 to 01:00
  expect(times('America/Santiago', '2026-09-06T15:00:00Z', 2)).toEqual([
    '2026-09-06',
    '2026-09-05T04:00',
    '2026-09-06T04:00',
  ]);
});
