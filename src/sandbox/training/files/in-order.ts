/**
 * The indexes of as many of these times as can be kept so that each is later than the one before: what a clock that
 * jumped wrote, ahead or back, is left out, and not all that came after it.
 */
export function inOrder(times: readonly number[]): number[] {
  /** For each length, the index at which the best run of that length ends: the one that ends earliest. */
  const ends: number[] = [];
  /** The index before each in its run; -1 for the first. */
  const before = new Int32Array(times.length);
  for (const [index, time] of times.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((times[ends[middle] ?? 0] ?? 0) < time) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const kept: number[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.push(at);
  return kept.toReversed();
}
