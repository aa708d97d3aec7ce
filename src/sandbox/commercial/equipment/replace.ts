import { eq } from 'drizzle-orm';
import type { EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';
import { changed, type Held, readForChange } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { bySerial } from './by-serial.js';
import { type Asked, decidesForAll, holdFor, refuse } from './equipment-change.js';
import { equipmentRecord, type EquipmentRow, versionedEquipment } from './equipment-record.js';
import { inTrash } from './equipment-stage.js';
import { licenseSeats } from '../tables/licenses.js';

/** The machine that comes: one that we know and that is free for this owner. */
async function comingMachine(context: Context, serialNumber: string, old: EquipmentRow): Promise<Held<EquipmentRow>> {
  const [found] = await bySerial(context.db, serialNumber);
  const isForeign = found && found.ownerId !== null && found.ownerId !== old.ownerId && !decidesForAll(context);
  // whether somebody else has a machine with this number is nobody's business
  if (!found || isForeign)
    throw new Refusal('serialNumberUnknown', 'We do not know this serial number. Check it against the label.');
  if (found.id === old.id)
    throw invalid([{ path: 'serialNumber', message: 'This is the machine itself. Type the number of the new one.' }]);
  const held = await readForChange(context, versionedEquipment, found.id);
  if (held.row.stage === 'trash') throw refuse('equipmentTrashed');
  if (held.row.activatedAt !== null && held.row.locationId !== null)
    throw new Refusal('alreadyClaimed', 'That machine is in use already. Release it first.');
  return held;
}

/** Another machine comes in place of this one, with its seat, place, name and person; this one goes to the trash. */
export async function replaceEquipment(
  context: Context,
  id: string,
  { serialNumber, ...asked }: Asked & { serialNumber: string },
): Promise<EquipmentRecord> {
  const held = await holdFor(context, 'replace', id, asked);
  const { row: old } = held;
  const coming = await comingMachine(context, serialNumber, old);
  await context.db.delete(licenseSeats).where(eq(licenseSeats.equipmentId, coming.id));
  await context.db.update(licenseSeats).set({ equipmentId: coming.id }).where(eq(licenseSeats.equipmentId, id));
  const details = asked.reason ? { reason: asked.reason } : {};
  await changed(context, held, { ...inTrash, replacedBy: coming.id }, { details });
  const row = await changed(
    context,
    coming,
    {
      name: old.name,
      locationId: old.locationId,
      ownerId: old.ownerId ?? coming.row.ownerId,
      userId: old.userId,
      stage: old.stage,
      previousStage: old.previousStage,
      replaces: id,
    },
    { details },
  );
  return equipmentRecord(context, row);
}
