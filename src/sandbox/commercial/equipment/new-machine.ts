import { newId } from '../../db/ids.js';
import type { Context } from '../../http/handler.js';
import { commercialEquipment } from '../tables/equipment.js';

/** A machine as it is written; what its number is looked up by is the database's own. */
export type MachineRow = Omit<typeof commercialEquipment.$inferSelect, 'serialKey'>;

export type MachineModel = Pick<MachineRow, 'modelId' | 'modelName' | 'modelKind'>;

export interface Made extends Pick<MachineRow, 'ownerId' | 'locationId'> {
  model: MachineModel;
  /** Null for one that is expected: its label was not read yet. */
  serialNumber: string | null;
  /** That of its model, when it has none of its own. */
  name?: string | undefined;
  orderId?: string | null;
}

/** A machine at the beginning of its life, whoever adds it: ordered, and never heard of (domain 2.2). */
export const newMachine = (
  now: number,
  { model, serialNumber, name = model.modelName, ownerId, locationId, orderId = null }: Made,
): MachineRow => ({
  id: newId('eqp'),
  serialNumber,
  serialTwinOf: null,
  name,
  ...model,
  ownerId,
  locationId,
  orderId,
  userId: null,
  stage: 'ordered',
  previousStage: null,
  status: 'unregistered',
  faultCode: null,
  firmware: null,
  health: null,
  healthAt: null,
  lastSeenAt: null,
  activatedAt: null,
  lifetimeId: null,
  secretHash: null,
  hardwareId: null,
  leaseUntil: null,
  replaces: null,
  replacedBy: null,
  createdAt: now,
  version: 1,
});

/** Adds one that says itself what it is. */
export async function addMachine({ db, now, note }: Context, made: Made): Promise<MachineRow> {
  const row = newMachine(now, made);
  await db.insert(commercialEquipment).values(row);
  const { serialNumber, name, modelId, ownerId, locationId } = row;
  const after = { serialNumber, name, modelId, ownerId, locationId };
  note({ resource: 'equipment', id: row.id, action: 'createEquipment', details: { version: 1, after } });
  return row;
}
