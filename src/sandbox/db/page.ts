/** A list that fits on one page. */
export const onePage = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  offset: 0,
  limit: Math.max(items.length, 1),
});

/** The page that was asked for: 25 items from the first on, unless the query says otherwise. */
export const pageAsked = ({ offset = 0, limit = 25 }: { offset?: number | undefined; limit?: number | undefined }) => ({
  offset,
  limit,
});
