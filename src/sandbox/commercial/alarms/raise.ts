import type { AlarmKind } from '../../../core/contract/schemas/commercial/alarms.js';
import type { Db } from '../../db/db.js';
import { newId } from '../../db/ids.js';
import { alarms } from '../tables/sessions.js';

export interface NewAlarm {
  kind: AlarmKind;
  locationId: string;
  /** What it is about: a machine, a licence or the location. */
  subject: string;
  equipmentId?: string;
  licenseId?: string;
  detail?: string;
}

/** Raises an alarm, unless it is up already. */
export async function raiseAlarm(db: Db, alarm: NewAlarm, now: number): Promise<void> {
  await db
    .insert(alarms)
    .values({ id: newId('alm'), raisedAt: now, ...alarm })
    .onConflictDoNothing();
}
