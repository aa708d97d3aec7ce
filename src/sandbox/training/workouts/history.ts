import { desc } from 'drizzle-orm';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import type {
  WorkoutHistory,
  WorkoutList,
  WorkoutLog,
  WorkoutQuery,
} from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { sortedBy } from '../../db/sort.js';
import { workouts } from '../tables/workouts.js';
import { chosen, isOf } from './filters.js';
import { workoutsOf } from './shape.js';
import { noSums, sums } from './sums.js';

const { startedAt, durationSeconds, output, distance, calories } = workouts;
const sorts = { startedAt, durationSeconds, output, distance, calories };

/**
 * A page of a member's workouts: first which ones, by an index alone, and only then what they are shown with. `total`
 * where somebody has counted them already.
 */
const pageOfWorkouts = (
  db: Db,
  userId: string,
  { sort = '-startedAt', offset, limit, ...filters }: WorkoutQuery,
  total?: number,
): Promise<WorkoutList> =>
  pageOf(db, {
    rows: db.select({ id: workouts.id }).from(workouts).where(chosen(userId, filters)),
    order: [sortedBy(sort, sorts)],
    key: workouts.id,
    page: { offset, limit },
    items: found =>
      workoutsOf(
        db,
        found.map(({ id }) => id),
      ),
    ...(total !== undefined && { total: () => total }),
  });

/** A member's workouts, newest first without a sort. */
export const listedWorkouts = (db: Db, userId: string, query: WorkoutQuery): Promise<WorkoutList> =>
  pageOfWorkouts(db, userId, query);

/** The same, with the sums over all that the filters let through. */
export async function workoutHistory(db: Db, userId: string, query: WorkoutQuery): Promise<WorkoutHistory> {
  const { sort: _, offset: _offset, limit: _limit, ...filters } = query;
  const [totals = noSums] = await db.select(sums).from(workouts).where(chosen(userId, filters));
  return { ...(await pageOfWorkouts(db, userId, query, totals.count)), totals };
}

interface Day {
  localDate: string;
  seconds: number;
  items: WorkoutLog['items'][number]['items'];
}

/** Rows that follow one another on one day, as that day. */
function byDay(rows: readonly (Day['items'][number] & { localDate: string })[]): Day[] {
  return rows.reduce<Day[]>((days, { localDate, ...item }) => {
    const last = days.at(-1);
    if (last?.localDate !== localDate) return [...days, { localDate, seconds: item.seconds, items: [item] }];
    return [...days.slice(0, -1), { localDate, seconds: last.seconds + item.seconds, items: [...last.items, item] }];
  }, []);
}

/** What was done, day by day: the latest day first, and of a day the latest workout first. */
export const workoutLog = (db: Db, userId: string, page: PageQuery): Promise<WorkoutLog> =>
  pageOf(db, {
    rows: db
      .select({
        id: workouts.id,
        type: workouts.type,
        title: workouts.title,
        startedAt: workouts.startedAt,
        seconds: workouts.durationSeconds,
        localDate: workouts.localDate,
      })
      .from(workouts)
      .where(isOf(userId)),
    // days where they were: somebody who flies east has two of one name, and may have them twice
    order: [desc(workouts.localDate), desc(workouts.startedAt)],
    key: workouts.id,
    page,
    items: byDay,
  });
