import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, IndexedColumn, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../src/sandbox/index.js';
import { insertRows } from '../../../src/sandbox/db/write-rows.js';
import type { Age } from '../../../src/sandbox/retention/rule.js';

const values: Readonly<Record<string, (name: string, now: number) => unknown>> = {
  text: name => name,
  bigint: (_, now) => now,
  integer: () => 1,
  boolean: () => false,
  jsonb: () => ({}),
  'text[]': () => [],
  'integer[]': () => [],
  bytea: () => new Uint8Array(),
};

/** The name of a column in code. */
export function keyOf(column: PgColumn): string {
  const found = Object.entries(getTableColumns(column.table)).find(([, one]) => one === column);
  if (!found) throw new Error(`${column.name} is in no table.`);
  return found[0];
}

/** A row with all that a row must have: its texts are its name, its dates are now. */
function rowOf(table: PgTable, name: string, now: number): Record<string, unknown> {
  const needed = Object.entries(getTableColumns(table)).filter(
    ([, { notNull, hasDefault, generated }]) => notNull && !hasDefault && !generated,
  );
  return Object.fromEntries(
    needed.map(([key, column]) => {
      const make = values[column.getSQLType()];
      if (!make) throw new Error(`${key} is a ${column.getSQLType()}.`);
      return [key, make(name, now)];
    }),
  );
}

/** Rows that are nothing special but for their date, by their names. */
export const fill = (db: Db, { date }: Age, dates: Readonly<Record<string, number>>, now: number): Promise<void> =>
  insertRows(
    db,
    date.table,
    Object.entries(dates).map(([name, at]) => ({ ...rowOf(date.table, name, now), [keyOf(date)]: at })),
  );

/** Rows that belong to others, by the column that names them. */
export const addParts = (db: Db, column: PgColumn, names: readonly string[], now: number): Promise<void> =>
  insertRows(
    db,
    column.table,
    names.map(name => ({ ...rowOf(column.table, `part of ${name}`, now), [keyOf(column)]: name })),
  );

/** The indexes of a table, by name, each with the column that it begins with. */
export const indexesOf = (table: PgTable): { name: string; begins: string }[] =>
  getTableConfig(table).indexes.flatMap(({ config: { name = '', columns } }) => {
    const [first] = columns;
    return is(first, IndexedColumn) ? [{ name, begins: first.name ?? '' }] : [];
  });
