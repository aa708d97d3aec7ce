import type { PageQuery } from '../../core/contract/schemas/query.js';
import { createList } from '../list/model.js';

type Inputs<Item, Query extends PageQuery> = Parameters<typeof createList<Item, Query>>[0];

/** A list whose pages come one below the other: more of it is no other place, to which the back button would lead. */
export function createListBelow<Item, Query extends PageQuery>({ onQuery, ...inputs }: Inputs<Item, Query>) {
  let isGoingOn = false;
  const list = createList<Item, Query>({
    ...inputs,
    onQuery: (next, typing) => onQuery?.(next, typing || isGoingOn),
  });
  return {
    ...list,
    /** The page below those that are shown. */
    async more(): Promise<void> {
      const screen = list.$screen.get();
      if (screen.is !== 'list' || screen.waiting || !screen.items || screen.items.length >= screen.total) return;
      isGoingOn = true;
      const going = list.turnTo(screen.query.page + 1);
      isGoingOn = false;
      await going;
    },
  };
}
