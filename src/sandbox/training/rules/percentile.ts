/** With fewer people than this a percentile would say more about them than about the try. */
export const LEAST_PEOPLE = 5;

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

/** 1 + the number of better values: those who tie share a rank. */
export const rankOf = (values: readonly number[], value: number): number =>
  1 + values.filter(other => other > value).length;

/** How many people did worse, how many the same (the one who asks too), and how many there are. */
export interface Counts {
  below: number;
  equal: number;
  total: number;
}

/**
 * The percentile rank of a value: 100 × (below + half of the equal) / n (domain 3.3). Not rounded; null with fewer than
 * five people.
 */
export const percentileAmong = ({ below, equal, total }: Counts): number | null =>
  total < LEAST_PEOPLE ? null : (100 * (below + equal / 2)) / total;

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
