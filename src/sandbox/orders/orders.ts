import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Order, OrderList, OrderQuery } from '../../core/contract/schemas/orders.js';
import type { Db } from '../db/db.js';
import { orders } from './tables.js';
import { pageOf } from '../db/page.js';
import { holds } from '../db/search.js';
import { sortedBy } from '../db/sort.js';

const shown = ({ currencyCode, currencyScale, ...order }: typeof orders.$inferSelect): Order => ({
  ...order,
  currency: { code: currencyCode, scale: currencyScale },
});

const words = sql`concat_ws(' ', ${orders.number}, ${orders.email}, jsonb_path_query_array(${orders.items}, '$[*].name')::text)`;

/** Orders by filter, newest first by default. */
export function ordersFor(
  db: Db,
  { q, status, userId, placedFrom, placedTo, sort = '-placedAt', ...page }: OrderQuery,
): Promise<OrderList> {
  const which = and(
    q ? holds(words, q) : undefined,
    status && eq(orders.status, status),
    userId === undefined ? undefined : eq(orders.userId, userId),
    placedFrom === undefined ? undefined : gte(orders.placedAt, placedFrom),
    placedTo === undefined ? undefined : lt(orders.placedAt, placedTo),
  );
  return pageOf(db, {
    rows: db.select().from(orders).where(which),
    order: [sortedBy(sort, { placedAt: orders.placedAt, total: orders.total })],
    key: orders.id,
    page,
    items: rows => rows.map(shown),
  });
}
