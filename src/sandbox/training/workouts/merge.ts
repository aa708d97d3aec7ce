import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import type { WorkoutMerge, WorkoutMerged } from '../../../core/contract/schemas/training/workout-merge.js';
import { bestMetric } from '../../../core/contract/schemas/training/workouts.js';
import type { Db } from '../../db/db.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { awardBadges } from '../badges/award.js';
import { rebuildRecords, scopesOf } from '../records/rebuild.js';
import { filledFrom, totalOf } from '../rules/fill.js';
import { whyNotOne } from '../rules/one-session.js';
import { strengthSessions } from '../tables/strength.js';
import { workouts } from '../tables/workouts.js';
import { athleteAt } from './athlete.js';
import { deleteWorkout } from './change.js';
import { figuresOf } from './figures.js';
import { isOf } from './filters.js';
import { findWorkout, noWorkout } from './find.js';
import { fillSeries, readSeries } from './series.js';

type Row = typeof workouts.$inferSelect;

const nothing = { seconds: [], metrics: {} };

/** Both records, which nobody else changes until the transaction ends. Somebody else's is as good as none (domain 6.3). */
async function hold(db: Db, userId: string, id: string, otherId: string): Promise<{ kept: Row; other: Row }> {
  const rows = await db
    .select()
    .from(workouts)
    .where(and(isOf(userId), inArray(workouts.id, [id, otherId])))
    // in one order, so that two merges never wait for one another
    .orderBy(asc(workouts.id))
    .for('update');
  const [kept, other] = [id, otherId].map(wanted => rows.find(row => row.id === wanted));
  if (!kept || !other) throw noWorkout();
  return { kept, other };
}

/** Sets stay with their session: the record that has them is the one to keep. */
async function demandSetsStay(db: Db, kept: Row, other: Row): Promise<void> {
  const sessions = await db
    .select({ id: strengthSessions.workoutId })
    .from(strengthSessions)
    .where(inArray(strengthSessions.workoutId, [kept.id, other.id]));
  const has = (row: Row) => sessions.some(({ id }) => id === row.id);
  if (has(other) && !has(kept))
    throw new Refusal('notOneSession', 'The other record has the sets. Keep that one, and merge this one into it.');
}

type Figures = ReturnType<typeof figuresOf>;

/** A load of watts says more than one of the heart; else what there was stays. */
function loadAfter(kept: Row, { load, loadMethod }: Figures, filled: readonly MetricSlug[]) {
  const isOfWatts = filled.includes('output') && loadMethod === 'power';
  const isFirst = filled.includes('heart_rate') && kept.load === null;
  return isOfWatts || isFirst ? { load, loadMethod } : { load: kept.load, loadMethod: kept.loadMethod };
}

/** The columns of the kept record. What it says itself stays: zones, limit and load as on the day (domain 3.3). */
function columnsAfter(kept: Row, other: Row, figures: Figures, filled: readonly MetricSlug[]) {
  const { output, distance, zones, ftp, ...measured } = figures;
  const totals = {
    output: totalOf(kept.output, output, other.output),
    distance: totalOf(kept.distance, distance, other.distance),
    elevation: totalOf(kept.elevation, other.elevation),
  };
  const isOwn = bestMetric.options.every(metric => totals[metric] === kept[metric]);
  return {
    ...measured,
    ...totals,
    calories: totalOf(kept.calories, other.calories),
    // what a file or a hand adds to a machine's record ranks no more than alone
    isRanked: kept.isRanked && (isOwn || other.isRanked),
    volume: totalOf(kept.volume, other.volume),
    zones: filled.includes('heart_rate') ? zones : kept.zones,
    ftp: filled.includes('output') ? ftp : kept.ftp,
    ...loadAfter(kept, figures, filled),
    version: kept.version + 1,
  };
}

/**
 * Makes two records of one session one, in one transaction: the kept one is given what it did not measure, the other is
 * deleted as any workout is, and records and badges are counted anew. Who restores the other has both again.
 */
export async function mergeWorkouts(
  context: Context,
  userId: string,
  id: string,
  { otherId }: WorkoutMerge,
): Promise<WorkoutMerged> {
  const { db, note } = context;
  const { kept, other } = await hold(db, userId, id, otherId);
  const reason = whyNotOne(kept, other);
  if (reason !== null) throw new Refusal('notOneSession', reason);
  await demandSetsStay(db, kept, other);
  const [own = nothing, theirs = nothing] = [await readSeries(db, id), await readSeries(db, otherId)];
  const { filled, ...recording } = filledFrom({ ...kept, ...own }, { ...other, ...theirs });
  const deleted = await deleteWorkout(context, userId, otherId);
  const athlete = await athleteAt(db, userId, kept.startedAt);
  // without watts of the other's, the limit is what it was
  const limit = filled.includes('output') ? {} : { ftp: kept.ftp, best20Minutes: null };
  const after = columnsAfter(kept, other, figuresOf(recording, { ...athlete, ...limit }), filled);
  await fillSeries(db, id, recording, filled);
  await db.update(workouts).set(after).where(eq(workouts.id, id));
  await rebuildRecords(db, userId, [scopesOf(kept)]);
  await awardBadges(context, userId);
  note({ details: { version: after.version, merged: otherId, filled } });
  note({ id: otherId, details: { mergedInto: id } });
  return { workout: await findWorkout(db, userId, id), filled, other: deleted };
}
