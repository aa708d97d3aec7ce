import { sql } from 'drizzle-orm';
import { localDay } from '../../../core/wall-clock.js';
import type { Context } from '../../http/handler.js';
import { timeZoneOf } from '../../people/time-zone.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';

/**
 * The day that a member's sums reach when nothing else is asked for, `YYYY-MM-DD`: today for them. Who trained where it
 * was tomorrow already, in Auckland with a watch of Honolulu, has that day in their sums at once.
 */
export async function lastDayOf({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<string> {
  const [timeZone, [newest]] = await Promise.all([
    timeZoneOf(db, userId),
    db
      .select({ day: sql<string | null>`max(${workouts.localDate})::text` })
      .from(workouts)
      .where(isOf(userId)),
  ]);
  const today = localDay(timeZone, now);
  return newest?.day && newest.day > today ? newest.day : today;
}
