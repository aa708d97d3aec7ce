import type { CollectionPlace } from '../../../core/contract/schemas/training/collections.js';
import { LEAST_PEOPLE, rankOf } from '../rules/percentile.js';

/** The rank that is worth reaching next: a full hundred, among the first hundred a full ten, among the first ten the one ahead. */
export function nextRank(rank: number): number | null {
  if (rank <= 1) return null;
  const step = rank > 100 ? 100 : rank > 10 ? 10 : 1;
  return step * Math.floor((rank - 1) / step);
}

/**
 * Where a value stands among all, its own too, the largest first. Among a few people the gap to somebody would tell their
 * value, though they may hide it.
 */
export function placeAmong(values: readonly number[], value: number): CollectionPlace {
  const rank = rankOf(values, value);
  const next = values.length < LEAST_PEOPLE ? null : nextRank(rank);
  // whoever has the value of that place shares its rank
  const ahead = next === null ? undefined : values[next - 1];
  return {
    rank,
    of: values.length,
    next: next === null || ahead === undefined ? null : { rank: next, missing: ahead - value },
  };
}

/** Marks that a bar has room for. */
const MOST_MARKS = 40;

/** How far others are, the furthest first, as shares of a goal that are rounded to hundredths: of many people every few. */
export function marksOf(others: readonly number[], goal: number): number[] {
  if (others.length < LEAST_PEOPLE) return [];
  const count = Math.min(MOST_MARKS, others.length);
  return Array.from({ length: count }, (_, index) => others[Math.floor((index * others.length) / count)] ?? 0).map(
    value => Math.min(1, Math.round((100 * value) / goal) / 100),
  );
}
