import type { Pages } from './model.js';

/**
 * Finds the pages of a list that is too long to count: by the cursors of those beside them that have been seen. Further
 * away than the API counts, only they lead on.
 */
export function longPages(): Pages {
  /** By what was asked, and the page. */
  const cursors: Record<string, string | null | undefined> = {};
  return {
    ask(asked, page) {
      const cursor = cursors[JSON.stringify(asked) + page];
      return cursor ? { cursor } : {};
    },
    place({ items, total, atLeast = false, next, previous }, asked, page) {
      const of = JSON.stringify(asked);
      const { limit } = asked;
      const counted = atLeast ? page : Math.max(1, Math.ceil(total / limit));
      // a cursor can lead beyond the last row while the rows counted before it are more than they were
      const last = items.length > 0 || page === 1 ? counted : Math.min(counted, page - 1);
      if (page <= last) {
        cursors[of + (page + 1)] = next;
        cursors[of + (page - 1)] = previous;
      }
      return {
        last,
        total: atLeast ? Math.max(total, (page - 1) * limit + items.length) : total,
        atLeast: atLeast && next !== null,
      };
    },
  };
}
