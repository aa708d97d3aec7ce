import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Order, OrderList, OrderQuery } from '../../core/contract/schemas/orders.js';
import type { Db } from '../db/db.js';
import { orders } from './tables.js';
import { pageOfQuery } from '../db/paging.js';
import { holds } from '../db/search.js';

const shown = ({ currencyCode, currencyScale, ...order }: typeof orders.$inferSelect): Order => ({
  ...order,
  currency: { code: currencyCode, scale: currencyScale },
});

const words = sql`concat_ws(' ', ${orders.number}, ${orders.email}, jsonb_path_query_array(${orders.items}, '$[*].name')::text)`;

const orderings = {
  placedAt: asc(orders.placedAt),
  '-placedAt': desc(orders.placedAt),
  total: asc(orders.total),
  '-total': desc(orders.total),
} as const;

/** Orders by filter, newest first unless told otherwise. */
export async function ordersFor(
  db: Db,
  { q, status, userId, placedFrom, placedTo, sort = '-placedAt', ...rest }: OrderQuery,
): Promise<OrderList> {
  const page = pageOfQuery(rest);
  const which = and(
    q ? holds(words, q) : undefined,
    status && eq(orders.status, status),
    userId === undefined ? undefined : eq(orders.userId, userId),
    placedFrom === undefined ? undefined : gte(orders.placedAt, placedFrom),
    placedTo === undefined ? undefined : lt(orders.placedAt, placedTo),
  );
  const [found] = await db.select({ total: count() }).from(orders).where(which);
  const rows = await db
    .select()
    .from(orders)
    .where(which)
    .orderBy(orderings[sort], asc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  return { items: rows.map(shown), total: found?.total ?? 0, ...page };
}
