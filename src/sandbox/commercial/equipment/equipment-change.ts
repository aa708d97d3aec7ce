import { and, eq } from 'drizzle-orm';
import type { EquipmentAction, EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';
import * as calls from '../../../core/contract/commercial/equipment.js';
import { serialKey } from '../../../core/serial-number.js';
import { changed, type Held, readForChange } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { Refusal, type RefusalCode } from '../../http/refusal.js';
import { bySerial } from './by-serial.js';
import { equipmentRecord, type EquipmentRow, refusalOf, versionedEquipment } from './equipment-record.js';
import { mayDoAt } from '../access/rights.js';
import { freeSeat, noSeat, seatOf, takeAnySeat, takeSeatOf } from '../licenses/seats.js';
import { commercialEquipment } from '../tables/equipment.js';
import { locations, locationUsers } from '../tables/places.js';
import { seesAll } from '../access/scope.js';
import { callerIn } from '../../people/find-user.js';

export interface Asked {
  version?: number | undefined;
  reason?: string | undefined;
}

/** The sentences of refusals that have to do with a machine. */
const sentences: Readonly<Partial<Record<RefusalCode, string>>> = {
  equipmentTrashed: 'This machine is in the trash. Nothing can be done with it any more.',
  ownedByOther: 'This machine belongs to somebody else, who has lent it here.',
  locationRequired: 'Place this machine at a location first.',
  stageComplete: 'This machine is complete already.',
  notActivated: 'This machine was never activated.',
};

export const refuse = (code: RefusalCode): Refusal => new Refusal(code, sentences[code] ?? 'This cannot be done.');

/** Reads a machine to change it, provided that this action is possible now. */
export async function holdFor(
  context: Context,
  action: EquipmentAction,
  id: string,
  { version }: Asked,
): Promise<Held<EquipmentRow>> {
  const held = await readForChange(context, versionedEquipment, id, version);
  const [location] =
    held.row.locationId === null
      ? []
      : await context.db
          .select({ ownerId: locations.ownerId })
          .from(locations)
          .where(eq(locations.id, held.row.locationId));
  const code = refusalOf(context, action, held.row, location?.ownerId ?? null);
  if (code) throw refuse(code);
  return held;
}

const why = (reason: string | undefined) => (reason ? { details: { reason } } : {});

/** Writes a change of the row, says why in the audit trail, and answers the machine as it is then. */
export const changeRow = async (
  context: Context,
  held: Held<EquipmentRow>,
  patch: Partial<Omit<EquipmentRow, 'version'>>,
  { reason }: Asked,
): Promise<EquipmentRecord> => equipmentRecord(context, await changed(context, held, patch, why(reason)));

/** A change that no column shows, as a seat: it makes a new version too, so that a stale form is noticed. */
export async function changeBeside(
  context: Context,
  { id, row }: Held<EquipmentRow>,
  difference: { before: Record<string, unknown>; after: Record<string, unknown> },
  { reason }: Asked,
): Promise<EquipmentRecord> {
  const version = row.version + 1;
  const [now] = await context.db
    .update(commercialEquipment)
    .set({ version })
    .where(eq(commercialEquipment.id, id))
    .returning();
  if (!now) throw new Error('A machine was held and is not there.');
  context.note({ id, details: { version, ...difference, ...(reason && { reason }) } });
  return equipmentRecord(context, now);
}

const isTaken = async ({ db }: Context, serialNumber: string): Promise<boolean> => {
  const found = await bySerial(db, serialNumber);
  return found.length > 0;
};

/** Another name, or the serial number of one that was expected. */
export async function editEquipment(
  context: Context,
  id: string,
  { name, serialNumber, ...asked }: Asked & { name?: string | undefined; serialNumber?: string | undefined },
): Promise<EquipmentRecord> {
  const held = await holdFor(context, 'edit', id, asked);
  const isNew = serialNumber !== undefined && serialKey(serialNumber) !== serialKey(held.row.serialNumber ?? '');
  if (isNew && (held.row.serialNumber !== null || (await isTaken(context, serialNumber))))
    throw new Refusal(
      'serialNumberTaken',
      held.row.serialNumber === null
        ? 'Another machine has this serial number.'
        : 'A serial number is given once. Replace the machine instead.',
    );
  return changeRow(context, held, { ...(name !== undefined && { name }), ...(isNew && { serialNumber }) }, asked);
}

/** Puts a machine at a location of the caller's, or nowhere. The seat is the location's and stays there, free. */
export async function placeEquipment(
  context: Context,
  id: string,
  { locationId, ...asked }: Asked & { locationId: string | null },
): Promise<EquipmentRecord> {
  const held = await holdFor(context, 'place', id, asked);
  if (locationId === held.row.locationId) return changeRow(context, held, {}, asked);
  const [to] =
    locationId === null
      ? []
      : await context.db
          .select()
          .from(locations)
          .where(and(eq(locations.id, locationId), eq(locations.status, 'active')));
  if (locationId !== null && (!to || !(await mayDoAt(context, calls.placeEquipment, locationId))))
    throw new Refusal('notFound', 'There is no such location.');
  await freeSeat(context.db, id);
  return changeRow(context, held, { locationId, ownerId: held.row.ownerId ?? to?.ownerId ?? null }, asked);
}

export async function assignLicense(
  context: Context,
  id: string,
  { licenseId, ...asked }: Asked & { licenseId?: string | undefined },
): Promise<EquipmentRecord> {
  const held = await holdFor(context, 'assignLicense', id, asked);
  const had = await seatOf(context.db, id);
  const license =
    licenseId === undefined ? await takeAnySeat(context, held.row) : await takeSeatOf(context, licenseId, held.row);
  if (!license) throw noSeat();
  if (had?.id === license.id) return changeRow(context, held, {}, asked);
  const difference = { before: { licenseId: had?.id ?? null }, after: { licenseId: license.id } };
  return changeBeside(context, held, difference, asked);
}

export async function releaseLicense(context: Context, id: string, asked: Asked): Promise<EquipmentRecord> {
  const held = await holdFor(context, 'releaseLicense', id, asked);
  const licenseId = await freeSeat(context.db, id);
  if (licenseId === undefined) return changeRow(context, held, {}, asked);
  return changeBeside(context, held, { before: { licenseId }, after: { licenseId: null } }, asked);
}

/** Gives a machine to somebody who works where it stands, or takes it back. */
export async function assignUser(
  context: Context,
  id: string,
  { userId, ...asked }: Asked & { userId: string | null },
): Promise<EquipmentRecord> {
  const held = await holdFor(context, 'assignUser', id, asked);
  if (userId !== null) {
    const [person] = await context.db
      .select({ userId: locationUsers.userId })
      .from(locationUsers)
      .where(and(eq(locationUsers.userId, userId), eq(locationUsers.locationId, held.row.locationId ?? '')));
    if (!person) throw new Refusal('notFound', 'Nobody like this works where the machine stands.');
  }
  return changeRow(context, held, { userId }, asked);
}

/** Whether the caller sees every location, and so decides for all owners. */
export const decidesForAll = (context: Context): boolean => seesAll(callerIn(context));
