import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readFit } from '../../../../src/sandbox/training/files/read-fit.js';
import { readTcx } from '../../../../src/sandbox/training/files/read-tcx.js';
import { unpack } from '../../../../src/sandbox/training/files/unpack.js';
import type { ReadWorkout } from '../../../../src/sandbox/training/files/workout-file.js';
import { measuredColumns } from '../../../../src/sandbox/training/workouts/measured-columns.js';

/** The workout of a small file that is made after what real devices write. */
async function read(name: string): Promise<ReadWorkout> {
  const unpacked = await unpack(new Uint8Array(await readFile(new URL(`inputs/${name}`, import.meta.url))));
  if (!unpacked.ok) throw new Error(unpacked.code);
  const [file] = unpacked.files;
  if (!file || unpacked.files.length > 1) throw new Error('There is not one file in it.');
  const isFit = /\.fit\b/.test(file.name ?? name);
  const found = await (isFit ? readFit(file.bytes) : readTcx(file.bytes));
  if (!found.ok) throw new Error(found.problem.code);
  expect(found.workouts).toHaveLength(1);
  return found.workouts[0] ?? Promise.reject(new Error('There is no workout in it.'));
}

interface Right {
  distance: number | null;
  seconds: number;
  /** Readings that are kept. */
  readings: number;
  dropped?: number;
  isWhole?: false;
  output?: number;
  calories?: number;
}

const ride = { distance: 960, seconds: 120, readings: 120 };
const shortRide = { distance: 192, seconds: 24, readings: 24, calories: 120 };

/** What is right of each; a pause, a clock and a battery are no reason to lose what was done. */
const right: Readonly<Record<string, Right>> = {
  'every-8-seconds.fit': { distance: 1920, seconds: 240, readings: 30, output: 48_000, calories: 120 },
  'speed-every-8.tcx': { distance: 768, seconds: 96, readings: 12, calories: 120 },
  'session-says-more-than-samples.fit': { ...ride, calories: 120 },
  'one-reading-a-second-late.fit': { ...ride, readings: 119, dropped: 1 },
  'clock-set-back-3s.fit': { ...ride, readings: 117, dropped: 3 },
  'one-step-back.tcx': { ...shortRide, readings: 23, dropped: 1 },
  'first-reading-before-clock-was-set.fit': { ...ride, dropped: 1 },
  'watch-left-on-two-days.fit': { ...ride, dropped: 1 },
  'record-without-time-at-end.fit': { ...ride, dropped: 1 },
  'point-without-time.tcx': { ...shortRide, dropped: 1 },
  'empty-first-point.tcx': { ...shortRide, dropped: 1 },
  'infinity.tcx': { ...shortRide, dropped: 1 },
  // its lap's distance is the text: the one that its points counted along is next
  'comma-decimals.tcx': { ...shortRide, distance: 184, dropped: 1 },
  'strength-without-readings.fit': { distance: null, seconds: 120, readings: 0, calories: 250 },
  'pool-swim-without-readings.fit': { distance: 1000, seconds: 120, readings: 0, calories: 250 },
  'no-track.tcx': { ...shortRide, readings: 0 },
  'ten-spaces-before.tcx': shortRide,
  'newline-before.tcx': shortRide,
  'utf16.tcx': shortRide,
  'garmin-export.zip': { ...ride, calories: 120 },
  'strava.fit.gz': { ...ride, calories: 120 },
  'battery-died-size-zero.fit': { distance: 752, seconds: 94, readings: 95, isWhole: false },
  'zero-checksum.fit': { ...ride, calories: 120, isWhole: false },
};

describe('a file of a real device', () => {
  it.each(Object.entries(right))('%s says what the device said', async (name, { readings, ...expected }) => {
    const { file, dropped, isWhole } = await read(name);
    expect({
      ...file.totals,
      seconds: file.durationSeconds,
      readings: file.recording.seconds.length,
      dropped,
      isWhole,
    }).toEqual({
      output: null,
      calories: null,
      elevation: null,
      dropped: 0,
      isWhole: true,
      readings,
      ...expected,
    });
  });

  it('that reads every eighth second has the power of a steady rider', async () => {
    const { file } = await read('every-8-seconds.fit');
    expect(measuredColumns(file.recording)).toMatchObject({ averageOutput: 200, normalizedPower: 200 });
  });
});
