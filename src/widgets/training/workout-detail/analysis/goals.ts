import type { ContentTarget } from '../../../../core/contract/schemas/content/segments.js';
import type { WorkoutGraph } from '../../../../core/contract/schemas/training/workout-detail.js';
import { heldOf, type Held } from './samples.js';

/** A stretch of a class, and one thing that was asked for in it. */
export interface GoalRow {
  /** Of the segment; empty for a goal outside of all. */
  name: string;
  /** Seconds since the beginning. */
  start: number;
  end: number;
  goal: ContentTarget | undefined;
  /** Seconds in which the goal's metric was measured, and those of them that kept to it. */
  measured: number;
  kept: number;
}

/** How much of a sample lies between two seconds. */
const overlap = ({ start, length }: Held, from: number, to: number): number =>
  Math.max(0, Math.min(start + length, to) - Math.max(start, from));

const sumOf = (all: readonly Held[], from: number, to: number): number =>
  all.reduce((sum, one) => sum + overlap(one, from, to), 0);

type Measured = Pick<WorkoutGraph, 'seconds' | 'metrics' | 'segments' | 'targets'>;

/**
 * What each segment asked for and how long that was kept to, both ends of a goal included. Only time in which its metric
 * was measured counts: a strap that slipped has missed nothing. A segment without a goal has one row, with none of one.
 */
export function goalRows({ seconds, metrics, segments, targets }: Measured): GoalRow[] {
  const held = new Map(metrics.map(({ slug, values }) => [slug, heldOf(seconds, values)]));
  const row = (name: string, start: number, end: number, goal: ContentTarget | undefined): GoalRow => {
    const samples = (goal && held.get(goal.slug)) ?? [];
    const kept = samples.filter(({ value }) => goal && value >= goal.low && value <= goal.high);
    return { name, start, end, goal, measured: sumOf(samples, start, end), kept: sumOf(kept, start, end) };
  };
  const within = segments.flatMap(({ name, start, length }) => {
    const end = start + length;
    const goals = targets.filter(one => one.start < end && one.start + one.length > start);
    return goals.length === 0
      ? [row(name, start, end, undefined)]
      : goals.map(one => row(name, Math.max(start, one.start), Math.min(end, one.start + one.length), one));
  });
  const outside = targets.filter(
    one => !segments.some(({ start, length }) => one.start < start + length && one.start + one.length > start),
  );
  return [...within, ...outside.map(one => row('', one.start, one.start + one.length, one))].toSorted(
    (one, other) => one.start - other.start,
  );
}
