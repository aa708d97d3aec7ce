import type { HeartRateZones } from '../../../core/contract/schemas/heart-rate.js';
import { metricSlug, type Recording } from '../../../core/contract/schemas/training/recording.js';
import type { WorkoutZones } from '../../../core/contract/schemas/training/workout-detail.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { distanceMetres, outputJoules } from '../rules/average-and-max.js';
import { ftpOf } from '../rules/ftp.js';
import { heartRateLoad } from '../rules/heart-rate-load.js';
import { powerLoad } from '../rules/normalized-power.js';
import { possible } from '../rules/possible.js';
import { cleaned, measuredSeconds } from '../rules/samples.js';
import { timeInZones } from '../rules/time-in-zones.js';
import type { Athlete } from './athlete.js';
import { measuredColumns } from './measured-columns.js';

type Columns = Recording['metrics'];

/** A recording without readings that cannot be, and how many those were. */
export function cleanRecording(type: WorkoutType, recording: Recording): { recording: Recording; dropped: number } {
  const bounds = possible(type);
  const columns = metricSlug.options.flatMap(slug => {
    const values = recording.metrics[slug];
    // a column is as long as its seconds; what a device left out at the end was not measured
    const beside = values && recording.seconds.map((_, index) => values[index] ?? null);
    return beside ? [{ slug, ...cleaned(bounds[slug], beside) }] : [];
  });
  const metrics: Columns = Object.fromEntries(
    columns.map(({ slug, values }) => [slug, values.map(value => (value === null ? null : Math.round(value)))]),
  );
  return {
    recording: { ...recording, metrics },
    dropped: columns.reduce((sum, column) => sum + column.dropped, 0),
  };
}

/** The zones of the day, with the seconds in each; they stay as they are when the member's change (domain 3.3). */
function zonesOf(
  { seconds, metrics }: Recording,
  { maxHeartRate, method, zones }: HeartRateZones,
): WorkoutZones | null {
  const rates = metrics.heart_rate ?? [];
  if (maxHeartRate === null || measuredSeconds(seconds, rates) === 0) return null;
  return { maxHeartRate, method, zones: timeInZones(seconds, rates, zones) };
}

interface Load {
  load: number | null;
  loadMethod: 'power' | 'heartRate' | null;
}

/** The load: of power where it was measured and the limit is known, else of the heart (domain 3.8). */
function loadOf(
  { seconds, metrics }: Recording,
  { normalized, ftp }: { normalized: number | null; ftp: number | null },
  { heart }: Athlete,
): Load {
  if (normalized !== null && ftp !== null) {
    const measured = measuredSeconds(seconds, metrics.output ?? []);
    return { load: Math.round(powerLoad(measured, normalized, ftp)), loadMethod: 'power' };
  }
  const found = heart && heartRateLoad(seconds, metrics.heart_rate ?? [], heart);
  return found ? { load: Math.round(found.load), loadMethod: 'heartRate' } : { load: null, loadMethod: null };
}

const BEST_20 = 1200;

/** All that is computed of a workout's samples when it is kept. `athlete` is its member on that day. */
export function figuresOf(recording: Recording, athlete: Athlete) {
  const { seconds, metrics } = recording;
  const columns = measuredColumns(recording);
  const { normalizedPower: normalized, curve } = columns;
  const today = curve?.find(point => point.seconds === BEST_20)?.watts ?? 0;
  const best = Math.max(today, athlete.best20Minutes ?? 0);
  const ftp = normalized === null ? null : (ftpOf(best || null, athlete.ftp)?.watts ?? null);
  return {
    ...columns,
    output: outputJoules(seconds, metrics.output ?? []),
    distance: distanceMetres(seconds, metrics.speed ?? []),
    zones: zonesOf(recording, athlete.zones),
    ftp,
    ...loadOf(recording, { normalized, ftp }, athlete),
  };
}
