import type { Connection, EquipmentStatus } from '../../../core/contract/schemas/commercial/equipment.js';

/** A machine says something every five minutes; after three that did not come it counts as offline. */
export const SILENT_SECONDS = 15 * 60;

/** Whether it was heard of. A machine that never was is no machine that has gone quiet (domain 2.5). */
export function connectionOf(lastSeenAt: number | null, now: number): Connection {
  if (lastSeenAt === null) return 'neverSeen';
  return lastSeenAt <= now - SILENT_SECONDS ? 'offline' : 'online';
}

/** Statuses that a machine keeps only as long as it is heard of. */
export const aliveOnly: readonly EquipmentStatus[] = ['activated', 'ready', 'inUse'];

/** The status as people see it: what was said last, unless it has been silent since. */
export function shownStatus(status: EquipmentStatus, lastSeenAt: number | null, now: number): EquipmentStatus {
  return aliveOnly.includes(status) && connectionOf(lastSeenAt, now) === 'offline' ? 'offline' : status;
}
