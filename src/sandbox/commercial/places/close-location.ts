import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Change } from '../../../core/contract/schemas/commercial/common.js';
import type { LocationDeleted } from '../../../core/contract/schemas/commercial/locations.js';
import { changed, type Held, readForChange } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { type LocationRow, versionedLocation } from './location-record.js';
import { retireRole } from './location-role.js';
import { demandNoneOpen } from '../orders/open-orders.js';
import { commercialCodes } from '../tables/codes.js';
import { commercialEquipment } from '../tables/equipment.js';
import { activationCodes, licenseSeats } from '../tables/licenses.js';
import { commercialOrders } from '../tables/orders.js';
import { locationUsers } from '../tables/places.js';
import { alarms } from '../tables/sessions.js';
import { endTransfers } from '../transfers/end-transfers.js';

/** Takes every machine away from here and frees its seat; each has its line in the audit trail. Answers how many they were. */
async function detachMachines(context: Context, { id, ownerId }: LocationRow, reason: string | undefined) {
  const machines = await context.db
    .update(commercialEquipment)
    .set({
      locationId: null,
      // one without an owner would be seen by nobody
      ownerId: sql`coalesce(${commercialEquipment.ownerId}, ${ownerId})`,
      version: sql`${commercialEquipment.version} + 1`,
    })
    .where(eq(commercialEquipment.locationId, id))
    .returning({ id: commercialEquipment.id, version: commercialEquipment.version });
  if (machines.length === 0) return 0;
  const freed = await context.db
    .delete(licenseSeats)
    .where(
      inArray(
        licenseSeats.equipmentId,
        machines.map(machine => machine.id),
      ),
    )
    .returning({ equipmentId: licenseSeats.equipmentId, licenseId: licenseSeats.licenseId });
  const seats = new Map(freed.map(seat => [seat.equipmentId, seat.licenseId]));
  for (const machine of machines) {
    const licenseId = seats.get(machine.id) ?? null;
    context.note({
      resource: 'equipment',
      id: machine.id,
      details: {
        reason,
        version: machine.version,
        before: { locationId: id, licenseId },
        after: { locationId: null, licenseId: null },
      },
    });
  }
  return machines.length;
}

/** No code of the location works any more, for machines or for members. */
async function endCodes({ db, now }: Context, locationId: string): Promise<void> {
  await db
    .update(activationCodes)
    .set({ revokedAt: now, version: sql`${activationCodes.version} + 1` })
    .where(and(eq(activationCodes.locationId, locationId), isNull(activationCodes.revokedAt)));
  await db
    .update(commercialCodes)
    .set({ status: 'retired', version: sql`${commercialCodes.version} + 1` })
    .where(
      and(
        eq(commercialCodes.locationId, locationId),
        inArray(commercialCodes.status, ['created', 'activated', 'suspended']),
      ),
    );
}

async function disconnectEverybody(context: Context, locationId: string): Promise<void> {
  const gone = await context.db
    .delete(locationUsers)
    .where(eq(locationUsers.locationId, locationId))
    .returning({ userId: locationUsers.userId });
  await retireRole(
    context,
    gone.map(({ userId }) => userId),
  );
}

async function clearAlarms({ db, now }: Context, locationId: string): Promise<void> {
  await db
    .update(alarms)
    .set({ clearedAt: now })
    .where(and(eq(alarms.locationId, locationId), isNull(alarms.clearedAt)));
}

async function close(context: Context, held: Held<LocationRow>, reason: string | undefined): Promise<number> {
  const { id } = held;
  await demandNoneOpen(context.db, eq(commercialOrders.locationId, id));
  const machines = await detachMachines(context, held.row, reason);
  await endCodes(context, id);
  await disconnectEverybody(context, id);
  await clearAlarms(context, id);
  await endTransfers(context, id, reason);
  await changed(context, held, { status: 'closed' }, { details: { reason, machines } });
  return machines;
}

/** Closes a location for good; asking twice is harmless. Its machines keep their owner. */
export async function closeLocation(
  context: Context,
  id: string,
  { version, reason }: Change,
): Promise<LocationDeleted> {
  const [known] = await versionedLocation.find(context.db, id);
  if (known?.status === 'closed') {
    context.note(null);
    return { deleted: true, machines: 0 };
  }
  const held = await readForChange(context, versionedLocation, id, version);
  return { deleted: true, machines: await close(context, held, reason) };
}
