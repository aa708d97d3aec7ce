import { atom } from 'nanostores';
import { listLocations } from '../../../core/contract/commercial/locations.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { Location } from '../../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../../core/session/session.js';

/** The most that a list answers at once. */
const MOST = 100;

export interface Place {
  id: string;
  name: string;
  city: string | null;
}

export type Places =
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  /** `hasMore`: not all of them are here, so that they are searched. */
  | { is: 'known'; items: readonly Place[]; hasMore: boolean };

const takesMachines = ({ status, actions }: Location): boolean =>
  status === 'active' && (actions.codes === 'ok' || actions.place === 'ok');

/** The caller's locations that a machine can be placed at, by name. */
export function createPlaces(session: Session) {
  const $places = atom<Places>({ is: 'loading' });
  let abort = new AbortController();
  let hasMore = false;

  return {
    $places,
    /** `q`: a part of a name or city. */
    async load(q = ''): Promise<void> {
      abort.abort();
      abort = new AbortController();
      const { signal } = abort;
      if ($places.get().is !== 'known') $places.set({ is: 'loading' });
      const answer = await session.request(listLocations, { sort: 'name', limit: MOST, ...(q && { q }) }, { signal });
      if (signal.aborted) return;
      if (!answer.ok) return $places.set({ is: 'failed', code: answer.failure.code });
      const { items, total } = answer.data;
      // a search finds fewer: the field stays all the same
      hasMore ||= total > items.length;
      $places.set({
        is: 'known',
        items: items.filter(takesMachines).map(({ id, name, city }) => ({ id, name, city })),
        hasMore,
      });
    },
    stop: () => abort.abort(),
  };
}
