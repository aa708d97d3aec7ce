import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import { openTestDatabase, type TestDatabase } from '../../support/database.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Of each column of each index: whether it descends, where its nulls are, and whether it can have any. */
const columns = sql`
  select index.relname || '.' || att.attname as name, (ix.indoption[pos.at] & 1) = 1 as descends,
    (ix.indoption[pos.at] & 2) = 2 as nulls_first, of_table.attnotnull as not_null
  from pg_index ix
    join pg_class index on index.oid = ix.indexrelid
    join pg_namespace space on space.oid = index.relnamespace and space.nspname = current_schema()
    cross join lateral generate_series(0, ix.indnkeyatts - 1) pos (at)
    join pg_attribute att on att.attrelid = index.oid and att.attnum = pos.at + 1
    left join pg_attribute of_table on of_table.attrelid = ix.indrelid and of_table.attnum = ix.indkey[pos.at]`;

const column = v.object({
  name: v.string(),
  descends: v.boolean(),
  nulls_first: v.boolean(),
  not_null: v.nullable(v.boolean()),
});

it('an index that descends is in the order that a query asks for, or it is never used', async () => {
  const all = (await rowsOf(database.db, columns, column)).filter(({ descends }) => descends);
  // `sortedBy` says "nulls last" of a column that may have nulls, and nothing of one that has none: PostgreSQL takes them first
  const unused = all.filter(one => one.nulls_first !== one.not_null).map(({ name }) => name);
  expect(unused).toEqual([]);
  expect(all.length).toBeGreaterThan(3);
});
