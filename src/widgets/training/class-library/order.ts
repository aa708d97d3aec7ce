/** The same things with one of them a place earlier (`-1`) or later (`1`); as they are where it has nowhere to go. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): readonly Item[] {
  const to = at + by;
  const item = items[at];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(at, 1).toSpliced(to, 0, item);
}
