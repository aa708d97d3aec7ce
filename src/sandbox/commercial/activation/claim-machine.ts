import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import { serialKey } from '../../../core/serial-number.js';
import { lockNameUntilCommit } from '../../db/lock.js';
import { readForChange, type Held } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { refuse } from '../equipment/equipment-change.js';
import { type EquipmentRow, versionedEquipment } from '../equipment/equipment-record.js';
import { bySerial } from '../equipment/by-serial.js';
import { modelOf } from '../equipment/models.js';
import { addMachine } from '../equipment/new-machine.js';
import { commercialEquipment as machines } from '../tables/equipment.js';
import type { locations } from '../tables/places.js';

type LocationRow = typeof locations.$inferSelect;

/** What a machine, or somebody who reads its label, says that it is. */
export interface Said {
  serialNumber: string;
  modelId?: string | undefined;
}

const alreadyClaimed = (): Refusal =>
  new Refusal(
    'alreadyClaimed',
    'This machine belongs to another location. It has to be released there before it can be activated here.',
  );

/** A machine of this model that an order announced for the location, and whose label nobody has read. */
async function expectedAt(db: Db, locationId: string, modelId: string): Promise<EquipmentRow | undefined> {
  const [row] = await db
    .select()
    .from(machines)
    .where(and(eq(machines.locationId, locationId), isNull(machines.serialNumber), eq(machines.modelId, modelId)))
    .orderBy(asc(machines.createdAt), asc(machines.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/**
 * The machine with this serial number, held, as one of this location: the one that we know, else one that is expected
 * there, else a new one. Only a machine names its model: a person who mistypes a number must not invent one.
 */
export async function claimMachine(
  context: Context,
  { serialNumber, modelId }: Said,
  location: LocationRow,
): Promise<Held<EquipmentRow>> {
  const { db } = context;
  // two who bring the same new number at once: the second finds the machine that the first has made
  await lockNameUntilCommit(db, `serial number ${serialKey(serialNumber)}`);
  const [known] = await bySerial(db, serialNumber);
  if (known) {
    const held = await readForChange(context, versionedEquipment, known.id);
    const { stage, locationId } = held.row;
    if (stage === 'trash') throw refuse('equipmentTrashed');
    if (locationId !== null && locationId !== location.id) throw alreadyClaimed();
    // one that stands nowhere may be somebody's all the same
    if (held.row.ownerId !== null && locationId === null && held.row.ownerId !== location.ownerId)
      throw alreadyClaimed();
    return held;
  }
  const model = modelId === undefined ? undefined : await modelOf(db, modelId);
  if (!model)
    throw new Refusal('serialNumberUnknown', 'We do not know this serial number. Check it against the label.');
  const expected = await expectedAt(db, location.id, model.modelId);
  const row =
    expected ??
    (await addMachine(context, {
      serialNumber,
      model,
      name: `${model.modelName} ${serialNumber.slice(-4)}`,
      ownerId: location.ownerId,
      locationId: location.id,
    }));
  return { of: versionedEquipment, id: row.id, row };
}
