import { atom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { joinCollection, leaveCollection, listCollections } from '../../../core/contract/training/collections.js';
import type { Collection, CollectionQuery } from '../../../core/contract/schemas/training/collections.js';
import type { Locked } from '../../../core/contract/schemas/access.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { readSettings, usualSettings, type Settings } from '../../workouts/settings.js';
import { createDetail } from './detail-model.js';
import { createPlaces } from './places.js';

/** Challenges that come at a time. */
const PAGE = 20;

export const shows = ['joined', 'open', 'ended'] as const;

const shape = { filters: { show: shows }, sorts: [], columns: [] };

/** What was done last to a challenge, and how it went. */
export type Doing =
  | { is: 'idle' }
  /** What the membership lacks stands above the challenges now. */
  | { is: 'locked' }
  | { is: 'joining' | 'leaving'; id: string }
  | { is: 'joined' | 'left'; id: string; name: string }
  | {
      is: 'notJoined' | 'notLeft';
      id: string;
      code: CommonFailure | 'collectionEnded';
      retryAfter?: number | undefined;
    };

interface Inputs {
  session: Session;
  query: string;
  challengeId: string;
  onQuery: (query: string, typing: boolean) => void;
  onJoined: (challengeId: string) => void;
  onLeft: (challengeId: string) => void;
}

/** The challenges of a member: a list by its tab, one of them with its classes, and the ways in and out. */
export function createChallenges({ session, query, challengeId, onQuery, onJoined, onLeft }: Inputs) {
  const $settings = atom<Settings>(usualSettings());
  const $doing = atom<Doing>({ is: 'idle' });
  const $locked = atom<Locked>(null);
  const places = createPlaces(session);
  const detail = createDetail(session, challengeId);
  const userId = () => session.get().userId ?? '';

  const list = createList<Collection, CollectionQuery>({
    session,
    shape,
    pageSize: PAGE,
    search: query,
    onQuery,
    async read(input, signal) {
      const answer = await session.request(listCollections, { userId: userId(), show: 'joined', ...input }, { signal });
      if (answer.ok && !signal.aborted) {
        $locked.set(answer.data.locked);
        const mine = answer.data.items.filter(({ membership }) => membership !== null);
        void places.read(
          mine.map(({ id }) => id),
          { userId: userId(), signal },
        );
      }
      return answer;
    },
    async begin(signal) {
      places.forget();
      $doing.set({ is: 'idle' });
      void detail.begin({ userId: userId(), signal });
      const settings = await readSettings(session, userId());
      if (!signal.aborted) $settings.set(settings);
    },
  });

  /** What is shown stays until the answers are there. */
  const again = () => Promise.all([list.refresh(), detail.refresh()]);

  return {
    ...list,
    $settings,
    $doing,
    $locked,
    $places: places.$places,
    retryPlace: (id: string) => void places.again(id),
    detail,
    open(id: string): void {
      $doing.set({ is: 'idle' });
      detail.open(id);
    },
    async join({ id, name }: Pick<Collection, 'id' | 'name'>): Promise<void> {
      $doing.set({ is: 'joining', id });
      const answer = await session.request(joinCollection, { userId: userId(), collectionId: id });
      if (!answer.ok) {
        const { code, retryAfter } = answer.failure;
        if (code !== 'membershipRequired') return $doing.set({ is: 'notJoined', id, code, retryAfter });
        await again();
        return $doing.set({ is: 'locked' });
      }
      onJoined(id);
      await again();
      // once what can be pressed is another, so that the news can take the focus
      $doing.set({ is: 'joined', id, name });
    },
    /** Answers whether it is left. */
    async leave({ id, name }: Pick<Collection, 'id' | 'name'>): Promise<boolean> {
      $doing.set({ is: 'leaving', id });
      const answer = await session.request(leaveCollection, { userId: userId(), collectionId: id });
      // not found: an answer that was lost had left it
      if (!answer.ok && answer.failure.code !== 'notFound') {
        $doing.set({ is: 'notLeft', id, ...answer.failure });
        return false;
      }
      onLeft(id);
      await again();
      $doing.set({ is: 'left', id, name });
      return true;
    },
    /** What was said of the last attempt is read. */
    calm: () => $doing.set({ is: 'idle' }),
  };
}

export type ChallengesModel = ReturnType<typeof createChallenges>;
