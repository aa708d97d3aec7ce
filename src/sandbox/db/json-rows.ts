import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm';

/**
 * Rows as JSON that PostgreSQL makes: lists of values without names. A driver has one value to read in place of a
 * hundred, and no names travel. Only for columns whose JSON is what the driver would give: text, numbers, booleans, JSON.
 */
type Columns = Readonly<Record<string, Column>>;
type Row<Of extends Columns> = { [Name in keyof Of]: GetColumnData<Of[Name]> };

/** One row as one column. */
export const packed = (columns: Columns): SQL => sql`json_build_array(${sql.join(Object.values(columns), sql`, `)})`;

const empty = new WeakMap<Columns, Readonly<Record<string, unknown>>>();

/**
 * A row of these columns with nothing in it. A copy of it has its place for each of them; a row that got dozens of names one
 * after the other would be a hash table from then on, and everything that reads or copies it slow.
 */
function emptyOf(columns: Columns): Readonly<Record<string, unknown>> {
  const known = empty.get(columns);
  if (known) return known;
  const made: Record<string, unknown> = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.keys(columns).map(name => [name, null]))),
  );
  empty.set(columns, made);
  return made;
}

/**
 * The row from what `packed` gave; the first column must be one that is never null, so that a row that a join did not
 * find is recognised.
 */
export function unpack<Of extends Columns>(columns: Of, values: readonly unknown[]): Row<Of> | null;
export function unpack(columns: Columns, values: readonly unknown[]): Record<string, unknown> | null {
  if (values[0] === null) return null;
  const row = { ...emptyOf(columns) };
  let at = 0;
  for (const name in columns) row[name] = values[at++];
  return row;
}

/** Many rows out of a list of them; PostgreSQL makes null of a list of none. */
export const unpackAll = <Of extends Columns>(columns: Of, rows: readonly (readonly unknown[])[] | null): Row<Of>[] =>
  (rows ?? []).map(values => unpack(columns, values)).filter(row => row !== null);
