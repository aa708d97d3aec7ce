import { newId } from '../db/ids.js';
import type { Context } from '../http/handler.js';
import type { EquipmentRow } from './equipment-record.js';
import type { Model } from './models.js';
import { commercialEquipment } from './tables/equipment.js';

export interface NewMachine {
  serialNumber: string | null;
  model: Model;
  name?: string | undefined;
  ownerId: string | null;
  locationId: string | null;
  orderId?: string | undefined;
}

/** The row of a machine that nobody has heard of yet: ordered, imported and self-registered ones all begin so. */
export const machineRow = (
  { serialNumber, model, name, ownerId, locationId, orderId }: NewMachine,
  now: number,
): EquipmentRow => ({
  id: newId('eqp'),
  serialNumber,
  name: name ?? (serialNumber === null ? model.name : `${model.name} ${serialNumber.slice(-4)}`),
  modelId: model.id,
  modelName: model.name,
  modelKind: model.kind,
  ownerId,
  locationId,
  orderId: orderId ?? null,
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

/** Adds one machine. */
export async function newMachine({ db, now, note }: Context, made: NewMachine): Promise<EquipmentRow> {
  const row = machineRow(made, now);
  await db.insert(commercialEquipment).values(row);
  note({ resource: 'equipment', id: row.id, action: 'createEquipment', details: { version: 1, after: made } });
  return row;
}
