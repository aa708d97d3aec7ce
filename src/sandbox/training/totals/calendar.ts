import { and, asc, gte, lte } from 'drizzle-orm';
import type { WorkoutCalendar } from '../../../core/contract/schemas/training/workout-totals.js';
import type { Db } from '../../db/db.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';

type Day = WorkoutCalendar['days'][string];

const noDay: Day = { count: 0, seconds: 0, calories: 0, items: [] };

/** Every workout of a month (`YYYY-MM`), by the days where they were done; of a day the earliest first. */
export async function daysOf(db: Db, userId: string, month: string): Promise<WorkoutCalendar['days']> {
  const { id, type, title, startedAt, timeZone, durationSeconds: seconds, completed, calories, localDate } = workouts;
  const rows = await db
    .select({ localDate, calories, item: { id, type, title, startedAt, timeZone, seconds, completed } })
    .from(workouts)
    .where(and(isOf(userId), gte(localDate, `${month}-01`), lte(localDate, `${month}-31`)))
    .orderBy(asc(localDate), asc(startedAt), asc(id));
  const days = new Map<string, Day>();
  for (const row of rows) {
    const day = days.get(row.localDate) ?? noDay;
    days.set(row.localDate, {
      count: day.count + 1,
      seconds: day.seconds + row.item.seconds,
      calories: day.calories + (row.calories ?? 0),
      items: [...day.items, row.item],
    });
  }
  return Object.fromEntries(days);
}
