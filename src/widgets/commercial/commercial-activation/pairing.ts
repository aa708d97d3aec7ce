import { atom } from 'nanostores';
import type { FailOf } from '../../../core/contract/call.js';
import { approvePairing, getPairing } from '../../../core/contract/commercial/activation.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { PairingApproved, PairingSeen } from '../../../core/contract/schemas/commercial/activation.js';
import type { Session } from '../../../core/session/session.js';
import { createForm } from '../../form.js';
import { createPlaces } from './places.js';
import { isPasted, readMachine } from './read-machine.js';

export type PairingFailure = FailOf<typeof getPairing> | FailOf<typeof approvePairing> | CommonFailure;
export type PairingProblem = 'codeMissing' | 'codeUnknown' | 'codeExpired' | 'locationMissing';

/** The machine behind a code that it shows. */
export interface Seen {
  userCode: string;
  machine: PairingSeen;
}

interface Inputs {
  session: Session;
  code: string;
  locationId: string | undefined;
  onApproved: (approved: PairingApproved) => void;
}

/** The code on a machine's screen: which machine it is, and where it is. */
export function createPairing({ session, code: given, locationId, onApproved }: Inputs) {
  const $seen = atom<Seen | undefined>();
  const places = createPlaces(session);
  const form = createForm<{ code: string }, PairingProblem, PairingFailure>({
    blank: { code: given },
    check: (_, { code }) => (code.trim() ? undefined : 'codeMissing'),
    blames: { activationCodeInvalid: { code: 'codeUnknown' }, activationCodeExpired: { code: 'codeExpired' } },
  });
  const place = createForm<{ locationId: string }, PairingProblem, PairingFailure>({
    blank: { locationId: '' },
    check: (_, values) => (values.locationId ? undefined : 'locationMissing'),
  });

  /** The location that was named, or the only one there is. */
  const choose = () => {
    const known = places.$places.get();
    if (known.is !== 'known') return;
    const { items } = known;
    const chosen = place.$form.get().values.locationId;
    const has = (wanted: string | undefined) => items.some(({ id }) => id === wanted);
    // a search has left it out of sight: nothing is confirmed that cannot be seen
    if (chosen && !has(chosen)) place.reset();
    const only = items.length === 1 ? items[0] : undefined;
    place.know({ locationId: (has(locationId) ? locationId : only?.id) ?? '' });
  };

  const load = async (q?: string) => {
    await places.load(q);
    choose();
  };

  const leave = () => {
    places.stop();
    $seen.set(undefined);
  };

  return {
    $seen,
    $places: places.$places,
    form,
    place,
    loadPlaces: (q?: string) => void load(q),
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
