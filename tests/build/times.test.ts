import { expect, it } from 'vitest';
import { timesTable, tooLongBy } from '../../scripts/lib/times.mjs';

const times = [
  { task: 'build', began: 0, seconds: 50 },
  { task: 'storybook', began: 50, seconds: 420.4 },
  { task: 'lint', began: 50, seconds: 20 },
  { task: 'hosts', began: 70, seconds: 300 },
];

it('a run that took longer than it may says so, and which tasks took longest', () => {
  expect(tooLongBy({ seconds: 906, times, minutes: 15 })).toBe(
    'This run took 15.1 min, and may take 15. The slowest tasks: storybook (420 s), hosts (300 s), build (50 s).',
  );
});

it('a run in time says nothing', () => {
  expect(tooLongBy({ seconds: 900, times, minutes: 15 })).toBeUndefined();
});

it('the table of times says when each task began and ended', () => {
  expect(timesTable(times).split('\n')[2]?.trim().split(/\s+/)).toEqual(['storybook', '50.0', '470.4', '420.4']);
});
