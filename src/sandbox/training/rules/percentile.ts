/** With fewer people than this a percentile would say more about them than about the try. */
export const LEAST_PEOPLE = 5;

/** 1 + the number of better values: those who tie share a rank. */
export const rankOf = (values: readonly number[], value: number): number =>
  1 + values.filter(other => other > value).length;

/** How many people did worse, how many the same (the one who asks too), and how many there are. */
interface Counts {
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
