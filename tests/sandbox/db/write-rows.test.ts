import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaigns } from '../../../src/sandbox/catalogue/tables.js';
import { changeRows, insertRows } from '../../../src/sandbox/db/write-rows.js';
import { workoutSeries } from '../../../src/sandbox/training/tables/workouts.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

it('any bytes and any text come back as they were written', async () => {
  const { db } = sandbox.database;
  // PostgreSQL's text has no zero character
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter(one => !one.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ slug: text, samples: fc.uint8Array() }), { minLength: 1 }), async given => {
      const rows = given.map((row, at) => ({ ...row, workoutId: `wko_${String(at).padStart(3, '0')}` }));
      await insertRows(db, workoutSeries, rows);
      const found = await db.select().from(workoutSeries).orderBy(asc(workoutSeries.workoutId));
      await db.delete(workoutSeries);
      expect(found.map(row => ({ ...row, samples: [...row.samples] }))).toEqual(
        rows.map(row => ({ ...row, samples: [...row.samples] })),
      );
    }),
    { numRuns: 20 },
  );
});

it('what only a later row names is written', async () => {
  const { db } = sandbox.database;
  await insertRows(db, campaigns, [
    { id: 'cmp_open', name: 'Open' },
    { id: 'cmp_ends', name: 'Ends', endsAt: 1_800_000_000 },
  ]);
  const [ends] = await db.select().from(campaigns).where(eq(campaigns.id, 'cmp_ends'));
  expect(ends).toEqual({ id: 'cmp_ends', name: 'Ends', startsAt: null, endsAt: 1_800_000_000 });
});

it('a change that leaves something out leaves it as it was', async () => {
  const { db } = sandbox.database;
  await insertRows(db, campaigns, [
    { id: 'cmp_kept', name: 'Before', startsAt: 1, endsAt: 2 },
    { id: 'cmp_moved', name: 'Before', startsAt: 1, endsAt: 2 },
  ]);
  await changeRows(db, campaigns, [
    { id: 'cmp_kept', name: 'After' },
    { id: 'cmp_moved', endsAt: 3 },
  ]);
  const [kept] = await db.select().from(campaigns).where(eq(campaigns.id, 'cmp_kept'));
  const [moved] = await db.select().from(campaigns).where(eq(campaigns.id, 'cmp_moved'));
  expect(kept).toEqual({ id: 'cmp_kept', name: 'After', startsAt: 1, endsAt: 2 });
  expect(moved).toEqual({ id: 'cmp_moved', name: 'Before', startsAt: 1, endsAt: 3 });
});

it('a name that the table has no column for is refused by that name', async () => {
  const row = { id: 'cmp_odd', name: 'Odd', colour: 'red' };
  await expect(async () => insertRows(sandbox.database.db, campaigns, [row])).rejects.toThrow(
    'campaigns has no column for colour.',
  );
});
