import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  dayAfter,
  mondayOf,
  writeDay,
  writeDayAsOf,
  writeDays,
  writeTime,
} from '../../../src/widgets/workouts/days.js';

const anyDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

it('a week begins on Monday, at most six days before', () => {
  fc.assert(
    fc.property(anyDay, day => {
      const monday = mondayOf(day);
      expect(new Date(`${monday}T12:00:00Z`).getUTCDay()).toBe(1);
      expect(monday <= day && day <= dayAfter(monday, 6)).toBe(true);
    }),
  );
});

it('a day so many days on, and back again, is the same, over leap days too', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, days) => {
      expect(dayAfter(dayAfter(day, days), -days)).toBe(day);
    }),
  );
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

it('a day is written as the day that it was there, in whatever zone the reader is', () => {
  expect(writeDay('2026-11-16', 'en-US', { weekday: 'long', month: 'short', day: 'numeric' })).toBe('Monday, Nov 16');
  expect(writeDays('2026-11-16', '2026-11-22', 'en-US')).toMatch(/^Nov 16\s–\s22$/u);
});

it('a day of another year says which, so that a workout of 2013 is not taken for one of this summer', () => {
  expect(writeDayAsOf('2013-07-17', '2026-11-29', 'en-US')).toBe('Wed, Jul 17, 2013');
  expect(writeDayAsOf('2026-07-17', '2026-11-29', 'en-US')).toBe('Fri, Jul 17');
  expect(writeDayAsOf('2025-12-31', '2026-01-01', 'en-US', { month: 'short', day: 'numeric' })).toBe('Dec 31, 2025');
});

it('a time is that of where the workout was', () => {
  expect(writeTime(1_763_400_600, 'America/Denver', 'en-US')).toMatch(/^10:30\sAM$/u);
});
