import { type Column, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { COUNTED, type LongPageQuery, pageSize } from '../../core/contract/schemas/query.js';
import { invalid } from '../http/refusal.js';
import type { Db } from './db.js';
import { beyond, orderOf, type Place, readCursor, type Sorted, sortOf, writeCursor } from './keyset.js';
import type { Page } from './page.js';
import { indexed, type TextSearch } from './search.js';
import type { NameIn } from './sort.js';

export interface LongPage<Item> extends Page<Item> {
  /** Counting stopped at `total`: there are more. */
  atLeast: boolean;
  /** The cursors of the pages beside this one. */
  next: string | null;
  previous: string | null;
}

/** What a row has to say beside what is shown, for the pages beside its own. */
type At = { value: SQL.Aliased<string | null>; key: SQL.Aliased<string>; total: SQL.Aliased<number> };

/** The same as it has said it. */
type Said = Place & { total: number };

/** As much of a query as a page is made of. */
interface Rows<Row> extends SQLWrapper {
  orderBy(...by: SQL[]): { limit(most: number): { offset(from: number): PromiseLike<Row[]> } };
}

interface LongList<Row, Item, Sort extends string> {
  /** The rows that a condition lets through, each with `at`: `db.select({ row: users, at }).from(users).where(which)`. */
  rows: (at: At, which: SQL | undefined) => Rows<Row>;
  /** What the filters let through; none where nothing is filtered. */
  which?: SQL | undefined;
  search?: TextSearch | undefined;
  sort: Sort;
  /** A column for every name that the schema sorts by, which has an index together with the key (see `orderOf`). */
  by: Readonly<Record<NameIn<Sort>, Sorted>>;
  /** Orders rows that are equal in the sort, so that pages neither repeat nor skip one. */
  key: Column;
  page: LongPageQuery;
  /** The rows of the page as the API shows them. */
  items: (rows: Row[]) => Item[] | Promise<Item[]>;
}

/** Rows as a table, no more of them than are counted. */
const upTo = (rows: SQLWrapper): SQL => sql`(${rows.getSQL()} limit ${COUNTED + 1}) counted`;

const both = (one: SQL | undefined, other: SQL | undefined): SQL | undefined =>
  one && other ? sql`(${one}) and (${other})` : (one ?? other);

/** Counts rows, and names them while they are few enough to be looked up one by one. */
async function namedOf(db: Db, rows: SQLWrapper): Promise<{ total: number; keys: string[] | null }> {
  const [answer] = await db
    .select({
      total: sql<number>`count(*)::int`,
      keys: sql<string[] | null>`case when count(*) <= ${COUNTED} then coalesce(json_agg(at_key), '[]') end`,
    })
    .from(upTo(rows));
  return answer ?? { total: 0, keys: [] };
}

/**
 * One page of a list of very many rows. It begins at a row, so the ten-thousandth costs what the first does; and it is
 * counted no further than is told. What a search finds is counted first, by its index, as nobody can guess how much that
 * is: few rows are sorted by themselves; of many, a page is soon together in the order of the list.
 */
export async function longPageOf<Row extends { at: Said }, Item, Sort extends string>(
  db: Db,
  {
    rows,
    which,
    search,
    sort,
    by: columns,
    key,
    page: { cursor, offset = 0, limit = pageSize.usual },
    items,
  }: LongList<Row, Item, Sort>,
): Promise<LongPage<Item>> {
  const { by, descends } = sortOf(sort, columns);
  const from = cursor === undefined ? undefined : readCursor(cursor, sort, by);
  if (!from && offset > COUNTED)
    throw invalid([{ path: 'offset', message: `Must be ${COUNTED} or less. Go on by the cursors of pages.` }]);

  const at = (total: SQL<number>): At => ({
    value: sql<string | null>`${by}::text`.as('at_value'),
    key: sql<string>`${key}`.as('at_key'),
    total: total.as('at_total'),
  });
  const all = rows(at(sql`0`), both(which, search && indexed(search)));
  const named = search && (await namedOf(db, all));
  const within = named?.keys ? sql`${key} = any(${sql.param(named.keys)})` : both(which, search?.plain);
  // beside the rows, PostgreSQL counts once
  const total = named ? sql<number>`${named.total}::int` : sql<number>`(select count(*)::int from ${upTo(all)})`;

  const walk = { by, key, descends, upwards: from?.to === 'previous' };
  const order = orderOf(walk);
  const read: Row[] = [];
  for (const range of named?.total === 0 ? [] : from ? beyond(from, walk) : [undefined])
    if (read.length <= limit)
      read.push(
        ...(await rows(at(total), both(within, range))
          .orderBy(...order)
          // one more than a page shows whether another follows
          .limit(limit + 1 - read.length)
          .offset(from ? 0 : offset)),
      );
  const isMore = read.length > limit;
  const shown = read.slice(0, limit);
  if (walk.upwards) shown.reverse();

  const count = shown[0]?.at.total ?? named?.total ?? (from || offset > 0 ? (await namedOf(db, all)).total : 0);
  const leads = (to: 'next' | 'previous', row: Row | undefined) =>
    row ? writeCursor({ sort, to, value: row.at.value, key: row.at.key }) : null;
  return {
    items: await items(shown),
    total: Math.min(count, COUNTED),
    atLeast: count > COUNTED,
    offset,
    limit,
    next: isMore || walk.upwards ? leads('next', shown.at(-1)) : null,
    previous: (walk.upwards ? isMore : from !== undefined || offset > 0) ? leads('previous', shown[0]) : null,
  };
}
