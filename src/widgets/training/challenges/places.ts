import { atom } from 'nanostores';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { getCollectionProgress } from '../../../core/contract/training/collections.js';
import type { CollectionProgress } from '../../../core/contract/schemas/training/collections.js';
import type { Session } from '../../../core/session/session.js';
import type { Visit } from '../../screen/part.js';

/** Where a member stands in a challenge; it comes, or does not come, by itself. */
export type Place = { is: 'known'; progress: CollectionProgress } | { is: 'failed'; code: CommonFailure };

/** Where a member stands in each challenge of a list. */
export function createPlaces(session: Session) {
  const $places = atom<Readonly<Record<string, Place>>>({});
  let visit: Visit | undefined;

  async function readOne(id: string, { userId, signal }: Visit): Promise<void> {
    const answer = await session.request(getCollectionProgress, { userId, collectionId: id }, { signal });
    if (signal.aborted) return;
    const place: Place = answer.ok
      ? { is: 'known', progress: answer.data }
      : { is: 'failed', code: answer.failure.code };
    $places.set({ ...$places.get(), [id]: place });
  }

  return {
    $places,
    async read(ids: readonly string[], by: Visit): Promise<void> {
      visit = by;
      await Promise.all(ids.map(id => readOne(id, by)));
    },
    async again(id: string): Promise<void> {
      if (visit) await readOne(id, visit);
    },
    forget: () => $places.set({}),
  };
}
