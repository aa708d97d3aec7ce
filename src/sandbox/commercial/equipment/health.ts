import { eq } from 'drizzle-orm';
import type { EquipmentStatus } from '../../../core/contract/schemas/commercial/equipment.js';
import { isSame } from '../../db/same.js';
import type { Context } from '../../http/handler.js';
import type { EquipmentRow } from './equipment-record.js';
import { commercialEquipment as machines } from '../tables/equipment.js';

/** A word about a machine: its own, or of the service that watches it. */
export interface Word {
  /** When it was so, unix seconds. */
  at: number;
  status: 'ready' | 'inUse' | 'offline' | 'fault';
  code?: string | undefined;
  firmware?: string | undefined;
  readings?: Record<string, number> | undefined;
}

/** The status after a word. One that was never activated stays unregistered, whatever is said of it. */
export const statusAfter = (status: EquipmentStatus, word: Word['status']): EquipmentStatus =>
  status === 'unregistered' ? 'unregistered' : word;

/**
 * Takes a word in, unless a newer one is known. Whoever reads the machine's history finds what changed its status, its
 * fault or its software, and not every sign of life.
 */
export async function takeWord(
  { db, note }: Pick<Context, 'db' | 'note'>,
  row: EquipmentRow,
  word: Word,
): Promise<'applied' | 'stale'> {
  if (row.healthAt !== null && word.at < row.healthAt) {
    note(null);
    return 'stale';
  }
  const code = word.status === 'fault' ? (word.code ?? null) : null;
  const next = {
    status: statusAfter(row.status, word.status),
    faultCode: row.status === 'unregistered' ? null : code,
    firmware: word.firmware ?? row.firmware,
  };
  await db
    .update(machines)
    .set({
      ...next,
      health: { at: word.at, code, readings: word.readings ?? {} },
      healthAt: word.at,
      ...(word.status !== 'offline' && { lastSeenAt: Math.max(word.at, row.lastSeenAt ?? 0) }),
    })
    .where(eq(machines.id, row.id));
  const before = { status: row.status, faultCode: row.faultCode, firmware: row.firmware };
  const isNews = !isSame(before, next);
  note(
    isNews ? { resource: 'equipment', id: row.id, action: 'equipmentHealth', details: { before, after: next } } : null,
  );
  return 'applied';
}
