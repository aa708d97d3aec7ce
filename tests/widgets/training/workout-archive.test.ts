import { and, desc, eq, notInArray } from 'drizzle-orm';
import FitParser from 'fit-file-parser';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importRoutine } from '../../../src/core/contract/strength/routines.js';
import { getStrengthWorkout, listStrengthWorkouts } from '../../../src/core/contract/strength/workouts.js';
import { exportWorkouts, getWorkoutFile } from '../../../src/core/contract/training/workout-files.js';
import { deleteWorkout, getWorkoutGraph, listWorkouts } from '../../../src/core/contract/training/workouts.js';
import { now } from '../../../src/core/dates.js';
import type { Session } from '../../../src/core/session/session.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { createArchive, type ArchiveModel } from '../../../src/widgets/training/workout-history/archive/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('training');
});
afterAll(() => sandbox.close());

let session: Session;
let saved: { name: string; content: Blob }[];
beforeEach(async () => {
  await sandbox.load('training');
  session = openSession(sandbox);
  await comesIn(session, 'member');
  saved = [];
});

const mine = () => ({ userId: session.get().userId ?? '' });
const opens = (own = session): ArchiveModel =>
  createArchive({
    session: own,
    timeZone: 'America/New_York',
    readme: ({ format }) => `All of it, as ${format}.`,
    save: (name, content) => void saved.push({ name, content }),
  });

/** Leaves the newest workouts alone: files of a whole year take seconds, and one test has looked at all of them. */
async function keepNewest(count: number): Promise<void> {
  const { db } = sandbox.database;
  const newest = db
    .select({ id: workouts.id })
    .from(workouts)
    .where(eq(workouts.userId, mine().userId))
    .orderBy(desc(workouts.startedAt))
    .limit(count);
  await db
    .update(workouts)
    .set({ deletedAt: now() })
    .where(and(eq(workouts.userId, mine().userId), notInArray(workouts.id, newest)));
}

async function filesOf(content: Blob): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, new Uint8Array(bytes)]));
}
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
/** Rows of a table, without its heads. */
const rowsOf = (bytes: Uint8Array | undefined): string[] => text(bytes).trim().split('\r\n').slice(1);

describe('a member who downloads everything', () => {
  it('has each workout with its readings, each year as a table, every set, and what an import takes', async () => {
    const model = opens();
    await model.make();
    const [file] = saved;
    if (!file) throw new Error('Nothing was saved.');
    expect(file.name).toMatch(/^echelon-training-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = await filesOf(file.content);
    const { total, items } = await done(session.request(listWorkouts, { ...mine(), limit: 100 }));
    expect(model.$screen.get()).toEqual({
      is: 'made',
      fileName: file.name,
      workouts: total,
      bytes: file.content.size,
    });
    const names = [...files.keys()];
    expect(names[0]).toBe('README.txt');
    expect(text(files.get('README.txt'))).toBe('All of it, as fit.');
    expect(names.filter(name => name.endsWith('.fit'))).toHaveLength(total);
    const years = names.filter(name => /^workouts\/\d{4}\.csv$/.test(name));
    expect(years.length).toBeGreaterThan(1);
    expect(years.flatMap(name => rowsOf(files.get(name)))).toHaveLength(total);

    const ride = items.find(({ type, average }) => type === 'bike' && average.output !== null);
    if (!ride) throw new Error('Nobody rode.');
    const fit = files.get(`workouts/${ride.localDate.slice(0, 4)}/${ride.localDate}-bike-${ride.id}.fit`);
    if (!fit) throw new Error('The ride is not there.');
    const read = await new FitParser({ force: false }).parseAsync(fit.buffer);
    const graph = await done(session.request(getWorkoutGraph, { workoutId: ride.id }));
    expect(read.records).toHaveLength(graph.seconds.length);
    expect(read.records?.some(({ heart_rate }) => heart_rate !== undefined)).toBe(false);

    const sessions = await done(session.request(listStrengthWorkouts, { ...mine(), limit: 100 }));
    const whole = await Promise.all(
      sessions.items.map(({ id }) => done(session.request(getStrengthWorkout, { workoutId: id }))),
    );
    expect(rowsOf(files.get('strength/sets.csv'))).toHaveLength(whole.flatMap(({ sets }) => sets).length);
    const routines = names.filter(name => name.startsWith('strength/routines/'));
    expect(routines).toEqual(expect.arrayContaining(['strength/routines/Push day.json']));
    const json = text(files.get('strength/routines/Push day.json'));
    expect(await done(session.request(importRoutine, { ...mine(), json }))).toMatchObject({ title: 'Push day' });
    expect(rowsOf(files.get('records.csv')).length).toBeGreaterThan(0);
    expect(rowsOf(files.get('badges.csv')).length).toBeGreaterThan(0);
  });

  it('has a heart rate in it only when they ask, and in the format that they chose', async () => {
    await keepNewest(40);
    const model = opens();
    model.want({ format: 'csv' });
    await model.make();
    model.want({ heartRate: true });
    await model.make();
    const [without, within] = await Promise.all(
      saved.map(async ({ content }) => [...(await filesOf(content)).values()]),
    );
    const hearts = (files?: Uint8Array[]) => files?.filter(bytes => text(bytes).includes('heart_rate_bpm')).length;
    expect(hearts(without)).toBe(0);
    expect(hearts(within)).toBeGreaterThan(0);
  });

  it('goes on from where the connection broke, and asks for nothing twice', async () => {
    await keepNewest(40);
    const asked: string[] = [];
    let connected = 20;
    const flaky: Session = {
      ...session,
      request: (call, input, options) => {
        if (call !== (getWorkoutFile as unknown) || !('workoutId' in input))
          return session.request(call, input, options);
        if (asked.length >= connected)
          return Promise.resolve({ ok: false, failure: { code: 'offline', message: 'No connection.' } });
        asked.push(String(input.workoutId));
        return session.request(call, input, options);
      },
    };
    const model = opens(flaky);
    await model.make();
    expect(model.$screen.get()).toMatchObject({ is: 'stopped', code: 'offline', workouts: 20 });
    expect(saved).toEqual([]);
    connected = Number.POSITIVE_INFINITY;
    await model.make();
    expect(model.$screen.get()).toMatchObject({ is: 'made' });
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('who stops it hears of nothing more', async () => {
    const model = opens();
    const making = model.make();
    model.stop();
    await making;
    expect(model.$screen.get()).toEqual({ is: 'asking' });
    expect(saved).toEqual([]);
  });

  it('has all but one that was deleted meanwhile', async () => {
    await keepNewest(40);
    let isDeleted = false;
    const deleting: Session = {
      ...session,
      request: async (call, input, options) => {
        if (call === (exportWorkouts as unknown) && !isDeleted) {
          isDeleted = true;
          const [first] = (await done(session.request(listWorkouts, { ...mine(), limit: 1 }))).items;
          await done(session.request(deleteWorkout, { ...mine(), workoutId: first?.id ?? '' }));
        }
        return session.request(call, input, options);
      },
    };
    const model = opens(deleting);
    const { total } = await done(session.request(listWorkouts, { ...mine(), limit: 1 }));
    await model.make();
    expect(model.$screen.get()).toMatchObject({ is: 'made', workouts: total - 1 });
  });

  it('who has trained nothing yet has a file with empty tables', async () => {
    await sandbox.load('fresh');
    session = openSession(sandbox);
    await comesIn(session, 'member');
    await opens().make();
    const files = await filesOf(saved[0]?.content ?? new Blob());
    expect([...files.keys()]).toEqual(['README.txt', 'records.csv', 'badges.csv']);
  });
});
