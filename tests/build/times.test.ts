import { expect, it } from 'vitest';
import { inMinutes, timesTable } from '../../scripts/lib/times.mjs';

const times = [
  { task: 'build', began: 0, seconds: 50 },
  { task: 'storybook', began: 50, seconds: 420.4 },
];

it('the table of times says when each task began and ended', () => {
  expect(timesTable(times).split('\n')[2]?.trim().split(/\s+/)).toEqual(['storybook', '50.0', '470.4', '420.4']);
});

it('what a run took is said in minutes', () => {
  expect(inMinutes(906)).toBe('15.1');
});
