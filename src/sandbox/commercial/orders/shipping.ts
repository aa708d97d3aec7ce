import { and, eq, sql } from 'drizzle-orm';
import type { ShopOrder } from '../../../core/contract/schemas/webhooks.js';
import { writeTrail } from '../../http/audit.js';
import type { Context } from '../../http/handler.js';
import type { Effect } from '../../webhooks/events.js';
import { commercialEquipment } from '../tables/equipment.js';
import { commercialOrders } from '../tables/orders.js';

/** Where the shop's word for an order moves machines. One that was delivered still waits to be installed. */
const ships: Readonly<Partial<Record<ShopOrder['status'], true>>> = { shipped: true, delivered: true };

/**
 * What the shop says of an order of ours that it sends out: the machines that are expected of it are on their way. They
 * move once. Undefined for an order that is not a commercial one.
 */
export async function shipMachines(
  context: Pick<Context, 'db' | 'now' | 'requestId'>,
  type: string,
  { number, status }: Pick<ShopOrder, 'number' | 'status'>,
): Promise<Effect | undefined> {
  const { db } = context;
  const [order] = await db
    .select({ id: commercialOrders.id })
    .from(commercialOrders)
    .where(eq(commercialOrders.number, number));
  if (!order) return undefined;
  if (!ships[status]) return { outcome: 'ignored' };
  const moved = await db
    .update(commercialEquipment)
    .set({ stage: 'shipped', version: sql`${commercialEquipment.version} + 1` })
    .where(and(eq(commercialEquipment.orderId, order.id), eq(commercialEquipment.stage, 'ordered')))
    .returning({ id: commercialEquipment.id, version: commercialEquipment.version });
  if (moved.length === 0) return { outcome: 'ignored' };
  await writeTrail(
    type,
    { method: 'POST', path: '', needs: [], guard: [], audit: 'equipment' },
    {},
    context,
    moved.map(({ id, version }) => ({
      id,
      details: {
        version,
        reason: `The shop says ${number} is ${status}.`,
        before: { stage: 'ordered' },
        after: { stage: 'shipped' },
      },
    })),
  );
  return { outcome: 'applied' };
}
