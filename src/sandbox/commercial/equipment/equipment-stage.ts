import { serialKey } from '../../../core/serial-number.js';
import type { EquipmentRecord } from '../../../core/contract/schemas/commercial/equipment.js';
import type { Held } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { invalid } from '../../http/refusal.js';
import { type Asked, changeRow, holdFor, refuse } from './equipment-change.js';
import type { EquipmentRow } from './equipment-record.js';
import { freeSeat } from '../licenses/seats.js';
import { moved, type StageMove } from './stages.js';

/** Moves a machine in its life; `moved` says where to. */
export async function moveStage(
  context: Context,
  id: string,
  move: Exclude<StageMove, 'trash'>,
  asked: Asked,
): Promise<EquipmentRecord> {
  const held = await holdFor(context, move, id, asked);
  const to = moved(held.row, move);
  if (typeof to === 'string') throw refuse(to);
  return changeRow(context, held, to, asked);
}

/** What a machine is no more once it is in the trash. The digest of its secret stays, so that its holder is told so. */
export const inTrash = {
  stage: 'trash',
  previousStage: null,
  status: 'unregistered',
  faultCode: null,
  locationId: null,
  userId: null,
  lifetimeId: null,
  leaseUntil: null,
} as const;

/** Puts a machine that is held into the trash: its seat is free, its token dead. */
export async function trash(context: Context, held: Held<EquipmentRow>, asked: Asked): Promise<EquipmentRecord> {
  await freeSeat(context.db, held.id);
  return changeRow(context, held, inTrash, asked);
}

/** Final, so whoever does it types the serial number; one that is only expected is named by its name. */
export async function trashEquipment(
  context: Context,
  id: string,
  { serialNumber, ...asked }: Asked & { serialNumber: string },
): Promise<EquipmentRecord> {
  const held = await holdFor(context, 'trash', id, asked);
  const label = held.row.serialNumber ?? held.row.name;
  if (serialKey(serialNumber) !== serialKey(label))
    throw invalid([{ path: 'serialNumber', message: 'Type the serial number of this machine.' }]);
  return held.row.stage === 'trash' ? changeRow(context, held, {}, asked) : trash(context, held, asked);
}
