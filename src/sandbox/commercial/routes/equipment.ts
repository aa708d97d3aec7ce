import { and, eq } from 'drizzle-orm';
import type * as calls from '../../../core/contract/commercial/equipment.js';
import type { Context, Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { changeEquipment } from '../equipment/bulk.js';
import {
  assignLicense,
  assignUser,
  changeRow,
  editEquipment,
  holdFor,
  placeEquipment,
  releaseLicense,
} from '../equipment/equipment-change.js';
import { hasSerial } from '../equipment/by-serial.js';
import { historyOfEquipment } from '../equipment/equipment-history.js';
import { equipmentFor, machinesOf } from '../equipment/equipment-list.js';
import { equipmentRecord, type EquipmentRow } from '../equipment/equipment-record.js';
import { moveStage, trashEquipment } from '../equipment/equipment-stage.js';
import { takeWord } from '../equipment/health.js';
import { releaseEquipment } from '../equipment/release.js';
import { replaceEquipment } from '../equipment/replace.js';
import { commercialEquipment as machines } from '../tables/equipment.js';

const noSuch = () => new Refusal('notFound', 'There is no such machine.');

async function rowBy(context: Context, which: ReturnType<typeof and>): Promise<EquipmentRow> {
  const [row] = await context.db
    .select()
    .from(machines)
    .where(and(which, machinesOf(callerIn(context))));
  if (!row) throw noSuch();
  return row;
}

export const equipmentOfLocationsHandlers = {
  listEquipment: equipmentFor,

  getEquipment: async (context, { equipmentId }) =>
    equipmentRecord(context, await rowBy(context, eq(machines.id, equipmentId))),

  findEquipmentBySerial: async (context, { serial }) =>
    equipmentRecord(context, await rowBy(context, hasSerial(serial))),

  async listEquipmentHistory(context, { equipmentId, ...page }) {
    await rowBy(context, eq(machines.id, equipmentId));
    return historyOfEquipment(context, equipmentId, page);
  },

  updateEquipment: (context, { equipmentId, ...edit }) => editEquipment(context, equipmentId, edit),
  assignLicense: (context, { equipmentId, ...seating }) => assignLicense(context, equipmentId, seating),
  releaseLicense: (context, { equipmentId, ...asked }) => releaseLicense(context, equipmentId, asked),
  placeEquipment: (context, { equipmentId, ...placement }) => placeEquipment(context, equipmentId, placement),
  assignEquipmentUser: (context, { equipmentId, ...handing }) => assignUser(context, equipmentId, handing),
  moveToNextStage: (context, { equipmentId, ...asked }) => moveStage(context, equipmentId, 'nextStage', asked),
  completeEquipment: (context, { equipmentId, ...asked }) => moveStage(context, equipmentId, 'complete', asked),
  restEquipment: (context, { equipmentId, ...asked }) => moveStage(context, equipmentId, 'rest', asked),
  trashEquipment: (context, { equipmentId, ...trashing }) => trashEquipment(context, equipmentId, trashing),
  releaseEquipment: (context, { equipmentId, ...asked }) => releaseEquipment(context, equipmentId, asked),
  replaceEquipment: (context, { equipmentId, ...coming }) => replaceEquipment(context, equipmentId, coming),
  changeEquipment,

  async readyEquipment(context, { equipmentId, ...asked }) {
    const held = await holdFor(context, 'ready', equipmentId, asked);
    const { db, now } = context;
    // A sign of life is no change of the machine: said again, it adds nothing to its history.
    const seen = { healthAt: Math.max(now, held.row.healthAt ?? 0), lastSeenAt: now };
    await db.update(machines).set(seen).where(eq(machines.id, equipmentId));
    const row = { ...held.row, ...seen };
    return changeRow(context, { ...held, row }, { status: 'ready', faultCode: null }, asked);
  },

  async reportEquipmentFault(context, { equipmentId, code, note }) {
    const { row } = await holdFor(context, 'reportFault', equipmentId, {});
    const at = Math.max(context.now, row.healthAt ?? 0);
    await takeWord({ ...context, note: () => {} }, row, { at, status: 'fault', code });
    context.note({ id: equipmentId, details: { reason: note, after: { status: 'fault', faultCode: code ?? null } } });
    return equipmentRecord(context, await rowBy(context, eq(machines.id, equipmentId)));
  },
} satisfies Handlers<keyof typeof calls>;
