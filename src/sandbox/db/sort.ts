import { asc, Column, desc, sql, type SQL } from 'drizzle-orm';

/** The column of a sort: `name` of `-name`. */
export type NameIn<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

/**
 * The order of a `sort` like `name` or `-name`; there is a column for every name that the schema lets through. Rows
 * without a value come last.
 */
export function sortedBy<Sort extends string>(sort: Sort, columns: Readonly<Record<NameIn<Sort>, Column | SQL>>): SQL {
  const descends = sort.startsWith('-');
  const column = columns[sort.slice(descends ? 1 : 0) as NameIn<Sort>];
  if (!descends) return asc(column);
  // said only where it changes something: an index on the column does not know this order
  return column instanceof Column && column.notNull ? desc(column) : sql`${desc(column)} nulls last`;
}
