import type { EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';
import { DAY } from '../../../core/dates.js';
import type { Context } from '../../http/handler.js';
import { countWithin } from '../../http/limits/rate-limits.js';
import { callerIn } from '../../people/find-user.js';
import { type Asked, changeRow, decidesForAll, holdFor } from './equipment-change.js';
import { freeSeat } from '../licenses/seats.js';

/** Machines that an owner releases without asking us, in 30 days (domain 2.5). */
const MOST = { most: 5, seconds: 30 * DAY };

/** Both sides forget each other: place, seat, person, secret. It can be activated anew, anywhere that is its owner's. */
export async function releaseEquipment(context: Context, id: string, asked: Asked): Promise<EquipmentRecord> {
  const held = await holdFor(context, 'release', id, asked);
  if (!decidesForAll(context))
    await countWithin(
      context.db,
      `release ${callerIn(context).scope?.ownerId ?? callerIn(context).userId}`,
      MOST,
      context.now,
    );
  await freeSeat(context.db, id);
  return changeRow(
    context,
    held,
    {
      locationId: null,
      userId: null,
      status: 'unregistered',
      faultCode: null,
      activatedAt: null,
      lifetimeId: null,
      secretHash: null,
      hardwareId: null,
      leaseUntil: null,
    },
    asked,
  );
}
