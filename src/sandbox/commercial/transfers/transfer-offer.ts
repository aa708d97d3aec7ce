import { and, arrayOverlaps, asc, eq, ne, notInArray } from 'drizzle-orm';
import {
  mostTransferred,
  type NewTransfer,
  type Transfer,
} from '../../../core/contract/schemas/commercial/transfers.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { authorOf } from '../../drafts/write.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { checkRelation, holdActive, holdLocation, noSuchLocation } from '../places/places-for.js';
import { commercialEquipment } from '../tables/equipment.js';
import { transfers } from '../tables/orders.js';
import { transferRecord } from './transfers.js';

/** What an owner has at a location and does not leave there, held until the transaction ends: no machine is in two offers. */
async function holdMachines(
  db: Db,
  from: { id: string; ownerId: string },
  except: readonly string[],
): Promise<string[]> {
  const { id, locationId, ownerId, stage } = commercialEquipment;
  const rows = await db
    .select({ id })
    .from(commercialEquipment)
    .where(
      and(
        eq(locationId, from.id),
        // what another has lent is not theirs to give away
        eq(ownerId, from.ownerId),
        ne(stage, 'trash'),
        except.length > 0 ? notInArray(id, [...except]) : undefined,
      ),
    )
    .orderBy(asc(id))
    .for('update');
  return rows.map(row => row.id);
}

async function checkFree(db: Db, ids: readonly string[]): Promise<void> {
  const open = await db
    .select({ equipmentIds: transfers.equipmentIds })
    .from(transfers)
    .where(and(eq(transfers.status, 'offered'), arrayOverlaps(transfers.equipmentIds, [...ids])));
  const taken = new Set(open.flatMap(({ equipmentIds }) => equipmentIds));
  const twice = ids.filter(id => taken.has(id));
  if (twice.length > 0)
    throw new Refusal('alreadyInTransfer', 'Some of these machines are offered to somebody already.', { ids: twice });
}

/** Offers the machines of a location to another, in business or not; nothing moves yet. */
export async function offerTransfer(
  context: Context,
  { fromLocationId, toLocationId, except = [], reason }: NewTransfer,
): Promise<Transfer> {
  const { db, now } = context;
  await checkRelation(context, fromLocationId, ['owner']);
  if (toLocationId === fromLocationId) throw invalid([{ path: 'toLocationId', message: 'Choose another location.' }]);
  const from = await holdLocation(db, fromLocationId);
  if (!from || !(await holdActive(db, toLocationId))) throw noSuchLocation();
  const equipmentIds = await holdMachines(db, from, except);
  if (equipmentIds.length === 0) throw new Refusal('nothingToTransfer', 'There is no machine to transfer.');
  if (equipmentIds.length > mostTransferred)
    throw invalid([{ path: 'except', message: `Transfer ${mostTransferred} machines at most at once.` }]);
  await checkFree(db, equipmentIds);
  const row = { id: newId('trf'), fromLocationId, toLocationId, equipmentIds, reason: reason || null };
  await db.insert(transfers).values({ ...row, status: 'offered', offeredBy: authorOf(context), offeredAt: now });
  context.note({
    id: row.id,
    details: {
      version: 1,
      ...(reason !== undefined && { reason }),
      after: { fromLocationId, toLocationId, equipmentIds },
    },
  });
  return transferRecord(context, row.id);
}
