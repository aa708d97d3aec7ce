import { and, eq, ne, sql } from 'drizzle-orm';
import type { ShopOrder } from '../../core/contract/schemas/webhooks.js';
import { shipMachines } from '../commercial/orders/shipping.js';
import type { Db } from '../db/db.js';
import { users } from '../people/tables.js';
import { orders } from '../orders/tables.js';
import type { Context } from '../http/handler.js';
import { type Effect, isOvertaken, type Stamp } from './events.js';

export const ORDER_TYPES = { placed: 'orders.new', changed: 'orders' } as const;

/** Writes an order as the shop knows it; the account of its buyer's address is its owner, if there is one. */
async function writeOrder(db: Db, { currency, email: typed, ...order }: ShopOrder): Promise<void> {
  const email = typed.toLowerCase();
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const row = {
    ...order,
    email,
    userId: owner?.id ?? null,
    currencyCode: currency.code,
    currencyScale: currency.scale,
  };
  // an order keeps the owner that it has once found
  await db
    .insert(orders)
    .values(row)
    .onConflictDoUpdate({
      target: orders.id,
      set: { ...row, userId: sql`coalesce(${orders.userId}, excluded.user_id)` },
    });
}

/**
 * An order that was placed or has changed; what the shop said later is never overwritten. One with the number of a
 * commercial order moves the machines of that, and is no order of a member's.
 */
export async function keepOrder(context: Context, event: Stamp, order: ShopOrder): Promise<Effect> {
  const { db } = context;
  if (await isOvertaken(db, event, Object.values(ORDER_TYPES))) return { outcome: 'stale' };
  const shipped = await shipMachines(context, event.type, order);
  if (shipped) return shipped;
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, order.number), ne(orders.id, order.id)));
  // two orders of one number are the shop's mistake, and sending it again would not correct it
  if (other) return { outcome: 'ignored' };
  await writeOrder(db, order);
  return { outcome: 'applied' };
}
