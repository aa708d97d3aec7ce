import { atom, onMount } from 'nanostores';
import { pause as pauseCall } from '../../../../core/contract/account-actions.js';
import { quote } from '../../../../core/contract/account.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Account } from '../../../../core/contract/schemas/account.js';
import type { Bill } from '../../../../core/contract/schemas/prices.js';
import { reasonOf } from '../../../../core/client/failures.js';
import type { Session } from '../../../../core/session/session.js';
import { sentOf, type Choice } from './days.js';

export type PauseRefusal = FailOf<typeof pauseCall> | CommonFailure;

/** A new object for each refusal, so that the focus can follow. */
export interface Refused {
  /** `noDay`: none was chosen, and nothing was sent. */
  code: PauseRefusal | 'noDay';
}

export type Screen =
  /** No pause can be set now. */
  | { is: 'blocked'; code: PauseRefusal }
  | { is: 'asking'; refused?: Refused | undefined }
  | { is: 'sending' }
  | { is: 'set' };

export interface PauseNeeds {
  session: Session;
  account: Account;
  onDone: (account: Account) => void;
}

/** A pause from the end of the period on. */
export function createPause({ session, account, onDone }: PauseNeeds) {
  const { userId, actions } = account;
  const $screen = atom<Screen>(
    actions.pause === 'ok' ? { is: 'asking' } : { is: 'blocked', code: reasonOf(pauseCall, actions.pause) },
  );
  const $choice = atom<Choice>({ length: '1', day: '' });
  /** The bill that the chosen pause comes back with; none where that is not known. */
  const $bill = atom<Bill | 'asked' | null>(null);
  let abort = new AbortController();
  let asking = new AbortController();

  /** Asks what the chosen pause comes back with: a discount may be over by then. */
  const ask = async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const choice = $choice.get();
    const length = sentOf(choice);
    const planId = account.subscription?.planId;
    if (!length || planId === undefined) return $bill.set(null);
    $bill.set('asked');
    const answer = await session.request(quote, { userId, planId, pause: length }, { signal });
    if (!signal.aborted && choice === $choice.get()) $bill.set(answer.ok ? answer.data.nextBill : null);
  };

  onMount($screen, () => {
    abort = new AbortController();
    if ($screen.get().is === 'asking') void ask();
    return () => {
      abort.abort();
      asking.abort();
    };
  });

  return {
    $screen,
    $choice,
    $bill,
    choose(choice: Partial<Choice>) {
      const screen = $screen.get();
      if (screen.is !== 'asking') return;
      $choice.set({ ...$choice.get(), ...choice });
      void ask();
      if (screen.refused) $screen.set({ is: 'asking' });
    },

    async pause() {
      if ($screen.get().is !== 'asking') return;
      const sent = sentOf($choice.get());
      if (!sent) return $screen.set({ is: 'asking', refused: { code: 'noDay' } });
      const { signal } = abort;
      $screen.set({ is: 'sending' });
      const answer = await session.request(pauseCall, { userId, ...sent }, { signal });
      if (signal.aborted) return;
      if (!answer.ok) return $screen.set({ is: 'asking', refused: { code: answer.failure.code } });
      $screen.set({ is: 'set' });
      onDone(answer.data);
    },
  };
}

export type PauseModel = ReturnType<typeof createPause>;
