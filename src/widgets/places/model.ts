import { atom } from 'nanostores';
import { listLocations } from '../../core/contract/commercial/locations.js';
import type { CommonFailure } from '../../core/contract/failure.js';
import type { Location } from '../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../core/session/session.js';
import { stillFound } from './still-found.js';

/** A location that can be chosen. */
export type PlaceChoice = Pick<Location, 'id' | 'name' | 'city'>;

export type Places = readonly PlaceChoice[] | 'loading' | 'failed';

/** Milliseconds after the last letter that a search waits for another. */
const PAUSE = 250;
/** Suggestions that are read at once. */
const MOST = 20;

const isOpen = ({ status }: Location): boolean => status === 'active';

/** Locations that the person sees, by a part of their name, city or owner: those that can be chosen. A closed one cannot. */
export function createPlaces(session: Session, canChoose: (location: Location) => boolean = isOpen) {
  const $places = atom<Places>('loading');
  let asking = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let sought = '';
  let hasMore = false;
  let failure: CommonFailure = 'unanswered';

  async function fetch(): Promise<void> {
    clearTimeout(pause);
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    if (typeof $places.get() === 'string') $places.set('loading');
    const q = sought.trim();
    const answer = await session.request(listLocations, { ...(q && { q }), sort: 'name', limit: MOST }, { signal });
    if (signal.aborted) return;
    if (!answer.ok) {
      failure = answer.failure.code;
      return $places.set('failed');
    }
    const { items, total } = answer.data;
    hasMore = total > items.length;
    $places.set(items.filter(canChoose));
  }

  return {
    $places,
    fetch,
    /** Whether there are more than were read, so that they are to be searched. */
    hasMore: () => hasMore,
    /** Why the last ones did not come. */
    failure: () => failure,
    search(typed: string): void {
      sought = typed;
      $places.set(stillFound($places.get(), typed, ({ name, city }) => `${name} ${city ?? ''}`));
      clearTimeout(pause);
      pause = setTimeout(() => void fetch(), PAUSE);
    },
    stop(): void {
      clearTimeout(pause);
      asking.abort();
    },
  };
}
