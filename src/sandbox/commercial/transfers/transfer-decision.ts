import { asc, inArray, sql } from 'drizzle-orm';
import type {
  Transfer,
  TransferDecision,
  TransferStatus,
} from '../../../core/contract/schemas/commercial/transfers.js';
import { changed, readForChange } from '../../db/versioned.js';
import { authorOf } from '../../drafts/write.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { holdLocation, noSuchLocation } from '../places/places-for.js';
import { callerIn } from '../../people/find-user.js';
import { commercialEquipment } from '../tables/equipment.js';
import { licenseSeats } from '../tables/licenses.js';
import { type Side, sideOf, transferRecord, type TransferRow, versionedTransfer } from './transfers.js';

type Decision = TransferDecision['decision'];

const outcomes: Readonly<Record<Decision, { to: TransferStatus; by: Side }>> = {
  accept: { to: 'accepted', by: 'receiver' },
  decline: { to: 'declined', by: 'receiver' },
  withdraw: { to: 'withdrawn', by: 'sender' },
};

interface Ends {
  from: { id: string; ownerId: string };
  to: { id: string; ownerId: string; status: string };
}

/** Refuses where a machine is not there any more as it was offered; those that are stay where they are. */
async function holdMachines({ db }: Context, { equipmentIds }: TransferRow, { from, to }: Ends) {
  const { id, locationId, ownerId, userId, stage, version } = commercialEquipment;
  const rows = await db
    .select({ id, locationId, ownerId, userId, stage, version })
    .from(commercialEquipment)
    .where(inArray(id, equipmentIds))
    .orderBy(asc(id))
    .for('update');
  const there = rows.filter(one => one.locationId === from.id && one.ownerId === from.ownerId && one.stage !== 'trash');
  const ids = to.status === 'active' ? equipmentIds.filter(one => !there.some(row => row.id === one)) : equipmentIds;
  if (ids.length > 0) throw new Refusal('transferChanged', 'Something has changed since this was offered.', { ids });
  return there;
}

/** Moves the machines to their new place and owner, without their seats and whoever used them. Each says so in its history. */
async function move(context: Context, row: TransferRow, { from, to }: Ends): Promise<void> {
  const { db } = context;
  const machines = await holdMachines(context, row, { from, to });
  const ids = row.equipmentIds;
  const seats = await db
    .delete(licenseSeats)
    .where(inArray(licenseSeats.equipmentId, ids))
    .returning({ equipmentId: licenseSeats.equipmentId, licenseId: licenseSeats.licenseId });
  const seatOf = new Map(seats.map(seat => [seat.equipmentId, seat.licenseId]));
  const after = { locationId: to.id, ownerId: to.ownerId, userId: null };
  await db
    .update(commercialEquipment)
    .set({ ...after, version: sql`${commercialEquipment.version} + 1` })
    .where(inArray(commercialEquipment.id, ids));
  for (const { id, locationId, ownerId, userId, version } of machines)
    context.note({
      resource: 'equipment',
      id,
      details: {
        transferId: row.id,
        version: version + 1,
        before: { locationId, ownerId, userId, licenseId: seatOf.get(id) ?? null },
        after: { ...after, licenseId: null },
      },
    });
  for (const id of [from.id, to.id])
    context.note({
      resource: 'location',
      id,
      details: { transferId: row.id, from: from.id, to: to.id, equipmentIds: ids },
    });
}

/** The receiver accepts or declines, the sender withdraws; customer service does it for either. */
export async function decideTransfer(
  context: Context,
  transferId: string,
  { decision, version, reason }: TransferDecision,
): Promise<Transfer> {
  const { db, now } = context;
  const held = await readForChange(context, versionedTransfer, transferId, version, ({ status }) =>
    status === 'offered' ? undefined : { code: 'transferDecided', message: 'This transfer is decided.' },
  );
  const from = await holdLocation(db, held.row.fromLocationId);
  const to = await holdLocation(db, held.row.toLocationId);
  if (!from || !to) throw noSuchLocation();
  const side = sideOf(callerIn(context), from.ownerId, to.ownerId);
  const outcome = outcomes[decision];
  if (side !== 'both' && side !== outcome.by) throw new Refusal('notYourMove', 'This is for the other side to decide.');
  await changed(
    context,
    held,
    { status: outcome.to, decidedAt: now, decidedBy: authorOf(context) },
    { details: { ...(reason !== undefined && { reason }) } },
  );
  if (decision === 'accept') await move(context, held.row, { from, to });
  return transferRecord(context, transferId);
}
