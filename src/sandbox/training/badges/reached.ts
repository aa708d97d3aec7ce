import { and, count, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/db.js';
import type { Context } from '../../http/handler.js';
import type { MilestoneCounts } from '../rules/milestones.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { readStreaks } from '../streaks/read.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from '../workouts/filters.js';

/** How far a member is with all that badges are given for. */
export interface Reached {
  counts: MilestoneCounts;
  /** Days in a row. */
  streak: { current: number; longest: number };
}

/** How many workouts count for each kind of milestone: what `milestoneCounts` says of all of them, counted where they lie. */
export async function countsOf(db: Db, userId: string): Promise<MilestoneCounts> {
  const { type, completed, contentId, source } = workouts;
  const rows = await db
    .select({ type, count: count() })
    .from(workouts)
    .where(and(isOf(userId), eq(completed, true), isNotNull(contentId), ne(source, 'manual')))
    .groupBy(type);
  const of = (wanted: WorkoutType): number => rows.find(row => row.type === wanted)?.count ?? 0;
  return {
    bike: of('bike'),
    row: of('row'),
    run: of('run'),
    climb: of('climb'),
    ellipse: of('ellipse'),
    reflect: of('reflect'),
    fitpass: of('fitpass'),
    all: rows.reduce((sum, row) => sum + row.count, 0),
  };
}

export async function reachedBy(context: Pick<Context, 'db' | 'now'>, userId: string): Promise<Reached> {
  const [counts, { streaks }] = await Promise.all([countsOf(context.db, userId), readStreaks(context, userId)]);
  return { counts, streak: streaks.daily };
}
