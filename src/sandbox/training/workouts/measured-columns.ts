import type { MetricSlug, Recording } from '../../../core/contract/schemas/training/recording.js';
import { averageOf, maximumOf } from '../rules/average-and-max.js';
import { normalizedPower } from '../rules/normalized-power.js';
import { powerCurve } from '../rules/power-curve.js';

/** The columns of a workout that its samples alone decide. */
export function measuredColumns({ seconds, metrics }: Pick<Recording, 'seconds' | 'metrics'>) {
  const average = (slug: MetricSlug) => averageOf(seconds, metrics[slug] ?? []);
  const highest = (slug: MetricSlug) => maximumOf(metrics[slug] ?? []);
  const watts = metrics.output ?? [];
  const normalized = normalizedPower(seconds, watts);
  const curve = powerCurve(seconds, watts).map(point => ({ seconds: point.seconds, watts: Math.round(point.watts) }));
  return {
    averageOutput: average('output'),
    averageCadence: average('cadence'),
    averageResistance: average('resistance'),
    averageSpeed: average('speed'),
    averageHeartRate: average('heart_rate'),
    averageIncline: average('incline'),
    maxOutput: highest('output'),
    maxCadence: highest('cadence'),
    maxResistance: highest('resistance'),
    maxSpeed: highest('speed'),
    maxHeartRate: highest('heart_rate'),
    maxIncline: highest('incline'),
    normalizedPower: normalized === null ? null : Math.round(normalized),
    curve: curve.length === 0 ? null : curve,
  };
}
