import { and, eq } from 'drizzle-orm';
import type { Processed, ProcessRequest } from '../../../core/contract/schemas/training/records.js';
import type { Db } from '../../db/db.js';
import type { Context } from '../../http/handler.js';
import { mayKnow } from '../../partners/people.js';
import { invalid } from '../../http/refusal.js';
import { rebuildRecords, scopesOf } from '../records/rebuild.js';
import { workouts } from '../tables/workouts.js';
import { memberOf } from './detail.js';
import { isOf } from './filters.js';
import { noWorkout } from './find.js';
import { measuredColumns } from './measured-columns.js';
import { readSeries } from './series.js';

/** Computes again what a workout's samples alone say. Zones, limit and load stay as they were on the day (domain 3.3). */
async function computeAgain(db: Db, id: string): Promise<void> {
  const series = await readSeries(db, id);
  if (!series) return;
  await db.update(workouts).set(measuredColumns(series)).where(eq(workouts.id, id));
}

/** Whose workouts are meant: the caller's own, or those that a back end names; a partner's names its own people. */
async function meant(context: Context, { workoutId, userId }: ProcessRequest): Promise<string> {
  const { db, caller } = context;
  const owner = workoutId === undefined ? userId : await memberOf(db, workoutId);
  if (!caller && owner === undefined)
    throw invalid([{ path: 'userId', message: 'Name the user or the workout that is to be processed.' }]);
  // somebody else's is as good as none
  if (caller && owner !== undefined && owner !== caller.userId) throw noWorkout();
  if (owner !== undefined && !(await mayKnow(context, owner))) throw noWorkout();
  return owner ?? caller?.userId ?? '';
}

/** Computes derived figures and records again. It changes nothing where nothing was wrong. */
export async function processWorkouts(context: Context, request: ProcessRequest): Promise<Processed> {
  const { db } = context;
  const userId = await meant(context, request);
  const { id, type, classSeconds, contentId } = workouts;
  const rows = await db
    .select({ id, type, classSeconds, contentId })
    .from(workouts)
    .where(and(isOf(userId), request.workoutId === undefined ? undefined : eq(id, request.workoutId)));
  for (const row of rows) await computeAgain(db, row.id);
  return { workouts: rows.length, records: await rebuildRecords(db, userId, rows.map(scopesOf)) };
}
