import { getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, now as machineNow } from '../../../src/core/dates.js';
import { outbox } from '../../../src/sandbox/db/tables.js';
import { insertRows } from '../../../src/sandbox/db/write-rows.js';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import { openDb } from '../../../src/sandbox/node/open-db.js';
import { forgetOld, takeOld, takingOld } from '../../../src/sandbox/retention/forget.js';
import { goes } from '../../../src/sandbox/retention/kept.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';
import { addParts, fill, indexesOf } from './rows.js';

// Locks and plans of a real server: PGlite has one connection.
let database: TestDatabase;
let other: Awaited<ReturnType<typeof openDb>>;
beforeAll(async () => {
  database = await openTestDatabase();
  other = await openDb({ databaseUrl: database.url ?? '' });
});
afterAll(async () => {
  await other.close();
  await database.close();
});

const at = machineNow();

const oldMails = (name: string, many: number) =>
  insertRows(
    database.db,
    outbox,
    Array.from({ length: many }, (_, index) => ({
      id: `${name} ${index}`,
      recipient: 'jo@example.com',
      kind: 'welcome',
      payload: {},
      createdAt: at - 100 * DAY,
    })),
  );

const mails = () => database.db.$count(outbox);
const rule = goes.find(({ table }) => table === outbox);

describe('of several processes on one database', () => {
  it('each takes a part: no row is counted twice, and none is left', async () => {
    if (!rule) throw new Error('Mails go.');
    await oldMails('shared', 8000);
    const gone = await Promise.all([database.db, other.db, database.db, other.db].map(db => takeOld(db, rule, at)));
    expect(gone.reduce((sum, one) => sum + one, 0)).toBe(8000);
    expect(await mails()).toBe(0);
  });

  it('one that holds a row keeps no other waiting, and the row goes another time', async () => {
    await oldMails('held', 3);
    await database.db.transaction(async tx => {
      await tx.execute(sql`select 1 from ${outbox} where ${outbox.id} = 'held 1' for update`);
      expect(await forgetOld(other.db, at)).toBe(true);
      expect(await mails()).toBe(1);
    });
    await forgetOld(other.db, at);
    expect(await mails()).toBe(0);
  });
});

const planLine = v.object({ 'QUERY PLAN': v.string() });

describe.each(
  goes.flatMap(one => one.when.map(age => ({ one, age, of: `${getTableName(one.table)}.${age.date.name}` }))),
)('among many rows, what goes by $of', ({ one, age }) => {
  const tables = [one.table, ...(one.parts?.by ?? []).map(({ table }) => table)];
  const empty = () =>
    database.db.execute(
      sql`truncate ${sql.join(
        [...new Set(tables)].map(table => sql`${table}`),
        sql`, `,
      )} cascade`,
    );

  const index = indexesOf(one.table).find(({ begins }) => begins === age.date.name);

  it.each([200, 20_000])('is found by its index, and nothing is read whole (%i of 20,000 are old)', async old => {
    const { db } = database;
    await empty();
    const dates = Array.from({ length: 20_000 }, (_, row): [string, number] => [
      `row ${row}`,
      row < old ? at - age.after - 1 - row : at,
    ]);
    await fill(db, age, Object.fromEntries(dates), at);
    const names = dates.map(([name]) => name);
    // of a table with two such columns the first
    const columns = new Map((one.parts?.by ?? []).toReversed().map(column => [column.table, column]));
    for (const column of columns.values()) await addParts(db, column, names, at);
    for (const table of tables) await db.execute(sql`analyze ${table}`);
    const plan = (await rowsOf(db, sql`explain ${takingOld(one, age, at)}`, planLine)).map(row => row['QUERY PLAN']);
    expect(plan.filter(line => index !== undefined && line.includes(index.name))).toHaveLength(1);
    expect(plan.filter(line => / Seq Scan/.test(line))).toEqual([]);
    await empty();
  });
});
