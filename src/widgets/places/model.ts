import { atom } from 'nanostores';
import { listLocations } from '../../core/contract/commercial/locations.js';
import type { Location } from '../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../core/session/session.js';

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

  async function fetch(): Promise<void> {
    clearTimeout(pause);
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    $places.set('loading');
    const q = sought.trim();
    const answer = await session.request(listLocations, { ...(q && { q }), sort: 'name', limit: MOST }, { signal });
    if (signal.aborted) return;
    $places.set(answer.ok ? answer.data.items.filter(canChoose) : 'failed');
  }

  return {
    $places,
    fetch,
    search(typed: string): void {
      sought = typed;
      clearTimeout(pause);
      pause = setTimeout(() => void fetch(), PAUSE);
    },
  };
}
