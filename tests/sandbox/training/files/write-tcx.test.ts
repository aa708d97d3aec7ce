import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distancesOf } from '../../../../src/sandbox/training/files/distances.js';
import { readTcx } from '../../../../src/sandbox/training/files/read-tcx.js';
import { TCX_BYTES } from '../../../../src/sandbox/training/files/upload-limits.js';
import type { WorkoutFile } from '../../../../src/sandbox/training/files/workout-file.js';
import { writeTcx } from '../../../../src/sandbox/training/files/write-tcx.js';
import { anyWorkout, ride, runs } from './workouts.js';

async function readAgain(workout: WorkoutFile): Promise<WorkoutFile> {
  const read = await readTcx(new TextEncoder().encode(writeTcx(workout)));
  if (!read.ok) throw new Error(`${read.problem.code} in line ${read.problem.line}`);
  const [one, ...others] = read.workouts;
  if (!one || others.length > 0) throw new Error('There is not one workout in it.');
  expect(one).toMatchObject({ dropped: 0, isWhole: true });
  return one.file;
}

/** What the format has no place for is gone. */
function asTcx(workout: WorkoutFile): WorkoutFile {
  const { resistance: _, incline: __, cadence, ...metrics } = workout.recording.metrics;
  const turns = workout.type === 'run' ? cadence?.map(steps => steps && steps - (steps % 2)) : cadence;
  const summed = distancesOf(workout).findLast(metres => metres !== null) ?? 0;
  return {
    ...workout,
    totals: {
      output: null,
      elevation: null,
      calories: workout.totals.calories || null,
      distance: Math.round(workout.totals.distance ?? summed) || null,
    },
    recording: { ...workout.recording, metrics: { ...metrics, ...(turns && { cadence: turns }) } },
  };
}

describe('a workout written as TCX and read again', () => {
  it('is the same in all that the format has a place for', () =>
    fc.assert(
      fc.asyncProperty(anyWorkout, async workout => {
        expect(await readAgain(workout)).toEqual(asTcx(workout));
      }),
      runs(60),
    ));

  it('has a lap wherever one of ours begins or ends', async () => {
    const laps = [
      { name: 'Hills', start: 100, length: 900 },
      { name: 'Sprint', start: 300, length: 60 },
    ];
    expect((await readAgain({ ...ride, recording: { ...ride.recording, laps } })).recording.laps).toEqual([
      { start: 0, length: 100 },
      { name: 'Hills', start: 100, length: 200 },
      { name: 'Sprint', start: 300, length: 60 },
      { start: 360, length: 640 },
      { start: 1000, length: 800 },
    ]);
  });

  it('keeps the type of our machines, for which the format has three sports', async () => {
    expect(writeTcx({ ...ride, type: 'row' })).toContain('<Activity Sport="Other">');
    expect((await readAgain({ ...ride, type: 'row' })).type).toBe('row');
  });
});

const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false });

/** The names of the children of each element of a name, in their order. */
function childrenOf(tree: unknown, name: string): string[][] {
  if (!Array.isArray(tree)) return [];
  return tree.flatMap((node: Record<string, unknown>) =>
    Object.entries(node).flatMap(([key, children]) => [
      ...(key === name && Array.isArray(children) ? [children.map(child => Object.keys(child)[0] ?? '')] : []),
      ...childrenOf(children, name),
    ]),
  );
}

describe('the file itself', () => {
  const orders: Record<string, string[]> = {
    Activity: ['Id', 'Lap', 'Notes', 'Training', 'Creator', 'Extensions'],
    Lap: ['TotalTimeSeconds', 'DistanceMeters', 'Calories', 'Intensity', 'TriggerMethod', 'Track', 'Notes'],
    Trackpoint: ['Time', 'DistanceMeters', 'HeartRateBpm', 'Cadence', 'Extensions'],
    'x:TPX': ['x:Speed', 'x:RunCadence', 'x:Watts'],
    Creator: ['Name', 'UnitId', 'ProductID', 'Version'],
  };

  it('is XML whose elements are in the order of the schema', () =>
    fc.assert(
      fc.property(anyWorkout, workout => {
        const xml = writeTcx(workout);
        expect(XMLValidator.validate(xml)).toBe(true);
        const tree: unknown = parser.parse(xml);
        for (const [name, order] of Object.entries(orders))
          for (const children of childrenOf(tree, name)) {
            const places = children.map(child => order.indexOf(child));
            expect(places).not.toContain(-1);
            expect(places).toEqual(places.toSorted((one, other) => one - other));
          }
      }),
      runs(30),
    ));

  it('says the cadence of a runner where watches look for it, and only there', () => {
    const xml = writeTcx({ ...ride, type: 'run' });
    expect(xml).toContain('<x:RunCadence>40</x:RunCadence>');
    expect(xml).not.toContain('<Cadence>');
  });

  it('cannot be broken by a title', async () => {
    const title = `]]></Notes><Lap> & "'`;
    expect(XMLValidator.validate(writeTcx({ ...ride, title }))).toBe(true);
    expect((await readAgain({ ...ride, title })).title).toBe(title);
  });
});

it('a day of samples is within what may be uploaded', () => {
  const seconds = Array.from({ length: 86_400 }, (_, index) => index);
  const column = seconds.map(second => 30_000 + (second % 100));
  const small = seconds.map(second => 100 + (second % 100));
  const metrics = { output: column, cadence: small, speed: column, heart_rate: small };
  expect(writeTcx({ ...ride, recording: { seconds, metrics } }).length).toBeLessThan(TCX_BYTES);
});
