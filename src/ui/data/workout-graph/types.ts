import type { MetricTone } from './metric-tones.css.js';

/** What a machine or a strap measures. */
export type WorkoutMetricSlug = MetricTone;

/** One value for each of the workout's seconds; null where nothing was measured, which leaves a gap. */
type Samples = readonly (number | null)[];

export interface WorkoutMetric {
  slug: WorkoutMetricSlug;
  /** On its tab: `Output`. */
  name: string;
  /** Of its values, as it is read: `W`. */
  unit: string;
  /** Of the whole workout; null when there is none. */
  average: number | null;
  max: number | null;
  values: Samples;
}

/** A stretch of a class, or a lap; seconds since the beginning. */
export interface WorkoutSegment {
  name: string;
  start: number;
  length: number;
}

/** What the instructor asked for from one second to another, both ends included. */
export interface WorkoutTarget {
  slug: WorkoutMetricSlug;
  start: number;
  end: number;
  low: number;
  high: number;
}

/** A heart-rate zone, beats a minute; the lowest first. */
export interface WorkoutZone {
  name: string;
  min: number;
  max: number;
}

/** An earlier try of the same class; its seconds are its own. */
export interface WorkoutTry {
  /** Which: its date. */
  name: string;
  seconds: readonly number[];
  metrics: readonly { slug: WorkoutMetricSlug; values: Samples }[];
}
