import { and, eq } from 'drizzle-orm';
import { addDays } from '../../../../core/dates.js';
import { lookForAlarms } from '../../../commercial/alarms/look.js';
import { alarms } from '../../../commercial/tables/sessions.js';
import type { Seed } from '../../seed.js';

const HOUR = 3600;

/** What is wrong in the seed raises its alarm as it always would, at the time when it began; one is snoozed. */
export async function seedAlarms({ db, now }: Seed): Promise<void> {
  await lookForAlarms(db, now);
  const since = (kind: typeof alarms.$inferSelect.kind, raisedAt: number) =>
    db.update(alarms).set({ raisedAt }).where(eq(alarms.kind, kind));
  await since('offline', now - 4 * HOUR);
  await since('fault', now - HOUR);
  await since('seatsLow', addDays(now, -3));
  await since('licenseEnds', addDays(now, -18));
  await db
    .update(alarms)
    .set({ snoozedUntil: addDays(now, 5) })
    .where(and(eq(alarms.kind, 'seatsLow'), eq(alarms.locationId, 'loc_lakeside')));
}
