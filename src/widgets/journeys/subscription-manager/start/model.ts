import { atom, onMount } from 'nanostores';
import { unpause } from '../../../../core/contract/account-actions.js';
import { activate, payOwed, quote } from '../../../../core/contract/account.js';
import type { Account, Subscription } from '../../../../core/contract/schemas/account.js';
import type { Quote } from '../../../../core/contract/schemas/quote.js';
import type { Session } from '../../../../core/session/session.js';
import { agree } from '../quote/agree.js';
import { askInPage, type AskBank } from '../quote/ask-in-page.js';
import type { Start } from '../screen.js';
import type { StartFailure } from './copy.js';

/** A new object for each refusal, so that the focus can follow. */
export interface Refused {
  code: StartFailure;
  message: string;
}

export type StartScreen =
  | { is: 'quoting' }
  /** What it costs could not be had. */
  | { is: 'failed'; code: StartFailure }
  /** Nothing is quoted for a payment that waits: it was agreed to before. */
  | { is: 'ready'; quote: Quote | undefined; refused?: Refused | undefined }
  /** `asking` while the bank asks the member, in a window of its own. */
  | { is: 'sending'; quote: Quote | undefined; asking: boolean };

interface Inputs {
  session: Session;
  start: Start;
  account: Account;
  subscription: Subscription;
  onStarted: (account: Account, start: Start) => void;
  /** It is not to be started any more. */
  onElsewhere: () => void;
  /** Another way for the bank to ask than in this page. */
  askBank?: AskBank | undefined;
}

/** Whether what it takes is owed already, and agreed to before. */
export const isOwed = (start: Start): start is 'confirm' | 'settle' => start === 'confirm' || start === 'settle';

/** What is refused because it has happened already, or cannot happen any more. */
const past: ReadonlySet<StartFailure> = new Set<StartFailure>([
  'notPaused',
  'notInactive',
  'subscriptionEnded',
  'managedByChannel',
  'parentRequired',
]);

/** What costs money when it begins: shown by the code that charges, then agreed to by one press. */
export function createStart({
  session,
  start,
  account: { userId },
  subscription: { planId, offerId, plan },
  onStarted,
  onElsewhere,
  askBank = askInPage(session, plan.billingProvider.publishableKey),
}: Inputs) {
  const $screen = atom<StartScreen>({ is: 'quoting' });
  let abort = new AbortController();

  const load = async (refused?: Refused) => {
    if (isOwed(start)) return $screen.set({ is: 'ready', quote: undefined, refused });
    $screen.set({ is: 'quoting' });
    const { signal } = abort;
    const answer = await session.request(
      quote,
      { userId, planId, ...(start === 'activate' && { offerId }) },
      { signal },
    );
    if (signal.aborted) return;
    $screen.set(answer.ok ? { is: 'ready', quote: answer.data, refused } : { is: 'failed', code: answer.failure.code });
  };

  const send = (agreed: Quote | undefined, signal: AbortSignal) => {
    const manner = {
      signal,
      askBank,
      onAsking: (asking: boolean) => $screen.set({ is: 'sending', quote: agreed, asking }),
    };
    if (start === 'settle') return agree(session, payOwed, { userId }, manner);
    return start === 'resume'
      ? agree(session, unpause, { userId, quoteToken: agreed?.quoteToken }, manner)
      : agree(session, activate, { userId, quoteToken: agreed?.quoteToken }, manner);
  };

  onMount($screen, () => {
    abort = new AbortController();
    void load();
    return () => abort.abort();
  });

  return {
    $screen,
    retry: () => void load(),

    async press() {
      const screen = $screen.get();
      if (screen.is !== 'ready') return;
      const { signal } = abort;
      $screen.set({ is: 'sending', quote: screen.quote, asking: false });
      const answer = await send(screen.quote, signal);
      if (signal.aborted) return;
      if (answer.ok) return onStarted(answer.data, start);
      const { code, message } = answer.failure;
      if (past.has(code)) return onElsewhere();
      if (code === 'quoteStale') return load({ code, message });
      $screen.set({ is: 'ready', quote: screen.quote, refused: { code, message } });
    },
  };
}

export type StartModel = ReturnType<typeof createStart>;
