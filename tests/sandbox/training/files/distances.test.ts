import { describe, expect, it } from 'vitest';
import { distancesOf } from '../../../../src/sandbox/training/files/distances.js';
import { ride } from './workouts.js';

const run = (seconds: number[], speed: (number | null)[], distance: number | null = null) =>
  distancesOf({ recording: { seconds, metrics: { speed } }, totals: { ...ride.totals, distance } });

describe('how far somebody had come', () => {
  it('adds up the speeds', () => {
    expect(run([1, 2, 4], [3600, 7200, 7200])).toEqual([1, 3, 7]);
  });

  it('ends at the total where there is one', () => {
    expect(run([1, 2, 4], [3600, 7200, 7200], 14)).toEqual([2, 6, 14]);
  });

  it('is unknown where the speed is', () => {
    expect(run([1, 2, 3], [3600, null, 3600])).toEqual([1, null, 2]);
    expect(distancesOf({ ...ride, recording: { seconds: [0], metrics: {} } })).toEqual([null]);
  });

  it('does not go on in a pause', () => {
    expect(run([1, 601], [3600, 3600])).toEqual([1, 31]);
  });

  it('stays at nothing for somebody who did not move', () => {
    expect(run([1, 2], [0, 0], 100)).toEqual([0, 0]);
  });
});
