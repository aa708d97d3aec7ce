import { asc, eq } from 'drizzle-orm';
import { metricSlug, type MetricSlug, type Recording } from '../../../core/contract/schemas/training/recording.js';
import type { Db } from '../../db/db.js';
import { packSamples, unpackSamples } from '../series-codec.js';
import { workoutLaps, workoutSeries } from '../tables/workouts.js';

const SECONDS = 'seconds';

type Columns = Recording['metrics'];

/** The rows of a recording. A metric that was never measured has none. */
export function seriesRows(workoutId: string, { seconds, metrics }: Pick<Recording, 'seconds' | 'metrics'>) {
  const measured = metricSlug.options.flatMap(slug => {
    const samples = metrics[slug];
    return samples?.some(sample => sample !== null) ? [{ workoutId, slug, samples: packSamples(samples) }] : [];
  });
  return measured.length === 0 ? [] : [{ workoutId, slug: SECONDS, samples: packSamples(seconds) }, ...measured];
}

/** Keeps what was measured of a workout. */
export async function keepSeries(db: Db, workoutId: string, recording: Recording): Promise<void> {
  const rows = seriesRows(workoutId, recording);
  if (rows.length > 0) await db.insert(workoutSeries).values(rows);
  if (recording.laps?.length) await db.insert(workoutLaps).values({ workoutId, laps: recording.laps });
}

/** Keeps metrics that a workout was given later; of those that it has, no row changes. */
export async function fillSeries(
  db: Db,
  workoutId: string,
  { seconds, metrics }: Pick<Recording, 'seconds' | 'metrics'>,
  filled: readonly MetricSlug[],
): Promise<void> {
  const columns: Columns = Object.fromEntries(filled.map(slug => [slug, metrics[slug]]));
  const rows = seriesRows(workoutId, { seconds, metrics: columns });
  if (rows.length > 0) await db.insert(workoutSeries).values(rows).onConflictDoNothing();
}

const isMetric = (slug: string): slug is MetricSlug => metricSlug.options.some(option => option === slug);

/** What was measured of a workout; undefined of one without samples. */
export async function readSeries(db: Db, workoutId: string): Promise<Recording | undefined> {
  const rows = await db
    .select()
    .from(workoutSeries)
    .where(eq(workoutSeries.workoutId, workoutId))
    .orderBy(asc(workoutSeries.slug));
  const times = rows.find(({ slug }) => slug === SECONDS);
  if (!times) return undefined;
  const [laps] = await db.select().from(workoutLaps).where(eq(workoutLaps.workoutId, workoutId));
  const metrics: Columns = Object.fromEntries(
    rows.flatMap(({ slug, samples }) => (isMetric(slug) ? [[slug, unpackSamples(samples)]] : [])),
  );
  return {
    seconds: unpackSamples(times.samples).filter(second => second !== null),
    metrics,
    ...(laps && { laps: laps.laps }),
  };
}
