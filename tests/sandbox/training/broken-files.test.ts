import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importWorkout } from '../../../src/core/contract/training/workout-files.js';
import { getWorkoutGraph } from '../../../src/core/contract/training/workouts.js';
import { writeFit } from '../../../src/sandbox/training/files/write-fit.js';
import { writeTcx } from '../../../src/sandbox/training/files/write-tcx.js';
import { workouts } from '../../../src/sandbox/training/tables/workouts.js';
import { done } from '../../support/results.js';
import { patience } from '../../../scripts/lib/patience.mjs';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { newPerson } from '../support/people.js';
import { anyMutations, mutated } from './files/mutations.js';
import { ride, runs } from './files/workouts.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const seed = process.env['ECHELON_SEED'];
const longest = patience.test + runs(60).numRuns * 100;

const inputs = new URL('files/inputs/', import.meta.url);

/** Files of devices, and our own. */
async function files(): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = (await readdir(inputs)).filter(name => /\.(fit|tcx|zip|gz)$/.test(name));
  const ofDevices = names.map(async name => [name, new Uint8Array(await readFile(new URL(name, inputs)))] as const);
  return new Map([
    ...(await Promise.all(ofDevices)),
    ['our own FIT', new Uint8Array(await writeFit(ride))],
    ['our own TCX', new TextEncoder().encode(writeTcx(ride))],
  ]);
}

/** The workouts that the server has of a member. */
async function keptOf(userId: string): Promise<string[]> {
  const rows = await sandbox.database.db.select({ id: workouts.id }).from(workouts).where(eq(workouts.userId, userId));
  return rows.map(({ id }) => id).toSorted();
}

it(
  'a member whose file was broken on its way has what the answer says of it, and nothing of one that is refused',
  async () => {
    const all = await files();
    const tally = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...all.keys()), anyMutations, async (name, mutations) => {
        await sandbox.forgetTries();
        const { client, userId } = await newPerson(sandbox);
        const answer = await client(importWorkout, {
          userId,
          file: new Blob([new Uint8Array(mutated(all.get(name) ?? new Uint8Array(), mutations))]),
          timeZone: 'UTC',
        });
        const kept = await keptOf(userId);
        if (!answer.ok) {
          tally.refused += 1;
          const broken = sandbox.logged.find(({ error }) => error)?.error;
          expect(answer.failure.code, broken && [broken.message, ...broken.frames].join('\n')).toBe('fileUnreadable');
          expect(kept).toEqual([]);
          return;
        }
        tally.taken += 1;
        const { items, left } = answer.data;
        // of an archive, a file without a workout is named
        expect(items.length + left.length).toBeGreaterThan(0);
        expect(kept).toEqual(items.map(({ workout }) => workout.id).toSorted());
        for (const { workout } of items) {
          const graph = await done(client(getWorkoutGraph, { workoutId: workout.id }));
          for (const { values } of graph.metrics) expect(values).toHaveLength(graph.seconds.length);
        }
      }),
      { ...runs(60), ...(seed !== undefined && { seed: Number(seed) }) },
    );
    // Both ends are of interest: a run in which all are refused says nothing of what is kept.
    expect(tally.taken).toBeGreaterThan(0);
  },
  longest,
);
