import { atom } from 'nanostores';
import type { FailOf } from '../../../core/contract/call.js';
import { approvePairing, getPairing } from '../../../core/contract/commercial/activation.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { PairingApproved, PairingSeen } from '../../../core/contract/schemas/commercial/activation.js';
import type { Location } from '../../../core/contract/schemas/commercial/locations.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form/form.js';
import { createPlaces, type PlaceChoice } from '../../places/model.js';
import { isPasted, readMachine } from './read-machine.js';

export type PairingFailure = FailOf<typeof getPairing> | FailOf<typeof approvePairing> | CommonFailure;
export type PairingProblem = 'codeMissing' | 'codeUnknown' | 'codeExpired' | 'locationMissing';

/** The machine behind a code that it shows. */
export interface Seen {
  userCode: string;
  machine: PairingSeen;
}

/** As many locations as are seen at a glance; more are found by a part of their name. */
const FEW = 5;

const takesMachines = ({ status, actions }: Location): boolean =>
  status === 'active' && (actions.codes === 'ok' || actions.place === 'ok');

/** Where the machine may be: nowhere, at one of a few, or at one of many, of which a part of the name is typed. */
export type Where =
  | { is: 'loading' }
  | { is: 'failed'; code: CommonFailure }
  | { is: 'nowhere' }
  | { is: 'few'; places: readonly PlaceChoice[] }
  | { is: 'many'; typed: string };

interface Inputs {
  session: Session;
  code: string;
  locationId: string | undefined;
  onApproved: (approved: PairingApproved) => void;
}

/** The code on a machine's screen: which machine it is, and where it is. */
export function createPairing({ session, code: given, locationId, onApproved }: Inputs) {
  const $seen = atom<Seen | undefined>();
  const places = createPlaces(session, takesMachines);
  const $where = atom<Where>({ is: 'loading' });
  const form = createForm<{ code: string }, PairingProblem, PairingFailure>({
    blank: { code: given },
    check: (_, { code }) => (code.trim() ? undefined : 'codeMissing'),
    blames: { activationCodeInvalid: { code: 'codeUnknown' }, activationCodeExpired: { code: 'codeExpired' } },
  });
  const place = createForm<{ locationId: string }, PairingProblem, PairingFailure>({
    blank: { locationId: '' },
    check: (_, values) => (values.locationId ? undefined : 'locationMissing'),
  });

  /** Reads them anew. The location that was named is chosen, or the only one there is. */
  const load = async () => {
    $where.set({ is: 'loading' });
    places.search('');
    await places.fetch();
    const found = places.$places.get();
    if (found === 'loading') return;
    if (found === 'failed') return $where.set({ is: 'failed', code: places.failure() });
    const isAll = !places.hasMore();
    const named = found.find(({ id }) => id === locationId);
    const chosen = named ?? (isAll && found.length === 1 ? found[0] : undefined);
    place.know({ locationId: chosen?.id ?? '' });
    if (isAll && found.length <= FEW) $where.set(found.length === 0 ? { is: 'nowhere' } : { is: 'few', places: found });
    else $where.set({ is: 'many', typed: chosen?.name ?? '' });
  };

  const leave = () => {
    places.stop();
    $seen.set(undefined);
  };

  return {
    $seen,
    $where,
    /** Those that are found for what is typed. */
    $places: places.$places,
    form,
    place,
    retryPlaces: () => void load(),
    seekAgain: () => void places.fetch(),
    /** Nothing is confirmed that is not seen: what was chosen before is not any more. */
    seek(typed: string): void {
      $where.set({ is: 'many', typed });
      place.type('locationId', '');
      places.search(typed);
    },
    choose({ id, name }: PlaceChoice): void {
      $where.set({ is: 'many', typed: name });
      place.type('locationId', id);
    },
    /** A pasted address gives its code. */
    type(typed: string) {
      const before = form.$form.get().values.code;
      form.type('code', (isPasted(before, typed) && readMachine(typed).code) || typed);
    },
    async lookUp(): Promise<void> {
      const sent = await form.send(({ code }) => session.request(getPairing, { userCode: code.trim() }));
      if (sent.is !== 'taken') return;
      place.reset();
      $seen.set({ userCode: sent.values.code.trim(), machine: sent.data });
      await load();
    },
    async approve(): Promise<void> {
      const seen = $seen.get();
      if (!seen) return;
      const sent = await place.send(values =>
        session.request(approvePairing, { userCode: seen.userCode, locationId: values.locationId }),
      );
      if (sent.is !== 'taken') return;
      form.reset({ code: '' });
      leave();
      onApproved(sent.data);
    },
    /** Not the one: back to the field, with what was typed. */
    leave,
  };
}

export type PairingModel = ReturnType<typeof createPairing>;
