/** A list that fits on one page. */
export const onePage = <Item>(items: Item[]) => ({ items, total: items.length, offset: 0, limit: Math.max(items.length, 1) });
