import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Db } from './db.js';
import { rowsOf } from './rows.js';

/** Rows of one statement: a text of a few hundred kilobytes. */
const CHUNK = 2000;

/** The name that `casing: 'snake_case'` gives a column. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

// Statements are texts here: to put one of sixty names together piece by piece took longer than to run it.
const quoted = (name: string): string => `"${name}"`;
const list = (names: readonly string[]): string => names.join(', ');

function namesOf(rows: readonly object[]): readonly string[] {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  return [...names];
}

const digits = '0123456789abcdef';
const decoder = new TextDecoder();

/** Bytes as the database reads them from a text. `bytesToHex` joins a string for each byte, which took longer than the insert. */
function hexOf(bytes: Uint8Array): string {
  const text = new Uint8Array(bytes.length * 2);
  let at = 0;
  for (const byte of bytes) {
    text[at] = digits.charCodeAt(byte >> 4);
    text[at + 1] = digits.charCodeAt(byte & 15);
    at += 2;
  }
  return `\\x${decoder.decode(text)}`;
}

/** The rows as JSON, which has no bytes. */
function jsonOf(table: PgTable, rows: readonly object[]): string {
  const columns = Object.entries(getTableColumns(table));
  if (!columns.some(([, column]) => column.getSQLType() === 'bytea')) return JSON.stringify(rows);
  return JSON.stringify(
    rows.map(row =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? hexOf(value) : value]),
      ),
    ),
  );
}

/** A table's columns by their names in code, each with its type in the database. */
function typed(table: PgTable, names: readonly string[]): string {
  const columns = getTableColumns(table);
  return list(
    names.map(name => {
      const column = columns[name];
      if (!column) throw new Error(`${getTableName(table)} has no column for ${name}.`);
      return `${quoted(name)} ${column.getSQLType()}`;
    }),
  );
}

/** The rows as a table `given`: one parameter in place of one for each value, which is what makes thousands of rows cheap. */
const given = (table: PgTable, names: readonly string[], rows: readonly object[]): SQL =>
  sql`json_to_recordset(${jsonOf(table, rows)}::json) as given(${sql.raw(typed(table, names))})`;

async function inChunks<Row>(rows: readonly Row[], write: (chunk: readonly Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) await write(rows.slice(at, at + CHUNK));
}

const insert = (table: PgTable, chunk: readonly object[]): SQL => {
  const names = namesOf(chunk);
  const into = `insert into ${quoted(getTableName(table))} (${list(names.map(name => quoted(snake(name))))})`;
  return sql`${sql.raw(`${into} select ${list(names.map(quoted))} from `)}${given(table, names, chunk)}`;
};

/** Inserts rows; what one of them does not name and another does is null. Values are what JSON can say, or bytes. */
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
  const names = Object.keys(getTableColumns(table)).map(name => quoted(snake(name)));
  const set = sql.raw(list(names.map(name => `${name} = excluded.${name}`)));
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
  const names = namesOf(changes);
  const set = names
    .filter(name => name !== 'id')
    .map(name => `${quoted(snake(name))} = coalesce(given.${quoted(name)}, old.${quoted(snake(name))})`);
  return inChunks(changes, chunk =>
    db.execute(
      sql`update ${table} old set ${sql.raw(list(set))} from ${given(table, names, chunk)} where given.id = old.id`,
    ),
  );
}
