import { and, asc, inArray, type SQL } from 'drizzle-orm';
import type { CommercialOrder } from '../../../core/contract/schemas/commercial/orders.js';
import type { Db } from '../../db/db.js';
import { Refusal } from '../../http/refusal.js';
import { commercialOrders } from '../tables/orders.js';

const open: CommercialOrder['status'][] = ['draft', 'submitted', 'approved'];

/** Orders that are still to be fulfilled or canceled. */
export const isOpen: SQL = inArray(commercialOrders.status, open);

/** Refuses with the numbers of these orders that are open, so that people know what to finish first. */
export async function demandNoneOpen(db: Db, which: SQL | undefined): Promise<void> {
  const found = await db
    .select({ number: commercialOrders.number })
    .from(commercialOrders)
    .where(and(which, isOpen))
    .orderBy(asc(commercialOrders.number));
  if (found.length === 0) return;
  throw new Refusal('ordersOpen', 'Finish or cancel the open orders first.', {
    orders: found.map(({ number }) => number),
  });
}
