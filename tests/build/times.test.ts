import { expect, it } from 'vitest';
import { atUsualSpeed, timesTable, tooLongBy } from '../../scripts/lib/times.mjs';
import { yardstick } from '../../scripts/lib/yardstick.mjs';

const times = [
  { task: 'build', began: 0, seconds: 50 },
  { task: 'storybook', began: 50, seconds: 420.4 },
  { task: 'lint', began: 50, seconds: 20 },
  { task: 'hosts', began: 70, seconds: 300 },
];

it('a run that took longer than it may says so, and which tasks took longest', () => {
  expect(tooLongBy({ seconds: 906, slowness: 1, times, minutes: 15 })).toBe(
    'This run took 15.1 min, and may take 15. The slowest tasks: storybook (420 s), hosts (300 s), build (50 s).',
  );
});

it('a run in time says nothing', () => {
  expect(tooLongBy({ seconds: 900, slowness: 1, times, minutes: 15 })).toBeUndefined();
});

it('a run beside busy neighbours has as much longer as the same work takes there', () => {
  expect(tooLongBy({ seconds: 1800, slowness: 2, times, minutes: 15 })).toBeUndefined();
  expect(tooLongBy({ seconds: 1812, slowness: 2, times, minutes: 15 })).toContain(
    'This run took 30.2 min (15.1 at the usual speed), and may take 15.',
  );
  expect(atUsualSpeed(60, 1)).toBe('1.0 min');
});

it('what the machine needs for the same work is measured beside a run, and never makes its time shorter', async () => {
  expect(await yardstick({ usual: 1e9 }).stop()).toBe(1);
  const slowness = await yardstick({ usual: 0.001 }).stop();
  expect(slowness).toBeGreaterThan(10);
  expect(slowness).toBeLessThan(10_000);
});

it('the table of times says when each task began and ended', () => {
  expect(timesTable(times).split('\n')[2]?.trim().split(/\s+/)).toEqual(['storybook', '50.0', '470.4', '420.4']);
});
