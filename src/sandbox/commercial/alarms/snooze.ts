import { eq } from 'drizzle-orm';
import type { Alarm, Snooze } from '../../../core/contract/schemas/commercial/alarms.js';
import type { Context } from '../../http/handler.js';
import { invalid, Refusal } from '../../http/refusal.js';
import { alarms } from '../tables/sessions.js';
import { alarmRecord } from './list.js';

/** Keeps an alarm quiet until then, for everybody at the location; null wakes it up. One that is cleared says nothing anyway. */
export async function snoozeAlarm(context: Context, alarmId: string, { until }: Snooze): Promise<Alarm> {
  const { db, now } = context;
  if (until !== null && until <= now) throw invalid([{ path: 'until', message: 'Must be in the future.' }]);
  const [row] = await db.select().from(alarms).where(eq(alarms.id, alarmId)).for('update');
  if (!row) throw new Refusal('notFound', 'There is no such alarm.');
  if (row.clearedAt !== null || row.snoozedUntil === until) context.note(null);
  else {
    await db.update(alarms).set({ snoozedUntil: until }).where(eq(alarms.id, alarmId));
    context.note({
      id: alarmId,
      details: { before: { snoozedUntil: row.snoozedUntil }, after: { snoozedUntil: until } },
    });
  }
  return alarmRecord(context, alarmId);
}
