import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AlarmKind } from '../../../core/contract/schemas/commercial/alarms.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { alarms } from '../tables/sessions.js';

interface NewAlarm {
  kind: AlarmKind;
  locationId: string;
  /** What it is about: the id of a machine, a licence or a location. One alarm of a kind is up for it at a time. */
  subject: string;
  equipmentId?: string | null;
  licenseId?: string | null;
  detail?: string | null;
}

/** Raises an alarm where something was noticed that nobody can look up later. One that is up already stays as it is, but for what is new in `detail`. Answers whether it is new. */
export async function raiseAlarm(
  db: Db,
  { kind, locationId, subject, equipmentId = null, licenseId = null, detail = null }: NewAlarm,
  now: number,
): Promise<boolean> {
  const raised = await db
    .insert(alarms)
    .values({ id: newId('alm'), kind, locationId, subject, equipmentId, licenseId, detail, raisedAt: now })
    .onConflictDoNothing({ target: [alarms.kind, alarms.subject], where: sql`cleared_at is null` })
    .returning({ id: alarms.id });
  if (raised.length > 0) return true;
  if (detail !== null)
    await db
      .update(alarms)
      .set({ detail })
      .where(and(eq(alarms.kind, kind), eq(alarms.subject, subject), isNull(alarms.clearedAt)));
  return false;
}
