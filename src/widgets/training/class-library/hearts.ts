import { atom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import type { Session } from '../../../core/session/session.js';
import { setFavorite } from '../../workouts/favorites.js';

export interface HeartProblem {
  title: string;
  code: CommonFailure;
  retryAfter?: number | undefined;
}

/** Which classes have become favourites, or are none any more, since they were read: shown at once, taken back where it was refused. */
export function createHearts(session: Session) {
  const $changed = atom<Readonly<Record<string, boolean>>>({});
  const $problem = atom<HeartProblem | undefined>(undefined);
  const put = (id: string, isFavorite: boolean) => $changed.set({ ...$changed.get(), [id]: isFavorite });

  return {
    $changed,
    $problem,
    async set({ id, title }: Pick<ContentItem, 'id' | 'title'>, isFavorite: boolean): Promise<void> {
      put(id, isFavorite);
      $problem.set(undefined);
      const answer = await setFavorite(session, id, isFavorite);
      if (answer.ok) return;
      put(id, !isFavorite);
      $problem.set({ title, ...answer.failure });
    },
  };
}

export type Hearts = ReturnType<typeof createHearts>;
