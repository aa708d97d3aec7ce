import { LEAST_PEOPLE, percentileAmong, rankOf } from '../../../../../src/sandbox/training/rules/percentile.js';

// Rankings and percentiles counted from a list of tries, as PostgreSQL's answers have to be.

/** One go at a class or format; more is better. */
export interface Try {
  userId: string;
  value: number;
  completed: boolean;
}

/** Everybody's best completed try, by user. */
export function bestTries(tries: readonly Try[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { userId, value, completed } of tries)
    if (completed) best.set(userId, Math.max(value, best.get(userId) ?? value));
  return best;
}

/** The same of a value among all, its own too. */
export const percentileOf = (values: readonly number[], value: number): number | null =>
  percentileAmong({
    below: values.filter(other => other < value).length,
    equal: values.filter(other => other === value).length,
    total: values.length,
  });

export interface Standing {
  rank: number;
  total: number;
  value: number;
  percentile: number | null;
}

/** Where somebody's best try stands among everybody's; null when they completed none. */
export function standingOf(tries: readonly Try[], userId: string): Standing | null {
  const best = bestTries(tries);
  const value = best.get(userId);
  if (value === undefined) return null;
  const values = [...best.values()];
  return { rank: rankOf(values, value), total: values.length, value, percentile: percentileOf(values, value) };
}

export interface PercentilePoint {
  percentile: number;
  value: number;
}

/**
 * The value at each of these percentiles, 0 to 100, by nearest rank: the smallest value that so many percent do not
 * exceed. So each is what somebody really did. None with fewer than five values.
 */
export function percentilePoints(values: readonly number[], percentiles: readonly number[]): PercentilePoint[] {
  if (values.length < LEAST_PEOPLE) return [];
  const ascending = values.toSorted((one, other) => one - other);
  return percentiles.map(percentile => {
    // multiplied first: 28 % of 25 is 7 and no hair more
    const rank = Math.max(1, Math.ceil((percentile * ascending.length) / 100));
    return { percentile, value: ascending[rank - 1] ?? 0 };
  });
}
