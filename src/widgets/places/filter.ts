import { atom } from 'nanostores';
import { getLocation, listLocations } from '../../core/contract/commercial/locations.js';
import type { Named } from '../../core/contract/schemas/commercial/common.js';
import type { Location } from '../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../core/session/session.js';

/** As many as a menu names; more are searched. */
const FEW = 12;

export interface FilterPlaces {
  /** Those whose names are known: all, while they are few. */
  named: readonly Named[];
  /** There are more than a menu names. */
  isMany: boolean;
}

/** The locations that a list can be filtered by, by name: the first ones, and whichever the list is filtered by now. */
export function createPlaceFilter(session: Session) {
  const $places = atom<FilterPlaces>({ named: [], isMany: false });
  let beginning: Promise<unknown> = Promise.resolve();

  const name = ({ id, name: its }: Named): void => {
    const { named, ...rest } = $places.get();
    if (named.every(one => one.id !== id)) $places.set({ ...rest, named: [...named, { id, name: its }] });
  };

  async function read(signal: AbortSignal, limit: number): Promise<readonly Location[] | undefined> {
    const answer = await session.request(listLocations, { sort: 'name', limit }, { signal });
    if (!answer.ok || signal.aborted) return undefined;
    const { items, total } = answer.data;
    $places.set({ named: items.map(({ id, name: its }) => ({ id, name: its })), isMany: total > FEW });
    return items;
  }

  return {
    $places,
    /** Reads the first ones, which it answers: `limit` where a list wants more of them for itself. */
    begin(signal: AbortSignal, limit = FEW): Promise<readonly Location[] | undefined> {
      // another's are not theirs
      $places.set({ named: [], isMany: false });
      const reading = read(signal, limit);
      beginning = reading;
      return reading;
    },
    name,
    /** The list is filtered by this one now: an address may name one that is closed, or beyond those that are read. */
    async follow(locationId: string | undefined, signal: AbortSignal): Promise<void> {
      await beginning;
      const isKnown = $places.get().named.some(({ id }) => id === locationId);
      if (locationId === undefined || isKnown || signal.aborted) return;
      const answer = await session.request(getLocation, { locationId }, { signal });
      if (answer.ok && !signal.aborted) name(answer.data);
    },
  };
}

export type PlaceFilterModel = ReturnType<typeof createPlaceFilter>;
