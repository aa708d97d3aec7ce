interface Page<Item> {
  items: readonly Item[];
  total: number;
}

/** The items of all pages of a list, one page after the other. */
export async function everyItem<Item>(read: (offset: number) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await read(items.length);
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}
