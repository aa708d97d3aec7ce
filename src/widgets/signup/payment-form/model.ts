import { atom, onMount } from 'nanostores';
import type { PaymentMethod } from '../../../core/contract/schemas/account.js';
import { hasEnded } from '../../../core/session/protocol.js';
import type { Session } from '../../../core/session/session.js';
import type { CardFields } from '../../../core/stripe/card-fields.js';
import { loadCardProvider, type LoadCardProvider } from '../../../core/stripe/load-card-provider.js';
import type { AddressValue } from './address.js';
import { findAccount, findPerson, findProvider, type PaymentFormInputs } from './prepare.js';
import { save, type Unanswered } from './save.js';
import type { Form, Screen } from './screen.js';

/** Milliseconds that the provider's script may take, and after it its fields. */
const PATIENCE = 10_000;

/** Milliseconds within which another loss of the fields is the page's habit, and how many of them are tolerated. */
const HABIT = 10_000;
const BORNE = 3;

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The card provider did not answer in time.')), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** A card and a billing address for the signed-in user's account. */
export function createPaymentForm(
  inputs: PaymentFormInputs,
  session: Session,
  load: LoadCardProvider = loadCardProvider,
) {
  const $screen = atom<Screen>({ is: 'loading' });
  let abort = new AbortController();
  let owner: string | undefined;
  let attempt = 0;
  let again = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let address: AddressValue | undefined;
  let unanswered: Unanswered | undefined;
  const ready = { card: false, address: false };
  const losses = { count: 0, last: 0, whileBusy: false };

  const change = (next: Partial<Form>) => {
    const screen = $screen.get();
    if (screen.is === 'form') $screen.set({ ...screen, ...next });
  };

  const stop = () => {
    abort.abort();
    clearTimeout(waiting);
  };

  const unreachable = () => {
    stop();
    again = true;
    $screen.set({ is: 'unreachable' });
  };

  /** Fresh fields, which have to come in time. */
  const showFields = (form: Pick<Form, 'stripe' | 'person' | 'saved' | 'lost'>) => {
    attempt += 1;
    clearTimeout(waiting);
    Object.assign(ready, { card: false, address: false });
    waiting = setTimeout(unreachable, PATIENCE);
    $screen.set({
      ...form,
      is: 'form',
      attempt,
      shown: false,
      cardComplete: false,
      addressComplete: false,
      busy: 'no',
    });
  };

  /** The page has taken the fields of this attempt apart: others come, until that is what the page always does. */
  const fieldsLost = (of: number) => {
    const screen = $screen.get();
    if (screen.is !== 'form' || screen.attempt !== of || screen.busy === 'finished') return;
    if (screen.busy !== 'no') {
      losses.whileBusy = true;
      return;
    }
    losses.count = Date.now() - losses.last < HABIT ? losses.count + 1 : 1;
    losses.last = Date.now();
    const { stripe, person, saved } = screen;
    if (losses.count <= BORNE) showFields({ stripe, person: { ...person, typed: address }, saved, lost: !saved });
    else {
      stop();
      $screen.set({ is: 'removed' });
    }
  };

  const begin = async (userId: string | undefined) => {
    stop();
    abort = new AbortController();
    const { signal } = abort;
    if (!userId) {
      $screen.set({ is: 'signedOut' });
      return;
    }
    $screen.set({ is: 'loading' });
    const account = findAccount(inputs, userId, session, signal);
    const knowing = findPerson(inputs, userId, session, signal, account);
    const provider = await findProvider(inputs, account);
    if (signal.aborted) return;
    if (provider.is !== 'found') {
      $screen.set(provider);
      return;
    }
    try {
      const { apiUrl = '' } = session.get().config;
      const stripe = await inTime(
        load({ publishableKey: provider.publishableKey, apiUrl, locale: session.locale(), again }),
      );
      const person = await knowing;
      if (signal.aborted) return;
      again = false;
      showFields({ stripe, person });
    } catch {
      if (!signal.aborted) unreachable();
    }
  };

  onMount($screen, () => {
    const forget = session.$userId.subscribe(userId => {
      if (userId && !session.get().flags.onboarding.beenToPaymentPage) session.remember({ beenToPaymentPage: true });
      if ($screen.get().is === 'form') {
        if (!userId && hasEnded(session.get())) return change({ away: true });
        if (userId && userId === owner) return change({ away: false, refusal: undefined });
      }
      owner = userId;
      void begin(userId);
    });
    return () => {
      forget();
      stop();
    };
  });

  return {
    $screen,
    retry: () => void begin(session.get().userId),
    /** One of the provider's two parts can be filled in. */
    partReady(part: 'card' | 'address') {
      ready[part] = true;
      if (ready.card && ready.address) clearTimeout(waiting);
      if (part === 'address') change({ shown: true });
    },
    partFailed: unreachable,
    fieldsLost,
    cardChanged(complete: boolean) {
      unanswered = undefined;
      change({ cardComplete: complete });
    },
    addressChanged(value: AddressValue, complete: boolean) {
      address = value;
      unanswered = undefined;
      change({ addressComplete: complete });
    },
    /** Saves what the fields hold; answers the payment method once the account has it. */
    async submit(fields: CardFields): Promise<PaymentMethod | undefined> {
      const screen = $screen.get();
      const { userId } = session.get();
      if (screen.is !== 'form' || screen.busy !== 'no' || !userId) return undefined;
      if (!screen.cardComplete || !screen.addressComplete || !address) {
        // the fields mark what they lack, and the first of them takes the focus
        await fields.check();
        change({ refusal: { by: 'missing' } });
        return undefined;
      }
      losses.whileBusy = false;
      change({ busy: 'saving', refusal: undefined, saved: undefined, lost: false });
      const saved = await save({
        fields,
        address,
        userId,
        session,
        unanswered,
        onConfirming: () => change({ busy: 'confirming' }),
      });
      if (!saved.ok) {
        unanswered = saved.unanswered;
        change({ busy: 'no', refusal: saved.refusal });
        if (losses.whileBusy) fieldsLost(screen.attempt);
        return undefined;
      }
      change(inputs.mode === 'edit' ? { busy: 'finished' } : { busy: 'no', saved: saved.method });
      return saved.method;
    },
  };
}

export type PaymentFormModel = ReturnType<typeof createPaymentForm>;
