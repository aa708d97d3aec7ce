import type { Pages } from './model.js';

/**
 * Finds the pages of a list that is too long to count: by the cursors of those beside them that have been seen. Further
 * away than the API counts, only they lead on.
 */
export function longPages(): Pages {
  let of = '';
  /** By what was asked, and the page. */
  const cursors: Record<string, string | null | undefined> = {};
  return {
    ask(asked, page) {
      of = JSON.stringify(asked);
      // the first page begins where the list does, whatever has come before it meanwhile
      const cursor = page > 1 && cursors[of + page];
      return cursor ? { cursor } : {};
    },
    place({ items, total, atLeast = false, next, previous }, page, pageSize) {
      const counted = atLeast ? page : Math.max(1, Math.ceil(total / pageSize));
      // a cursor can lead beyond the last row while the rows counted before it are more than they were
      const last = items.length > 0 || page === 1 ? counted : Math.min(counted, page - 1);
      if (page <= last) {
        cursors[of + (page + 1)] = next;
        cursors[of + (page - 1)] = previous;
      }
      return {
        last,
        total: atLeast ? Math.max(total, (page - 1) * pageSize + items.length) : total,
        atLeast: atLeast && next !== null,
      };
    },
  };
}
