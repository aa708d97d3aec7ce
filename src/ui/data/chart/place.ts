/**
 * Moves labels apart along one line so that each has `size` px and none leaves `[from, to]`, in the wanted order and as
 * near to where they want to be as that allows. When there is no room for all, they share it evenly.
 */
export function spread(wanted: readonly number[], size: number, from: number, to: number): number[] {
  const gap = wanted.length > 1 ? Math.min(size, (to - from) / (wanted.length - 1)) : size;
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at || a.index - b.index);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(from, at, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  // what was pushed past the end comes back, and pushes those before it
  let limit = to;
  for (let i = placed.length - 1; i >= 0; i -= 1) {
    placed[i] = Math.min(placed[i] ?? limit, limit);
    limit = (placed[i] ?? limit) - gap;
  }
  const result: number[] = [];
  order.forEach(({ index }, place) => {
    result[index] = placed[place] ?? from;
  });
  return result;
}

/** The index of the position nearest to `at`. Positions run one way, up or down; -1 when there are none. */
export function nearest(positions: readonly number[], at: number): number {
  const up = (positions.at(-1) ?? 0) >= (positions[0] ?? 0);
  let low = 0;
  let high = positions.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < at === up) low = middle;
    else high = middle;
  }
  if (high < 0) return -1;
  return Math.abs((positions[low] ?? 0) - at) <= Math.abs((positions[high] ?? 0) - at) ? low : high;
}
