import { and, asc, Column, desc, sql, type SQL } from 'drizzle-orm';
import { base64url } from 'jose';
import * as v from 'valibot';
import { invalid } from '../http/refusal.js';
import type { NameIn } from './sort.js';

/** What a list is sorted by: a column, or an expression that is a whole number in every row. */
export type Sorted = Column | SQL<number>;

/** Where a page begins: beside the row with this value in the sort and this key. Both are text, as rows say them. */
const cursor = v.strictObject({
  sort: v.string(),
  to: v.picklist(['next', 'previous']),
  value: v.nullable(v.string()),
  key: v.string(),
});
export type Cursor = v.InferOutput<typeof cursor>;

/** The value of a row in the sort, and its key. */
export interface Place {
  value: string | null;
  key: string;
}

const isNumber = (by: Sorted): boolean => !(by instanceof Column) || by.dataType === 'number';
const hasNulls = (by: Sorted): boolean => by instanceof Column && !by.notNull;

/** Writes a cursor as the text that a caller gives back. */
export const writeCursor = (said: Cursor): string => base64url.encode(JSON.stringify(said));

/** Reads what a caller gave back. Whatever was not written for this sort is refused: it would fail in the query, or lie. */
export function readCursor(text: string, sort: string, by: Sorted): Cursor {
  const read = v.safeParse(cursor, parsed(text));
  const fits =
    read.success &&
    read.output.sort === sort &&
    (read.output.value === null ? hasNulls(by) : !isNumber(by) || /^-?\d{1,15}$/.test(read.output.value)) &&
    // PostgreSQL refuses NUL in text
    !`${read.output.value} ${read.output.key}`.includes('\0');
  if (!fits) throw invalid([{ path: 'cursor', message: 'Start from the first page again.' }]);
  return read.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(base64url.decode(text)));
  } catch {
    return undefined;
  }
}

interface Walk {
  by: Sorted;
  key: Column;
  /** Whether the sort descends. */
  descends: boolean;
  /** Whether rows are read from a cursor upwards, the nearest first. */
  upwards: boolean;
}

/** Reads a `sort` like `name` or `-name`: there is a column for every name that the schema lets through. */
export function sortOf<Sort extends string>(
  sort: Sort,
  columns: Readonly<Record<NameIn<Sort>, Sorted>>,
): Pick<Walk, 'by' | 'descends'> {
  const descends = sort.startsWith('-');
  return { by: columns[sort.slice(descends ? 1 : 0) as NameIn<Sort>], descends };
}

/**
 * The order in which rows are read. Rows that are equal in the sort follow their keys in its direction, so that one index
 * on both answers both directions; those without a value are last, for which there are two.
 */
export function orderOf({ by, key, descends, upwards }: Walk): SQL[] {
  const down = descends !== upwards;
  const value = down ? desc(by) : asc(by);
  // said only where it changes something: an index on the column does not know another order
  const nulls = !hasNulls(by) || down === upwards ? sql`` : down ? sql` nulls last` : sql` nulls first`;
  return [sql`${value}${nulls}`, down ? desc(key) : asc(key)];
}

/**
 * The rows beyond a place, the nearest first, in ranges that follow one another: each is one stretch of an index, which a
 * condition with `or` is not.
 */
export function beyond({ value, key: at }: Place, { by, key, descends, upwards }: Walk): (SQL | undefined)[] {
  const past = descends === upwards ? sql.raw('>') : sql.raw('<');
  if (value === null) {
    const beside = and(sql`${by} is null`, sql`${key} ${past} ${at}`);
    return upwards ? [beside, sql`${by} is not null`] : [beside];
  }
  const typed = isNumber(by) ? sql`${value}::bigint` : sql`${value}::text`;
  const further = sql`(${by}, ${key}) ${past} (${typed}, ${at}::text)`;
  return hasNulls(by) && !upwards ? [further, sql`${by} is null`] : [further];
}
