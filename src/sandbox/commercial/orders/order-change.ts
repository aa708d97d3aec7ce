import { sql } from 'drizzle-orm';
import type {
  CommercialOrder,
  CommercialOrderPatch,
  NewCommercialOrder,
  OrderAction,
} from '../../../core/contract/schemas/commercial/orders.js';
import { newId } from '../../db/ids.js';
import { lockNameUntilCommit } from '../../db/lock.js';
import { changed, readForChange } from '../../db/versioned.js';
import { authorOf } from '../../drafts/write.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { fulfill } from './fulfill.js';
import { pricedLines } from './orderables.js';
import { orderMoved, type OrderRefusal } from './order-status.js';
import { orderAt, orderRecord, type OrderRow, peopleAt, serial, versionedOrder } from './orders.js';
import { checkRelation, holdActive, holdLocation, noSuchLocation } from '../places/places-for.js';
import { commercialOrders } from '../tables/orders.js';

/** One more than the highest there is; of two who make an order at once the second waits for the first. */
async function nextNumber({ db }: Context): Promise<string> {
  await lockNameUntilCommit(db, 'commercial order numbers');
  const [highest] = await db
    .select({ last: sql<number>`coalesce(max(${serial}), 100000)`.mapWith(Number) })
    .from(commercialOrders);
  return `CO-${(highest?.last ?? 100_000) + 1}`;
}

/** A draft for a location that the caller is the dealer of; customer service makes them for any. */
export async function createOrder(
  context: Context,
  { locationId, lines: wanted = [], notes }: NewCommercialOrder,
): Promise<CommercialOrder> {
  const { db, now } = context;
  await checkRelation(context, locationId, ['dealer']);
  const location = await holdActive(db, locationId);
  if (!location) throw noSuchLocation();
  const priced = await pricedLines(db, wanted);
  const { ownerId, dealerId } = location;
  const row = { id: newId('cord'), dealerId, ownerId, locationId, notes: notes || null, ...priced };
  await db.insert(commercialOrders).values({
    ...row,
    number: await nextNumber(context),
    status: 'draft',
    timeline: [{ status: 'draft', at: now, by: authorOf(context), reason: null }],
    createdAt: now,
  });
  context.note({ id: row.id, details: { version: 1, after: { locationId, lines: priced.lines, notes: row.notes } } });
  return orderRecord(context, row.id);
}

const actionTo: Readonly<Record<NonNullable<CommercialOrderPatch['status']>, OrderAction>> = {
  submitted: 'submit',
  approved: 'approve',
  fulfilled: 'fulfill',
  canceled: 'cancel',
};

const refusals: Readonly<Record<OrderRefusal, string>> = {
  orderMoveIllegal: 'This cannot be done with an order in this state.',
  notYourMove: 'This is for somebody else to do.',
  orderEmpty: 'There is nothing in this order.',
};

/** Changes a draft, moves an order on, or both: what is changed is part of what is submitted. */
export async function updateOrder(
  context: Context,
  orderId: string,
  { status, lines, notes, licenseDays, version, reason }: CommercialOrderPatch,
): Promise<CommercialOrder> {
  if (licenseDays !== undefined && status !== 'fulfilled')
    throw invalid([{ path: 'licenseDays', message: 'Is said when an order is fulfilled.' }]);
  const held = await readForChange(context, versionedOrder, orderId, version);
  const location = await holdLocation(context.db, held.row.locationId);
  if (!location) throw noSuchLocation();
  const people = peopleAt(context, location);

  const check = (action: OrderAction, row: Pick<OrderRow, 'status' | 'lines'>) => {
    const moved = orderMoved(orderAt(row, location), action, people);
    if ('refusal' in moved) throw new Refusal(moved.refusal, refusals[moved.refusal]);
    return moved.to;
  };

  const isEdit = lines !== undefined || notes !== undefined;
  if (isEdit) check('edit', held.row);
  const edited = {
    ...(lines && (await pricedLines(context.db, lines))),
    ...(notes !== undefined && { notes: notes || null }),
  };
  const to = status && check(actionTo[status], { ...held.row, ...edited });
  const entry = to && { status: to, at: context.now, by: authorOf(context), reason: reason || null };
  await changed(
    context,
    held,
    { ...edited, ...(entry && { status: entry.status, timeline: [...held.row.timeline, entry] }) },
    { details: { ...(reason !== undefined && { reason }) } },
  );
  if (to === 'fulfilled') await fulfill(context, held.row, licenseDays);
  return orderRecord(context, orderId);
}
