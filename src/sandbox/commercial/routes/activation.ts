import { eq } from 'drizzle-orm';
import type * as calls from '../../../core/contract/commercial/activation.js';
import { readForChange } from '../../db/versioned.js';
import type { Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { activateByCode } from '../activation/activate-by-code.js';
import { refuse } from '../equipment/equipment-change.js';
import { versionedEquipment } from '../equipment/equipment-record.js';
import { shownStatus } from '../equipment/equipment-status.js';
import { signInEquipment } from '../activation/equipment-token.js';
import { takeWord } from '../equipment/health.js';
import { signLease } from '../activation/leases.js';
import { licenseRefusal } from '../licenses/license-status.js';
import { approvePairing, beginPairing, cancelPairing, pollPairing, seePairing } from '../activation/pairings.js';
import { seatOf } from '../licenses/seats.js';
import { startRefusal } from '../equipment/start-refusal.js';
import { commercialEquipment as machines } from '../tables/equipment.js';

export const activationHandlers = {
  activateEquipment: activateByCode,
  authenticateEquipment: signInEquipment,
  beginPairing,
  pollPairing: (context, { deviceCode }) => pollPairing(context, deviceCode),
  async cancelPairing(context, { deviceCode }) {
    await cancelPairing(context, deviceCode);
    return { canceled: true };
  },
  getPairing: (context, { userCode }) => seePairing(context, userCode),
  approvePairing,

  async leaseSeat(context, { equipmentId }) {
    const { db, now, caller } = context;
    const { row } = await readForChange(context, versionedEquipment, equipmentId);
    if (row.stage === 'trash') throw refuse('equipmentTrashed');
    if (row.stage === 'rest') throw new Refusal('equipmentResting', 'This machine is out of service.');
    const license = await seatOf(db, equipmentId);
    if (!license) throw new Refusal('equipmentUnlicensed', 'This machine has no seat. Assign one first.');
    const code = licenseRefusal(license, now);
    if (code)
      throw new Refusal(code, code === 'licenseExpired' ? 'The licence has expired.' : 'The licence is suspended.');
    const lease = await signLease(context, row, license);
    await db.update(machines).set({ leaseUntil: lease.until }).where(eq(machines.id, equipmentId));
    // a machine renews its lease every day; that a person took one as a file is worth a line
    context.note(
      caller?.userId === equipmentId ? null : { id: equipmentId, details: { after: { leaseUntil: lease.until } } },
    );
    return lease;
  },

  async reportHealth(context, { equipmentId, at, ...word }) {
    const { db, now } = context;
    const { row } = await readForChange(context, versionedEquipment, equipmentId);
    // a console's clock may run ahead: a word from the future would make every later one stale
    const outcome = await takeWord(context, row, { ...word, at: Math.min(at, now) });
    const [present] = await db.select().from(machines).where(eq(machines.id, equipmentId));
    const machine = present ?? row;
    return {
      outcome,
      status: shownStatus(machine.status, machine.lastSeenAt, now),
      stage: machine.stage,
      next: startRefusal(machine, await seatOf(db, equipmentId), now) ?? 'ok',
    };
  },
} satisfies Handlers<Exclude<keyof typeof calls, 'reportMachineSessions'>>;
