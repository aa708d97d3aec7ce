import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportWorkouts, getWorkoutFile, importWorkout } from '../../../src/core/contract/training/workout-files.js';
import { getWorkout, getWorkoutGraph, listWorkouts } from '../../../src/core/contract/training/workouts.js';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson, type Person } from '../support/people.js';
import { ride, saved } from './support.js';

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
  const graph = await done(other.client(getWorkoutGraph, { workoutId: answer.workout.id }));
  return { file, answer, graph, other };
}

describe.each(['fit', 'tcx'] as const)('a workout as %s', format => {
  it('is the same for whoever imports it: each sample, the gaps, the segments as laps', async () => {
    const { file, answer, graph } = await carried(format, 'true');
    expect(file.fileName).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2}-bike-wko_.*\\.${format}$`));
    expect(graph.seconds).toEqual(recording.seconds);
    expect(Object.fromEntries(graph.metrics.map(({ slug, values }) => [slug, values]))).toEqual(recording.metrics);
    expect(answer.workout).toMatchObject({
      type: 'bike',
      title: '30 min Climb Ride',
      source: 'import',
      timeZone: 'Europe/Brussels',
      content: null,
      records: [],
    });
    expect(answer.more).toBe(false);
  });

  it('holds no heart rate unless somebody asks for it', async () => {
    const { graph } = await carried(format, 'false');
    expect(graph.metrics.map(({ slug }) => slug)).toEqual(['output', 'cadence']);
  });

  it('that is cut anywhere is refused with the place, and nothing of it is kept', async () => {
    const { file, other } = await carried(format, 'true');
    const whole = bytesOf(file);
    const before = (await done(other.client(listWorkouts, { userId: other.userId }))).total;
    for (const share of [0.1, 0.5, 0.99]) {
      const part = new Blob([whole.slice(0, Math.floor(whole.length * share))]);
      const answer = await other.client(importWorkout, { userId: other.userId, file: part });
      expect(answer).toMatchObject({ ok: false, failure: { code: 'fileUnreadable' } });
      if (!answer.ok) expect(answer.failure.debug).toHaveProperty(format === 'fit' ? 'byte' : 'line');
    }
    expect((await done(other.client(listWorkouts, { userId: other.userId }))).total).toBe(before);
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
