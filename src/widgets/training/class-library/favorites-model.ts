import { listFavorites } from '../../../core/contract/content/favorites.js';
import type { Favorite, FavoriteQuery } from '../../../core/contract/schemas/content/favorites.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { createPagesBelow } from '../../workouts/pages.js';

const PAGE = 24;

/** A member's favourites, the latest first; those that are gone from the library too. */
export function createFavoriteClasses(session: Session) {
  const pages = createPagesBelow<Favorite, FavoriteQuery>(
    (input, signal) => session.request(listFavorites, { userId: session.get().userId ?? '', ...input }, { signal }),
    ({ content }) => content.id,
  );
  const list = createList<Favorite, FavoriteQuery>({
    session,
    shape: { filters: {}, sorts: [], columns: [] },
    pageSize: PAGE,
    search: '',
    read: pages.read,
    begin: async () => pages.forget(),
  });
  return {
    $screen: list.$screen,
    retry: list.retry,
    async more(): Promise<void> {
      const screen = list.$screen.get();
      if (screen.is === 'list' && !screen.waiting) await list.turnTo(screen.query.page + 1);
    },
  };
}
