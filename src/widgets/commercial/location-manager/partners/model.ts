import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import { listLocationPartners, updateLocation } from '../../../../core/contract/commercial/locations.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import { listPartners } from '../../../../core/contract/partners.js';
import type { Named } from '../../../../core/contract/schemas/commercial/common.js';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../../../core/session/session.js';
import { createForm } from '../../../form/form.js';
import { createLoaded } from '../loaded.js';
import { createPress } from '../press.js';

/** Partners that a location has at the most (the contract of its details). */
export const MOST_PARTNERS = 20;
/** One page holds them all. */
const PAGE = 100;

/** What is typed of a partner's name. */
export interface Values {
  partner: string;
}
/** It is none of those that can be chosen: nobody, or here already. */
export type Problem = 'partnerUnknown';
export type PartnersFailure = FailOf<typeof updateLocation> | CommonFailure;

/** All partners there are, to choose from. */
export type Offered = readonly Named[] | 'loading' | 'failed';

/** What was done last. */
export interface Change {
  partner: Named;
  to: 'in' | 'out';
}

interface Inputs {
  session: Session;
  locationId: string;
  /** What the location is after a change. */
  onChanged: (location: Location) => void;
  /** Somebody else was quicker: the location is to be read again. */
  onStale: () => Promise<void>;
}

/** The partners of a location. A change that somebody else forestalled leaves what was typed as it is. */
export function createPartners({ session, locationId, onChanged, onStale }: Inputs) {
  const own = createLoaded(session, signal =>
    session.request(listLocationPartners, { locationId, limit: PAGE }, { signal }),
  );
  const $offered = atom<Offered>('loading');
  const press = createPress<Change, PartnersFailure>();
  const $done = atom<Change | undefined>(undefined);

  const named = (typed: string): Named | undefined => {
    const [offered, loaded, wanted] = [$offered.get(), own.$loaded.get(), typed.trim().toLowerCase()];
    const here = loaded.is === 'known' ? loaded.data.items : [];
    return typeof offered === 'string'
      ? undefined
      : offered.find(({ id, name }) => name.toLowerCase() === wanted && here.every(one => one.id !== id));
  };
  const form = createForm<Values, Problem, PartnersFailure>({
    blank: { partner: '' },
    check: (_, { partner }) => (named(partner) ? undefined : 'partnerUnknown'),
  });

  const write = (place: Location, partnerIds: string[]) =>
    session.request(updateLocation, { locationId, version: place.version, partnerIds });
  /** They see the location as it is now, and press again if they still want it. */
  const catchUp = async (code: PartnersFailure): Promise<void> => {
    if (code === 'versionConflict') await Promise.all([onStale(), own.refresh()]);
  };
  const took = async (location: Location, change: Change): Promise<void> => {
    $done.set(change);
    onChanged(location);
    await own.refresh();
  };
  const idsWith = ({ partnerIds }: Location, { partner, to }: Change): string[] => {
    const others = partnerIds.filter(id => id !== partner.id);
    return to === 'in' ? [...others, partner.id] : others;
  };

  return {
    $loaded: own.$loaded,
    $offered,
    $done,
    $press: press.$press,
    form,
    retry: own.retry,
    /** Takes one away, or brings it back. */
    async make(place: Location, change: Change): Promise<void> {
      $done.set(undefined);
      const changed = await press.send(change, () => write(place, idsWith(place, change)));
      if (changed) return took(changed, change);
      const refused = press.$press.get();
      if (refused.is === 'refused') await catchUp(refused.failure.code);
    },
    /** Reads the partners that can be chosen. */
    async readOffered(): Promise<void> {
      $offered.set('loading');
      const answer = await session.request(listPartners, {});
      $offered.set(answer.ok ? answer.data.items.map(({ id, name }) => ({ id, name })) : 'failed');
    },
    /** Adds the one that is typed. */
    async add(place: Location): Promise<void> {
      $done.set(undefined);
      press.leave();
      const partner = named(form.$form.get().values.partner);
      // without one the check of the form says so, and nothing is sent
      const change: Change = { partner: partner ?? { id: '', name: '' }, to: 'in' };
      const sent = await form.send(() => write(place, idsWith(place, change)));
      if (sent.is === 'refused') return catchUp(sent.code);
      if (sent.is !== 'taken') return;
      form.reset();
      await took(sent.data, change);
    },
  };
}

export type PartnersModel = ReturnType<typeof createPartners>;
