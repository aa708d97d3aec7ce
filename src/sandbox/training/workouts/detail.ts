import { and, desc, eq } from 'drizzle-orm';
import { metricUnits, metricSlug } from '../../../core/contract/schemas/training/recording.js';
import type {
  WorkoutDetail,
  WorkoutGraph,
  WorkoutSummary,
} from '../../../core/contract/schemas/training/workout-detail.js';
import { contentItems } from '../../content/tables.js';
import type { Db } from '../../db/db.js';
import { recordsJoined, shownRecord } from '../records/shape.js';
import { standingsOf } from '../records/standings.js';
import { intensityOf } from '../rules/normalized-power.js';
import { personalBests } from '../tables/records.js';
import { workouts } from '../tables/workouts.js';
import { isOf } from './filters.js';
import { findWorkout, noWorkout } from './find.js';
import { metricLabels } from './labels.js';
import { overlapsOf } from './overlaps.js';
import { readSeries } from './series.js';

/** Whose a workout is; deleted ones are nobody's. */
export async function memberOf(db: Db, id: string): Promise<string> {
  const [found] = await db
    .select({ userId: workouts.userId, deletedAt: workouts.deletedAt })
    .from(workouts)
    .where(eq(workouts.id, id));
  if (!found || found.deletedAt !== null) throw noWorkout();
  return found.userId;
}

/** What is computed of one workout alone. */
async function ownFigures(db: Db, id: string): Promise<Pick<WorkoutSummary, 'zones' | 'power'>> {
  const { zones, normalizedPower, ftp, curve } = workouts;
  const [found] = await db.select({ zones, normalizedPower, ftp, curve }).from(workouts).where(eq(workouts.id, id));
  const normalized = found?.normalizedPower ?? null;
  return {
    zones: found?.zones ?? null,
    power:
      !found || (normalized === null && found.curve === null)
        ? null
        : {
            normalized,
            ftp: found.ftp,
            intensity:
              found.ftp === null || normalized === null ? null : Math.round(1000 * intensityOf(normalized, found.ftp)),
            curve: found.curve ?? [],
          },
  };
}

/** A workout's figures, and where its member stands among all who did its class. */
export async function workoutSummary(db: Db, id: string): Promise<WorkoutSummary> {
  const userId = await memberOf(db, id);
  const [workout, figures] = await Promise.all([findWorkout(db, userId, id), ownFigures(db, id)]);
  const standings = workout.content ? await standingsOf(db, userId, workout.content.id) : [];
  return { workout, standings, ...figures };
}

/** Earlier and later tries that a page shows beside this one. */
const MOST_TRIES = 20;

const triesOf = (db: Db, userId: string, contentId: string): Promise<WorkoutDetail['tries']> => {
  const { id, startedAt, completed, output } = workouts;
  return db
    .select({ id, startedAt, completed, output })
    .from(workouts)
    .where(and(isOf(userId), eq(workouts.contentId, contentId)))
    .orderBy(desc(startedAt), desc(id))
    .limit(MOST_TRIES);
};

/** One workout with its place among all, its records, the other tries of its class, and other records of its session. */
export async function workoutDetail(db: Db, id: string): Promise<WorkoutDetail> {
  const userId = await memberOf(db, id);
  const summary = await workoutSummary(db, id);
  const [bests, tries, overlaps] = await Promise.all([
    recordsJoined(db).where(eq(personalBests.workoutId, id)).orderBy(personalBests.scope, personalBests.metric),
    summary.workout.content ? triesOf(db, userId, summary.workout.content.id) : [],
    overlapsOf(db, { ...summary.workout, userId }),
  ]);
  return { ...summary, personalBests: bests.map(shownRecord), tries: tries.filter(one => one.id !== id), overlaps };
}

/** One workout's samples, with the parts of its class, else the laps that were pressed. */
export async function workoutGraph(db: Db, id: string): Promise<WorkoutGraph> {
  const workout = await findWorkout(db, await memberOf(db, id), id);
  const [series, [content]] = await Promise.all([
    readSeries(db, id),
    workout.content
      ? db
          .select({ segments: contentItems.segments, targets: contentItems.targets })
          .from(contentItems)
          .where(eq(contentItems.id, workout.content.id))
      : [],
  ]);
  const laps = (series?.laps ?? []).map(({ name, start, length }, index) => ({
    name: name ?? `${index + 1}`,
    start,
    length,
  }));
  return {
    workoutId: id,
    seconds: series?.seconds ?? [],
    metrics: metricSlug.options.flatMap(slug => {
      const values = series?.metrics[slug];
      return values
        ? [
            {
              slug,
              label: metricLabels[slug],
              unit: metricUnits[slug],
              average: workout.average[slug],
              max: workout.max[slug],
              values,
            },
          ]
        : [];
    }),
    segments: content && content.segments.length > 0 ? content.segments : laps,
    targets: content?.targets ?? [],
  };
}
