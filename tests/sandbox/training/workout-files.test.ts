import { readFile } from 'node:fs/promises';
import { gzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportWorkouts, getWorkoutFile, importWorkout } from '../../../src/core/contract/training/workout-files.js';
import {
  getWorkout,
  getWorkoutGraph,
  getWorkoutSummary,
  listWorkouts,
} from '../../../src/core/contract/training/workouts.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, type Person } from '../support/people.js';
import { ride, saved, steady } from './support.js';

let sandbox: TestSandbox;
let member: Person;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  member = await newPerson(sandbox);
});

const recording = {
  seconds: [0, 1, 2, 10],
  metrics: { output: [150, 160, null, 170], heart_rate: [120, null, 124, 130], cadence: [80, 81, 82, 83] },
};

const bytesOf = ({ encoding, content }: { encoding: string; content: string }): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(encoding === 'base64' ? atob(content) : content, sign => sign.codePointAt(0) ?? 0);

/** The file of a workout, brought to another member as their own. */
async function carried(format: 'fit' | 'tcx', heartRate: 'true' | 'false') {
  const { id } = await saved(member, ride(1, { recording }));
  const file = await done(member.client(getWorkoutFile, { userId: member.userId, workoutId: id, format, heartRate }));
  const other = await newPerson(sandbox);
  const answer = await done(
    other.client(importWorkout, { userId: other.userId, file: new Blob([bytesOf(file)]), timeZone: 'Europe/Brussels' }),
  );
  const [item] = answer.items;
  if (!item || answer.items.length > 1) throw new Error('There is not one workout in it.');
  const graph = await done(other.client(getWorkoutGraph, { workoutId: item.workout.id }));
  return { file, item, graph, other };
}

describe.each(['fit', 'tcx'] as const)('a workout as %s', format => {
  it('is the same for whoever imports it: each sample, the gaps, the segments as laps', async () => {
    const { file, item, graph } = await carried(format, 'true');
    expect(file.fileName).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2}-bike-wko_.*\\.${format}$`));
    expect(graph.seconds).toEqual(recording.seconds);
    expect(Object.fromEntries(graph.metrics.map(({ slug, values }) => [slug, values]))).toEqual(recording.metrics);
    expect(item.workout).toMatchObject({
      type: 'bike',
      title: '30 min Climb Ride',
      source: 'import',
      timeZone: 'Europe/Brussels',
      content: null,
      records: [],
    });
    expect(item).toMatchObject({ fileName: null, isWhole: true, droppedReadings: 0 });
  });

  it('holds no heart rate unless somebody asks for it', async () => {
    const { graph } = await carried(format, 'false');
    expect(graph.metrics.map(({ slug }) => slug)).toEqual(['output', 'cadence']);
  });

  it('that is cut keeps what is whole, and says so; one of which nothing is left is refused', async () => {
    const { file, other } = await carried(format, 'true');
    const whole = bytesOf(file);
    const importing = (share: number) =>
      other.client(importWorkout, {
        userId: other.userId,
        file: new Blob([whole.slice(0, Math.floor(whole.length * share))]),
      });
    expect((await done(importing(0.9))).items).toMatchObject([{ isWhole: false, workout: { type: 'bike' } }]);
    expect(await importing(0.05)).toMatchObject({
      ok: false,
      failure: { code: 'fileUnreadable', debug: { reason: format === 'fit' ? 'noRecords' : 'notXml' } },
    });
    expect((await done(other.client(listWorkouts, { userId: other.userId }))).total).toBe(2);
  });
});

describe('an archive of workouts', () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const importing = (files: Record<string, Uint8Array>) =>
    member.client(importWorkout, { userId: member.userId, file: new Blob([new Uint8Array(zipSync(files))]) });
  const fit = () => readFile(new URL('files/inputs/every-8-seconds.fit', import.meta.url));

  it('is each of them: of FIT, TCX and gz in folders; what is none is named, and the rest is kept', async () => {
    const tcx = await readFile(new URL('files/inputs/speed-every-8.tcx', import.meta.url));
    const answer = await done(
      importing({
        'activities/1.fit': await fit(),
        'activities/2.tcx.gz': gzipSync(tcx),
        'activities/3.fit': text('no FIT'),
        'activities.csv': text('1,2'),
        '__MACOSX/1.fit': text('mark'),
      }),
    );
    expect(answer.items).toMatchObject([
      { fileName: '1.fit', workout: { totals: { distance: 1920, output: 48_000 }, durationSeconds: 240 } },
      { fileName: '2.tcx.gz', workout: { totals: { distance: 768 }, estimated: [] } },
    ]);
    expect(answer.left).toEqual([{ fileName: '3.fit', reason: 'unknownFormat' }]);
  });

  it('is refused without any, broken, or with more in it than may be', async () => {
    const reasonOf = async (answer: ReturnType<typeof importing>) => {
      const { ok, ...rest } = await answer;
      return ok ? undefined : rest;
    };
    const refusedWith = (reason: string) => ({ failure: { code: 'fileUnreadable', debug: { reason } } });
    expect(await reasonOf(importing({ 'notes.txt': text('no workout') }))).toMatchObject(refusedWith('nothingInside'));
    const hundred = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}.fit`, text('')]));
    expect(await reasonOf(importing(hundred))).toMatchObject(refusedWith('notZip'));
    expect(await reasonOf(importing({ 'bomb.tcx': new Uint8Array(250_000_000) }))).toMatchObject(refusedWith('notZip'));
    const { userId, client } = member;
    const broken = zipSync({ '1.fit': await fit() }).slice(0, 200);
    expect(await reasonOf(client(importWorkout, { userId, file: new Blob([new Uint8Array(broken)]) }))).toMatchObject(
      refusedWith('notZip'),
    );
    expect((await done(client(listWorkouts, { userId }))).total).toBe(0);
  });
});

describe('a sprint of twelve seconds', () => {
  it('has its best five and ten seconds, and no normalised power', async () => {
    const { id } = await saved(member, ride(1, { recording: steady(12, 600) }));
    expect((await done(member.client(getWorkoutSummary, { workoutId: id }))).power).toEqual({
      normalized: null,
      ftp: null,
      intensity: null,
      curve: [
        { seconds: 5, watts: 600 },
        { seconds: 10, watts: 600 },
      ],
    });
  });
});

describe('a workout that somebody brings', () => {
  it('says which of its totals nobody stated', async () => {
    const own = await saved(member, ride(1, { recording, totals: { distance: 12_000 } }));
    expect(own).toMatchObject({ estimated: ['output'], totals: { distance: 12_000 } });
  });
});

describe('a file', () => {
  it('that is neither says so', async () => {
    const { userId, client } = member;
    const answer = await client(importWorkout, { userId, file: new Blob(['just text']) });
    expect(answer).toMatchObject({
      ok: false,
      failure: { code: 'fileUnreadable', debug: { reason: 'unknownFormat' } },
    });
  });

  it('of somebody else’s workout is not there', async () => {
    const { id } = await saved(member, ride(1, { recording }));
    const stranger = await newPerson(sandbox);
    const of = { userId: stranger.userId, workoutId: id, format: 'csv' } as const;
    expect(await refused(stranger.client(getWorkoutFile, of))).toBe('notFound');
  });

  it('for the parent of somebody who hides their heart has none, though it is asked for', async () => {
    const child = await newPerson(sandbox, { parentId: member.userId });
    const { id } = await saved(child, ride(1, { recording }));
    const of = { userId: child.userId, workoutId: id, format: 'csv', heartRate: 'true' } as const;
    expect((await done(member.client(getWorkoutFile, of))).content).not.toContain('heart_rate');
    await done(child.client(updatePreferences, { userId: child.userId, 'privacy.heartRate': 'visible' }));
    expect((await done(member.client(getWorkoutFile, of))).content).toContain('heart_rate_bpm');
  });

  it('of all that a filter shows has a line for each workout, and no formula', async () => {
    const { userId, client } = member;
    const { id } = await saved(member, ride(2, { title: '=cmd()' }));
    await saved(member, ride(1, { type: 'run', contentId: undefined }));
    const all = await done(client(exportWorkouts, { userId }));
    expect(all).toMatchObject({ workouts: 2, left: 0 });
    expect(all.content.trim().split(/\r?\n/)).toHaveLength(3);
    const rides = await done(client(exportWorkouts, { userId, type: 'bike' }));
    expect(rides.content).toContain("'=cmd()");
    expect(rides.content).not.toContain('run');
    expect((await done(client(getWorkout, { workoutId: id }))).workout.title).toBe('=cmd()');
  });
});
