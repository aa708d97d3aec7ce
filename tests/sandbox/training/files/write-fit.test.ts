import fc from 'fast-check';
import FitParser from 'fit-file-parser';
import { describe, expect, it } from 'vitest';
import { distancesOf } from '../../../../src/sandbox/training/files/distances.js';
import { readFit } from '../../../../src/sandbox/training/files/read-fit.js';
import { risen } from '../../../../src/sandbox/training/files/risen.js';
import { FIT_BYTES } from '../../../../src/sandbox/training/files/upload-limits.js';
import type { WorkoutFile } from '../../../../src/sandbox/training/files/workout-file.js';
import { writeFit } from '../../../../src/sandbox/training/files/write-fit.js';
import { anyWorkout, ride, runs } from './workouts.js';

async function readAgain(workout: WorkoutFile): Promise<WorkoutFile> {
  const read = await readFit(await writeFit(workout));
  if (!read.ok) throw new Error(read.problem.code);
  const [one, ...others] = read.workouts;
  if (!one || others.length > 0) throw new Error('There is not one workout in it.');
  expect(one).toMatchObject({ dropped: 0, isWhole: true });
  return one.file;
}

/** What another library reads, with times as unix seconds. */
async function readElsewhere(workout: WorkoutFile) {
  const bytes = await writeFit(workout);
  const parser = new FitParser({ mode: 'list', speedUnit: 'm/s', lengthUnit: 'm' });
  return parser.parseAsync(Buffer.from(bytes));
}

const withoutSpeed = ({ recording: { metrics, ...recording }, ...workout }: WorkoutFile) => {
  const { speed: _, ...others } = metrics;
  return { ...workout, recording: { ...recording, metrics: others } };
};

describe('a workout written as FIT and read again', () => {
  it('is the same, but for a speed that moves by 2 metres an hour at most', () =>
    fc.assert(
      fc.asyncProperty(anyWorkout, async workout => {
        const again = await readAgain(workout);
        // a distance that nobody states is what the samples counted along
        const counted = risen(distancesOf(workout).filter(metres => metres !== null));
        const isCounted = workout.totals.distance === null && counted !== null;
        const distance = isCounted ? again.totals.distance : workout.totals.distance;
        if (isCounted) expect(Math.abs((distance ?? 0) - counted)).toBeLessThanOrEqual(1);
        expect(withoutSpeed(again)).toEqual({ ...withoutSpeed(workout), totals: { ...workout.totals, distance } });
        const speeds = again.recording.metrics.speed;
        workout.recording.metrics.speed?.forEach((speed, index) => {
          const read = speeds?.[index] ?? null;
          expect(read === null).toBe(speed === null);
          expect(Math.abs((read ?? 0) - (speed ?? 0))).toBeLessThanOrEqual(2);
        });
      }),
      runs(60),
    ));

  it('does not change when it is written a second time', () =>
    fc.assert(
      fc.asyncProperty(anyWorkout, async workout => {
        const once = await readAgain(workout);
        expect(await readAgain(once)).toEqual(once);
      }),
      runs(30),
    ));

  it('has gaps where a strap slipped, never zeros, and zeros where somebody stood still', async () => {
    const { metrics } = (await readAgain(ride)).recording;
    expect(metrics.heart_rate).toEqual([110, null, null, 121, 150, 162]);
    expect(metrics.cadence).toEqual([80, 85, 90, 0, 92, 70]);
  });

  it('turns what FIT has no room for into a gap', async () => {
    const metrics = { output: [70_000, 100], resistance: [255, 254], heart_rate: [255, 254], speed: [236_000, 36_000] };
    const { recording } = await readAgain({ ...ride, recording: { seconds: [0, 1], metrics } });
    expect(recording.metrics).toEqual({
      output: [null, 100],
      resistance: [null, 254],
      heart_rate: [null, 254],
      speed: [null, 36_000],
    });
  });

  it('keeps a runner’s steps, of which FIT counts every other', async () => {
    const recording = { seconds: [0, 1, 2], metrics: { cadence: [171, 0, 302] } };
    expect((await readAgain({ ...ride, type: 'run', recording })).recording.metrics.cadence).toEqual([171, 0, 302]);
  });

  it('keeps laps that overlap, and one without a name among others', async () => {
    const laps = [
      { name: 'Hills', start: 0, length: 900 },
      { start: 300, length: 60 },
      { name: 'Sprint', start: 330, length: 10 },
    ];
    expect((await readAgain({ ...ride, recording: { ...ride.recording, laps } })).recording.laps).toEqual(laps);
  });

  it.each([
    ['with a name that is the whole workout', [{ name: 'All of it', start: 0, length: 1800 }]],
    ['without a name that is a part of it', [{ start: 0, length: 900 }]],
    [
      'that is the whole of it, and another',
      [
        { start: 0, length: 1800 },
        { start: 600, length: 60 },
      ],
    ],
  ])('keeps a lap %s', async (_, laps) => {
    expect((await readAgain({ ...ride, recording: { ...ride.recording, laps } })).recording.laps).toEqual(laps);
  });

  it('cuts a name between two characters where it is longer than FIT allows', async () => {
    const title = (await readAgain({ ...ride, title: '🚴'.repeat(100) })).title;
    expect(title).toBe('🚴'.repeat(63));
  });

  it('is a file of its session alone where nothing was measured', async () => {
    const bytes = await writeFit({ ...ride, recording: { seconds: [], metrics: {} } });
    expect(await readFit(bytes)).toMatchObject({ ok: true, workouts: [{ file: { totals: ride.totals } }] });
  });
});

describe('another reader of FIT', () => {
  it('finds the samples of any workout', () =>
    fc.assert(
      fc.asyncProperty(anyWorkout, async workout => {
        const { records = [] } = await readElsewhere(workout);
        const { seconds, metrics } = workout.recording;
        expect(records.map(({ timestamp }) => Date.parse(String(timestamp)) / 1000 - workout.startedAt)).toEqual(
          seconds,
        );
        expect(records.map(record => record.power ?? null)).toEqual(metrics.output ?? seconds.map(() => null));
        expect(records.map(record => record.heart_rate ?? null)).toEqual(metrics.heart_rate ?? seconds.map(() => null));
        expect(records.map(record => record.resistance ?? null)).toEqual(metrics.resistance ?? seconds.map(() => null));
        records.forEach((record, index) => {
          const speed = metrics.speed?.[index] ?? null;
          const incline = metrics.incline?.[index] ?? null;
          const cadence = metrics.cadence?.[index] ?? null;
          const turns = cadence === null || workout.type !== 'run' ? cadence : Math.floor(cadence / 2);
          expect(record.cadence ?? null).toBe(turns);
          if (speed === null) expect(record.speed).toBeUndefined();
          else expect(record.speed).toBeCloseTo(speed / 3600, 2);
          if (incline === null) expect(record.grade).toBeUndefined();
          else expect(record.grade).toBeCloseTo(incline / 10, 5);
        });
      }),
      runs(40),
    ));

  it('finds session, laps, events and maker of a ride', async () => {
    const found = await readElsewhere(ride);
    expect(found.file_ids?.[0]).toMatchObject({ type: 'activity', manufacturer: 'development' });
    expect(found.sessions?.[0]).toMatchObject({
      sport: 'cycling',
      sub_sport: 'indoor_cycling',
      total_timer_time: 1800,
      total_distance: 14_500,
      total_calories: 410,
      total_work: 360_000,
      total_ascent: 120,
      num_laps: 2,
    });
    expect(found.laps?.map(({ total_elapsed_time }) => total_elapsed_time)).toEqual([60, 1740]);
    expect(found.events?.map(({ event_type }) => event_type)).toEqual(['start', 'stop_all']);
    expect(found.activity).toMatchObject({ num_sessions: 1 });
  });

  it('finds a distance that grows to the total, and none where the speed is not known', async () => {
    const { records = [] } = await readElsewhere(ride);
    const distances = records.map(({ distance }) => distance);
    expect(distances[3]).toBeUndefined();
    expect(distances.at(-1)).toBeCloseTo(14_500, 1);
    expect(distances.filter(metres => metres !== undefined)).toEqual(
      distances.filter(metres => metres !== undefined).toSorted((one, other) => one - other),
    );
  });
});

it('a day of samples is within what may be uploaded', async () => {
  // A tenth of a day says as much, and no two samples have the same fields.
  const seconds = Array.from({ length: 8640 }, (_, index) => index);
  const every = (step: number) => seconds.map(second => (second % step === 0 ? null : 100));
  const metrics = {
    output: every(2),
    cadence: every(3),
    resistance: every(5),
    speed: every(7),
    heart_rate: every(11),
    incline: every(13),
  };
  const bytes = await writeFit({ ...ride, recording: { seconds, metrics } });
  expect(bytes.length * 10).toBeLessThan(FIT_BYTES);
});
