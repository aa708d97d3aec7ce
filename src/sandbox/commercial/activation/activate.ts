import { eq } from 'drizzle-orm';
import type { Activated } from '../../../core/contract/schemas/commercial/activation.js';
import { changed, type Held } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import type { EquipmentRow } from '../equipment/equipment-record.js';
import { raiseAlarm } from '../alarms/raise.js';
import { leasePublicKey, signLease } from './leases.js';
import { newLifetime } from './lifetimes.js';
import { takeAnySeat } from '../licenses/seats.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import type { locations } from '../tables/places.js';

type LocationRow = typeof locations.$inferSelect;

/** What a machine says of itself when it is activated. */
export interface Itself {
  serialNumber: string;
  firmware?: string | null | undefined;
  hardwareId?: string | null | undefined;
}

/** Whether another board than this one is in use; one that never named itself may be any. */
const isOtherInUse = ({ lifetimeId, hardwareId }: EquipmentRow, named: string | null): boolean =>
  lifetimeId !== null && hardwareId !== named;

/**
 * Begins a new life of a machine at a location: the secret and the tokens of the last one are dead. It takes a seat if
 * one is free, and is activated without one if not. Where another board is in use as this machine, its location gets an
 * alarm with both times, until somebody decides. `by` says in the audit trail how.
 */
export async function activate(
  context: Context,
  held: Held<EquipmentRow>,
  location: LocationRow,
  { serialNumber, firmware, hardwareId }: Itself,
  by: Record<string, unknown>,
): Promise<Activated> {
  const { db, now } = context;
  const { activatedAt } = held.row;
  const twice = activatedAt !== null && isOtherInUse(held.row, hardwareId ?? null);
  const license = await takeAnySeat(context, { id: held.id, locationId: location.id });
  const { secret, ...life } = newLifetime();
  const row = await changed(
    context,
    held,
    {
      // it keeps the spelling that it is known by
      serialNumber: held.row.serialNumber ?? serialNumber,
      locationId: location.id,
      ownerId: held.row.ownerId ?? location.ownerId,
      status: 'activated',
      faultCode: null,
      activatedAt: now,
      lastSeenAt: now,
      firmware: firmware ?? held.row.firmware,
      hardwareId: hardwareId ?? null,
      ...life,
    },
    { action: 'activateEquipment', details: { ...by, licenseId: license?.id ?? null } },
  );
  if (twice)
    await raiseAlarm(
      db,
      {
        kind: 'oneSecretTwice',
        locationId: location.id,
        equipmentId: row.id,
        subject: row.id,
        detail: `${activatedAt} ${now}`,
      },
      now,
    );
  const lease = license ? await signLease(context, row, license) : null;
  await db
    .update(machines)
    .set({ leaseUntil: lease?.until ?? null })
    .where(eq(machines.id, row.id));
  return {
    equipment: {
      id: row.id,
      serialNumber: row.serialNumber ?? serialNumber,
      name: row.name,
      model: { id: row.modelId, name: row.modelName, kind: row.modelKind },
      location: { id: location.id, name: location.name },
      stage: row.stage,
      status: row.status,
    },
    secret,
    seat: license ? { licenseId: license.id, plan: license.plan, expiresAt: license.expiresAt } : null,
    notice: license ? null : 'unlicensed',
    lease,
    leaseKey: await leasePublicKey(db, now),
  };
}
