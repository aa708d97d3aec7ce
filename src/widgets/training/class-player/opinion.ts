import { atom } from 'nanostores';
import type { FailOf } from '../../../core/contract/call.js';
import { getRecommendations } from '../../../core/contract/content/library.js';
import { rateContent } from '../../../core/contract/content/ratings.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { ContentDetail, ContentItem } from '../../../core/contract/schemas/content/library.js';
import type { Session } from '../../../core/session/session.js';
import { setFavorite } from '../../workouts/favorites.js';

type Code = CommonFailure | FailOf<typeof rateContent>;

export interface Opinion {
  /** 1 to 5; none while they have not said. */
  stars: number | undefined;
  /** The server has taken them. */
  isRated: boolean;
  isFavorite: boolean;
  /** What could not be kept, and why. */
  problem: { of: 'stars' | 'favorite'; code: Code; retryAfter?: number | undefined } | undefined;
}

/** What somebody thinks of a class, shown at once and taken back where it could not be kept; and what to take next. */
export function createOpinion(session: Session, contentId: string) {
  const $opinion = atom<Opinion>({ stars: undefined, isRated: false, isFavorite: false, problem: undefined });
  const $next = atom<ContentItem | undefined>(undefined);
  const say = (more: Partial<Opinion>) => $opinion.set({ ...$opinion.get(), ...more });

  return {
    $opinion,
    $next,
    begin: ({ yourStars, favorite }: Pick<ContentDetail, 'yourStars' | 'favorite'>) =>
      $opinion.set({
        stars: yourStars ?? undefined,
        isRated: yourStars !== null,
        isFavorite: favorite,
        problem: undefined,
      }),

    async rate(stars: number): Promise<void> {
      const before = $opinion.get().stars;
      say({ stars, isRated: false, problem: undefined });
      const userId = session.get().userId ?? '';
      const answer = await session.request(rateContent, { userId, contentId, stars });
      say(answer.ok ? { isRated: true } : { stars: before, problem: { of: 'stars', ...answer.failure } });
    },

    async keep(isFavorite: boolean): Promise<void> {
      say({ isFavorite, problem: undefined });
      const answer = await setFavorite(session, contentId, isFavorite);
      if (!answer.ok) say({ isFavorite: !isFavorite, problem: { of: 'favorite', ...answer.failure } });
    },

    /** Without an answer there is the library. */
    async findNext(): Promise<void> {
      const answer = await session.request(getRecommendations, { limit: 4 });
      if (answer.ok) $next.set(answer.data.items.map(({ content }) => content).find(({ id }) => id !== contentId));
    },
  };
}

export type OpinionModel = ReturnType<typeof createOpinion>;
