import { desc, eq } from 'drizzle-orm';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import type {
  WorkoutHistory,
  WorkoutList,
  WorkoutLog,
  WorkoutQuery,
} from '../../../core/contract/schemas/training/workouts.js';
import { instructors } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { sortedBy } from '../../db/sort.js';
import { workouts } from '../tables/workouts.js';
import { chosen, isOf } from './filters.js';
import { shownWorkouts, workoutsJoined } from './shape.js';
import { noSums, sums } from './sums.js';

const { startedAt, durationSeconds, output, distance, calories } = workouts;
const sorts = { startedAt, durationSeconds, output, distance, calories };

/** A member's workouts, newest first without a sort. */
export const listedWorkouts = (
  db: Db,
  userId: string,
  { sort = '-startedAt', offset, limit, ...filters }: WorkoutQuery,
): Promise<WorkoutList> =>
  pageOf(db, {
    rows: workoutsJoined(db).where(chosen(userId, filters)),
    order: [sortedBy(sort, sorts)],
    key: workouts.id,
    page: { offset, limit },
    items: found => shownWorkouts(db, found),
  });

/** The same, with the sums over all that the filters let through. */
export async function workoutHistory(db: Db, userId: string, query: WorkoutQuery): Promise<WorkoutHistory> {
  const { sort: _, offset: _offset, limit: _limit, ...filters } = query;
  const [page, [totals = noSums]] = await Promise.all([
    listedWorkouts(db, userId, query),
    db
      .select(sums)
      .from(workouts)
      .leftJoin(instructors, eq(instructors.id, workouts.instructorId))
      .where(chosen(userId, filters)),
  ]);
  return { ...page, totals };
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
