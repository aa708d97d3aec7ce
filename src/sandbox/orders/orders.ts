import { and, eq, gte, lt } from 'drizzle-orm';
import type { Order, OrderList, OrderQuery } from '../../core/contract/schemas/orders.js';
import type { Db } from '../db/db.js';
import { longPageOf } from '../db/long-page.js';
import { searchIn } from '../db/search.js';
import { orderSearch, orderWords } from './order-words.js';
import { orders } from './tables.js';

const shown = ({ currencyCode, currencyScale, ...order }: typeof orders.$inferSelect): Order => ({
  ...order,
  currency: { code: currencyCode, scale: currencyScale },
});

/** Orders by filter, newest first by default. */
export function ordersFor(
  db: Db,
  { q, status, userId, placedFrom, placedTo, sort = '-placedAt', ...page }: OrderQuery,
): Promise<OrderList> {
  const which = and(
    status && eq(orders.status, status),
    userId === undefined ? undefined : eq(orders.userId, userId),
    placedFrom === undefined ? undefined : gte(orders.placedAt, placedFrom),
    placedTo === undefined ? undefined : lt(orders.placedAt, placedTo),
  );
  return longPageOf(db, {
    rows: (at, fitting) => db.select({ order: orders, at }).from(orders).where(fitting),
    which,
    search: q ? searchIn(orderSearch(orders), [orderWords(orders)], q) : undefined,
    sort,
    by: { placedAt: orders.placedAt, total: orders.total },
    key: orders.id,
    page,
    items: rows => rows.map(({ order }) => shown(order)),
  });
}
