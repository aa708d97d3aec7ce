import { atom } from 'nanostores';
import { getLocation } from '../../core/contract/commercial/locations.js';
import type { Session } from '../../core/session/session.js';
import { createPlaces, type PlaceChoice } from './model.js';

/** The way from one location to another, for who has several: the one whose page is shown, and those that are found. */
export function createPlaceSwitch(session: Session) {
  const places = createPlaces(session);
  /** Whether there is another one to go to. */
  const $several = atom(false);
  const $current = atom<PlaceChoice | undefined>(undefined);
  let wanted: string | undefined;

  return {
    $places: places.$places,
    $several,
    $current,
    /** Reads the first ones, and whether there are several. */
    async begin(): Promise<void> {
      await places.fetch();
      const found = places.$places.get();
      if (typeof found !== 'string') $several.set(found.length > 1 || places.hasMore());
    },
    /** Names the one whose page is shown; nothing for any other page. One that is not theirs has no name. */
    async follow(locationId: string | undefined): Promise<void> {
      wanted = locationId;
      if (locationId === undefined) return $current.set(undefined);
      const answer = await session.request(getLocation, { locationId });
      if (wanted === locationId) $current.set(answer.ok ? answer.data : undefined);
    },
    search: places.search,
    /** Asks again after they did not come. */
    retry: places.fetch,
    stop: places.stop,
  };
}
