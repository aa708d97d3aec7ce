import { atom, onMount } from 'nanostores';
import { createLicense } from '../../../../core/contract/commercial/licenses.js';
import { getLocation } from '../../../../core/contract/commercial/locations.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { License } from '../../../../core/contract/schemas/commercial/licenses.js';
import type { Session } from '../../../../core/session/session.js';
import { createForm } from '../../../form/form.js';
import { createPlaces, type PlaceChoice } from '../../../places/model.js';
import { checkSeats } from './check-seats.js';
import { endOfDay, startOfDay } from './day.js';

export interface NewValues {
  /** The name as it is typed; which location that is stands beside the form. */
  locationId: string;
  plan: string;
  seats: number | undefined;
  /** `YYYY-MM-DD`; empty for now. */
  startsOn: string;
  endsOn: string;
}
export type CreateProblem =
  | 'placeMissing'
  | 'planMissing'
  | 'seatsMissing'
  | 'seatsTooMany'
  | 'endMissing'
  | 'endTooEarly';
type CreateFailure = FailOf<typeof createLicense> | CommonFailure;

interface Inputs {
  session: Session;
  /** The only location that the page is about. */
  locationId: string | undefined;
  onCreated: (license: License) => void;
}

/** A new license of a location, made by customer service. */
export function createNewLicense({ session, locationId, onCreated }: Inputs) {
  const places = createPlaces(session);
  const $place = atom<Pick<PlaceChoice, 'id' | 'name'> | undefined>(undefined);
  let leaving = new AbortController();

  function check(field: keyof NewValues, { plan, seats, startsOn, endsOn }: NewValues): CreateProblem | undefined {
    switch (field) {
      case 'locationId':
        return $place.get() ? undefined : 'placeMissing';
      case 'plan':
        return plan.trim() === '' ? 'planMissing' : undefined;
      case 'seats':
        return checkSeats(seats);
      case 'endsOn': {
        const ends = endOfDay(endsOn);
        if (ends === undefined) return 'endMissing';
        return ends <= Math.max(session.clock.now(), startOfDay(startsOn) ?? 0) ? 'endTooEarly' : undefined;
      }
      case 'startsOn':
        return undefined;
      default:
        return field satisfies never;
    }
  }
  const form = createForm<NewValues, CreateProblem, CreateFailure>({
    blank: { locationId: '', plan: '', seats: undefined, startsOn: '', endsOn: '' },
    check,
  });

  const choose = (place: Pick<PlaceChoice, 'id' | 'name'>) => {
    $place.set(place);
    form.type('locationId', place.name);
  };

  async function readPlace(id: string): Promise<void> {
    const { signal } = leaving;
    const answer = await session.request(getLocation, { locationId: id }, { signal });
    if (answer.ok && !signal.aborted && !$place.get()) choose(answer.data);
  }

  onMount(places.$places, () => {
    leaving = new AbortController();
    void places.fetch();
    if (locationId !== undefined) void readPlace(locationId);
    return () => leaving.abort();
  });

  return {
    form,
    $places: places.$places,
    retryPlaces: () => void places.fetch(),
    choose,
    seek(typed: string): void {
      $place.set(undefined);
      form.type('locationId', typed);
      places.search(typed);
    },
    async create(): Promise<void> {
      const { signal } = leaving;
      const sent = await form.send(({ plan, seats = 0, startsOn, endsOn }) => {
        const startsAt = startOfDay(startsOn);
        return session.request(
          createLicense,
          {
            locationId: $place.get()?.id ?? '',
            plan: plan.trim(),
            seats,
            expiresAt: endOfDay(endsOn) ?? 0,
            ...(startsAt !== undefined && { startsAt }),
          },
          { signal },
        );
      });
      if (sent.is === 'taken') onCreated(sent.data);
    },
  };
}
