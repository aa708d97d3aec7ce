import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import { createLocation } from '../../../../core/contract/commercial/locations.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Named } from '../../../../core/contract/schemas/commercial/common.js';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { countryOf } from '../../../../core/home-country.js';
import { ownTimeZone } from '../../../../core/instants.js';
import type { Session } from '../../../../core/session/session.js';
import { stillFound } from '../../../places/still-found.js';
import { createForm } from '../../../form/form.js';
import { keepDraft } from '../../../form/keep-draft.js';
import { namesOwner } from '../may.js';
import { findOwners } from './owners.js';
import { blank, check, newLocationOf, type Problem, type Values } from './values.js';

export type CreateFailure = FailOf<typeof createLocation> | CommonFailure;

/** The owners that are found for what was typed. */
export type Owners = readonly Named[] | 'loading' | 'failed';

/** Milliseconds after the last letter that a search waits for another. */
const PAUSE = 250;

interface Inputs {
  session: Session;
  onCreated: (location: Location) => void;
}

/** A new location, and whose it is. What was typed outlives the drawer until it is sent. */
export function createCreation({ session, onCreated }: Inputs) {
  const asksOwner = namesOwner(session.get().claims);
  const $owners = atom<Owners>('loading');
  const form = createForm<Values, Problem, CreateFailure>({
    blank: { ...blank, countryCode: countryOf(session.locale()), timeZone: ownTimeZone() },
    check: (field, values) => check(field, values, asksOwner),
  });
  /** Owners that were offered, by name: what is typed in full is as good as chosen. */
  const known = new Map<string, string>();
  let asking = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const search = async (typed: string): Promise<void> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    $owners.set(stillFound($owners.get(), typed, ({ name }) => name));
    const found = await findOwners(session, typed, signal);
    if (signal.aborted) return;
    if (!found.ok) return $owners.set('failed');
    for (const { id, name } of found.data) known.set(name, id);
    $owners.set(found.data);
  };

  return {
    form,
    asksOwner,
    $owners,
    /** Looks for owners from now on, and keeps what is typed; answers what ends that. */
    begin(): () => void {
      const stop = keepDraft('new-location', form, session);
      if (asksOwner) void search(form.$form.get().values.owner);
      return () => {
        stop();
        asking.abort();
        clearTimeout(pause);
      };
    },
    typeOwner(typed: string): void {
      form.type('owner', typed);
      clearTimeout(pause);
      pause = setTimeout(() => void search(typed), PAUSE);
    },
    retryOwners: () => void search(form.$form.get().values.owner),
    async create(): Promise<void> {
      const sent = await form.send(values => {
        const owner = values.owner.trim();
        // what is no name that was offered is an id
        const ownerId = asksOwner ? (known.get(owner) ?? owner) : undefined;
        return session.request(createLocation, newLocationOf(values, ownerId));
      });
      if (sent.is === 'taken') onCreated(sent.data);
    },
  };
}
