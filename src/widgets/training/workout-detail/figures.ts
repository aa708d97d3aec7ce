import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import type { BestMetric, Workout, WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import type { Units } from '../../../core/measures.js';
import { inUnits, unitOf, type Quantity, type WorkoutUnit } from '../../workouts/quantities.js';

/** What is counted of a workout as a whole. */
export type Total = Exclude<Quantity, 'speed'>;

const mattersFor: Readonly<Record<WorkoutType, Total | undefined>> = {
  bike: 'output',
  row: 'output',
  run: 'distance',
  climb: 'elevation',
  ellipse: 'output',
  reflect: undefined,
  fitpass: undefined,
  strength: 'volume',
  freestyle: undefined,
};

/** The total that matters of a workout; nothing where its time does, or where the total was not measured. */
export function totalThatMatters({ type, totals }: Pick<Workout, 'type' | 'totals'>): Total | undefined {
  const total = mattersFor[type];
  return total && totals[total] ? total : undefined;
}

/**
 * Whether a total of a file was added up from its readings, as its device stated none (domain 8.5). Of a class that was
 * taken here, its readings are what the machine says.
 */
export const isEstimated = ({ source, estimated }: Pick<Workout, 'source' | 'estimated'>, total: Total): boolean =>
  source === 'import' && estimated.some(one => one === total);

/** What matters of a type first: of a ride its output, before its distance. */
export const mattersFirst = <Of extends { metric: BestMetric }>(all: readonly Of[], type: WorkoutType): Of[] =>
  all.toSorted((one, other) => Number(other.metric === mattersFor[type]) - Number(one.metric === mattersFor[type]));

/** Strokes have a unit of their own, a slope is in percent, and the level of a knob has none. */
export type MetricUnit = WorkoutUnit | 'spm' | '%' | '';

/** The unit in which a reader sees a metric. A rower counts strokes a minute. */
export function metricUnit(slug: MetricSlug, type: WorkoutType, units: Units): MetricUnit {
  const fixed: Readonly<Record<Exclude<MetricSlug, 'speed'>, MetricUnit>> = {
    output: 'W',
    cadence: type === 'row' ? 'spm' : 'rpm',
    resistance: '',
    heart_rate: 'bpm',
    incline: '%',
  };
  return slug === 'speed' ? unitOf('speed', units) : fixed[slug];
}

/** A metric's value in that unit, unrounded. */
export const metricValue = (slug: MetricSlug, value: number, units: Units): number =>
  slug === 'speed' ? inUnits('speed', value, units) : slug === 'incline' ? value / 10 : value;

/** Decimals that are read of it. */
export const metricDigits = (slug: MetricSlug): number => (slug === 'speed' || slug === 'incline' ? 1 : 0);
