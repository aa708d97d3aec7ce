/** What `work` makes of each item, in order; up to `most` of them are under way at once. */
export async function* ahead<Item, Made>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Made>,
): AsyncGenerator<{ item: Item; made: Made }> {
  const underWay: Promise<{ item: Item; made: Made }>[] = [];
  for (const item of items) {
    const made = work(item).then(result => ({ item, made: result }));
    // one that fails is heard when its turn comes; those behind it may fail unheard
    made.catch(() => undefined);
    underWay.push(made);
    const first = underWay.length === most ? underWay.shift() : undefined;
    if (first) yield await first;
  }
  for (const made of underWay) yield await made;
}
