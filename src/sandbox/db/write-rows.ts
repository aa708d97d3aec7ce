import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Db } from './db.js';
import { rowsOf } from './rows.js';

/** Rows of one statement: a text of a few hundred kilobytes. */
const CHUNK = 2000;

/** The name that `casing: 'snake_case'` gives a column. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

const list = (names: readonly string[]): SQL =>
  sql.join(
    names.map(name => sql.identifier(name)),
    sql`, `,
  );

/** The rows as a table: one parameter in place of one for each value, which is what makes thousands of rows cheap. */
const given = (table: PgTable, rows: readonly object[]): SQL =>
  sql`json_populate_recordset(null::${table}, ${JSON.stringify(rows.map(row => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))))}::json)`;

async function inChunks<Row>(rows: readonly Row[], write: (chunk: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await write(rows.slice(at, at + CHUNK));
}

const insert = (table: PgTable, chunk: readonly object[]): SQL => {
  const names = list(Object.keys(chunk[0] ?? {}).map(snake));
  return sql`insert into ${table} (${names}) select ${names} from ${given(table, chunk)}`;
};

/** Inserts rows that all name the same columns. Values have to be what JSON can say: no bytes, no dates. */
export function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  return inChunks(rows, chunk => db.execute(insert(table, chunk)));
}

/** Inserts whole rows, or puts them in place of those that have their ids, where `may` holds of the row there and of `excluded`, the new one. Answers how many were written. */
export async function putRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly Table['$inferSelect'][],
  may: SQL = sql`true`,
): Promise<number> {
  const names = Object.keys(getTableColumns(table)).map(name => sql.identifier(snake(name)));
  const set = sql.join(
    names.map(name => sql`${name} = excluded.${name}`),
    sql`, `,
  );
  let count = 0;
  await inChunks(rows, async chunk => {
    const put = sql`${insert(table, chunk)} on conflict (id) do update set ${set} where ${may} returning 1`;
    const [answer] = await rowsOf(
      db,
      sql`with put as (${put}) select count(*)::int as count from put`,
      v.object({ count: v.number() }),
    );
    count += answer?.count ?? 0;
  });
  return count;
}

/** Changes rows by their ids: what a change names, and does not leave undefined, takes the place of what was there. */
export function changeRows<Table extends PgTable>(
  db: Db,
  table: Table,
  changes: readonly (Partial<Table['$inferSelect']> & { id: string })[],
): Promise<void> {
  const names = [...new Set(changes.flatMap(change => Object.keys(change)))]
    .filter(name => name !== 'id')
    .map(name => sql.identifier(snake(name)));
  const set = sql.join(
    names.map(name => sql`${name} = coalesce(given.${name}, old.${name})`),
    sql`, `,
  );
  return inChunks(changes, chunk =>
    db.execute(sql`update ${table} old set ${set} from ${given(table, chunk)} given where given.id = old.id`),
  );
}
