import { asc, count, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type PageQuery, pageSize } from '../../core/contract/schemas/query.js';
import type { Db } from './db.js';

export interface Page<Item> {
  items: Item[];
  /** On all pages. */
  total: number;
  offset: number;
  limit: number;
}

/** A list that fits on one page. */
export const onePage = <Item>(items: Item[]): Page<Item> => ({
  items,
  total: items.length,
  offset: 0,
  limit: Math.max(items.length, 1),
});

/** As much of a query as a page is made of. */
interface Rows<Row> extends SQLWrapper {
  orderBy(...by: SQL[]): { limit(most: number): { offset(from: number): PromiseLike<Row[]> } };
}

interface List<Row, Item> {
  /** Every row of the list: `db.select().from(…).where(…)`, neither sorted nor cut. */
  rows: Rows<Row>;
  order: readonly SQL[];
  /** Orders rows that are equal in `order`, so that pages neither repeat nor skip one. */
  key: SQLWrapper;
  page: PageQuery;
  /** The rows of the page as the API shows them. */
  items: (rows: Row[]) => Item[] | Promise<Item[]>;
  /** Where each row says how many there are on all pages, as `counted` makes it: saves a second statement. */
  total?: (row: Row) => number;
}

/** How many rows of a table, or a join, a condition lets through, as a column beside the rows: PostgreSQL counts once. */
export const counted = (from: SQLWrapper, which: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*)::int from ${from}${which && sql` where ${which}`})`;

/** One page of a list. A page that is not full shows by itself where the list ends; rows are counted for the others alone. */
export async function pageOf<Row, Item>(
  db: Db,
  { rows, order, key, page: { offset = 0, limit = pageSize.usual }, items, total }: List<Row, Item>,
): Promise<Page<Item>> {
  // the order that the query gets below is not counted with it
  const all = sql`(${rows.getSQL()}) listed`;
  const found = await rows
    .orderBy(...order, asc(key))
    .limit(limit)
    .offset(offset);
  const isLast = found.length < limit && (found.length > 0 || offset === 0);
  const [first] = found;
  const [answer] = isLast
    ? []
    : first && total
      ? [{ total: total(first) }]
      : await db.select({ total: count() }).from(all);
  return { items: await items(found), total: answer?.total ?? offset + found.length, offset, limit };
}
