import { and, desc, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PlanClass } from '../../../core/contract/schemas/training/workout-plans.js';
import { contentItems } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { machinesOf } from '../../equipment/user-equipment.js';
import { daysLater, mondayOf } from '../rules/days.js';
import { protectedDays } from '../streaks/protection.js';
import { streakSettingsOf } from '../streaks/read.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';
import { type PlanFacts, WEEKS_BACK } from './facts.js';

/** Classes that are looked at: the newest of the member's types. */
const MOST_CLASSES = 1000;

/** The classes that members can take. */
function classesOf(db: Db, now: number, which?: SQL): Promise<PlanClass[]> {
  const { id, title, type, durationSeconds, level, publishedAt, deletedAt } = contentItems;
  return db
    .select({ id, title, type, durationSeconds, level })
    .from(contentItems)
    .where(and(isNull(deletedAt), lte(publishedAt, now), which))
    .orderBy(desc(publishedAt), id)
    .limit(MOST_CLASSES);
}

/** What this week of a member is planned from; `today` is their local day. */
export async function readFacts(
  db: Db,
  userId: string,
  { today, now }: { today: string; now: number },
): Promise<PlanFacts> {
  const weekStart = mondayOf(today);
  const { localDate: day, type, durationSeconds, load } = workouts;
  const [done, loads, machines, settings] = await Promise.all([
    db
      .select({ day, type, durationSeconds, load })
      .from(workouts)
      .where(and(isOf(userId), gte(day, daysLater(weekStart, -7 * WEEKS_BACK)))),
    db
      .select({ day, load: sql<number>`sum(${load})::float8` })
      .from(workouts)
      .where(and(isOf(userId), isNotNull(load)))
      .groupBy(day),
    machinesOf(db, userId),
    streakSettingsOf(db, userId),
  ]);
  const owned = [...new Set(machines.map(({ modelKind }) => modelKind))].toSorted();
  const types = [...new Set([...done.map(one => one.type), ...owned])];
  const ofTypes = await classesOf(db, now, inArray(contentItems.type, types));
  // nobody teaches what some members do
  const classes = ofTypes.length > 0 ? ofTypes : await classesOf(db, now);
  const restDays = protectedDays(settings, weekStart, daysLater(weekStart, 6));
  return { weekStart, today, workouts: done, loads, classes, restDays, machines: owned };
}
