import { atom } from 'nanostores';
import { activate, getAccount, quote, subscribe } from '../../../core/contract/account.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { validateRedemptionCode } from '../../../core/contract/redemption-codes.js';
import type { Account } from '../../../core/contract/schemas/account.js';
import type { Quote } from '../../../core/contract/schemas/quote.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { RedemptionPreview } from '../../../core/contract/schemas/redemption-codes.js';
import type { Session } from '../../../core/session/session.js';
import { isMember, isPrepared } from './steps.js';

export type ReviewRefusal = FailOf<typeof quote> | FailOf<typeof subscribe> | FailOf<typeof activate> | CommonFailure;
export type CodeRefusal = FailOf<typeof validateRedemptionCode> | CommonFailure;

export type ReviewScreen =
  | { is: 'idle' }
  | { is: 'quoting' }
  /** The quote could not be made. */
  | { is: 'failed'; code: ReviewRefusal }
  | { is: 'ready'; quote: Quote; refused?: { code: ReviewRefusal; message: string } }
  | { is: 'subscribing'; quote: Quote }
  /** The bank asks the member, in a window of its own that nothing may lie over. */
  | { is: 'confirming'; quote: Quote }
  | { is: 'done'; account: Account };

export type CodeScreen =
  | { is: 'closed' }
  | { is: 'asking' }
  | { is: 'checking' }
  | { is: 'refused'; code: CodeRefusal; debug: Readonly<Record<string, unknown>> }
  | { is: 'applied'; preview: RedemptionPreview };

/** How often, and after how many milliseconds, a lost answer is asked for again with the same key. */
const ASK_AGAIN = [500, 1500];

interface ReviewNeeds {
  session: Session;
  signal: () => AbortSignal;
  offer: () => Offer | undefined;
  account: () => Account | undefined;
  onAccount: (account: Account) => void;
  onActivated: (account: Account) => void;
}

/** The last step: what it costs, by the code that charges; and the one press that starts the membership. */
export function createReview({ session, signal, offer, account, onAccount, onActivated }: ReviewNeeds) {
  const $screen = atom<ReviewScreen>({ is: 'idle' });
  const $code = atom<CodeScreen>({ is: 'closed' });

  /** The server has the membership, unpaid: from now on it is activated, not made. */
  let isWaiting = false;

  const makeQuote = async (refused?: { code: ReviewRefusal; message: string }) => {
    const chosen = offer();
    const userId = session.get().userId;
    if (!chosen || !userId) return;
    $screen.set({ is: 'quoting' });
    const { redemptionCode } = session.get().flags.onboarding;
    const answer = await session.request(quote, { userId, planId: chosen.plan.id, offerId: chosen.id, ...(redemptionCode && { redemptionCode }) }, { signal: signal() });
    if (signal().aborted) return;
    if (answer.ok) $screen.set({ is: 'ready', quote: answer.data, ...(refused && { refused }) });
    else if (answer.failure.code === 'redemptionCodeInvalid') {
      session.remember({ redemptionCode: undefined });
      await makeQuote({ code: answer.failure.code, message: answer.failure.message });
    } else $screen.set({ is: 'failed', code: answer.failure.code });
  };

  const send = (userId: string, agreed: Quote, offerId: string) => {
    const { onboarding } = session.get().flags;
    const termsAcceptedAt = onboarding.termsAcceptedAt;
    const attribution = { utmSource: onboarding.utmSource, utmCampaign: onboarding.utmCampaign, utmMedium: onboarding.utmMedium, utmContent: onboarding.utmContent };
    // One quote is agreed to once: the same key however often the same agreement is sent.
    const options = { signal: signal(), idempotencyKey: `signup-${agreed.quoteToken.slice(-80)}` };
    if (isWaiting || isPrepared(account())) return session.request(activate, { userId, termsAcceptedAt }, isWaiting ? { signal: signal() } : options);
    return session.request(subscribe, {
      userId, offerId, quoteToken: agreed.quoteToken, termsAcceptedAt, attribution,
      redemptionCode: onboarding.redemptionCode,
      serialNumber: onboarding.serialNumber,
      receiptGuid: onboarding.receiptGuid,
      partnerId: onboarding.partnerId ?? session.get().config.partnerId,
    }, options);
  };

  /** Whether the server has the membership although its answer never came. */
  const recorded = async (userId: string): Promise<Account | undefined> => {
    const answer = await session.request(getAccount, { userId }, { signal: signal() });
    return answer.ok && isMember(answer.data) ? answer.data : undefined;
  };

  /** The membership waits for its bank: the member is asked here, and the first payment is made again. */
  const confirm = async (clientSecret: string, agreed: Quote, { id, plan }: Offer, userId: string) => {
    isWaiting = true;
    $screen.set({ is: 'confirming', quote: agreed });
    const { apiUrl = '' } = session.get().config;
    const { publishableKey } = plan.billingProvider;
    if (!publishableKey) return undefined;
    const { confirmPayment } = await import('../../../core/stripe/confirm-payment.js');
    const agrees = await confirmPayment({ publishableKey, apiUrl, locale: session.locale() }, clientSecret);
    if (!agrees || signal().aborted) return undefined;
    $screen.set({ is: 'subscribing', quote: agreed });
    return send(userId, agreed, id);
  };

  const finish = (made: Account) => {
    $screen.set({ is: 'done', account: made });
    onActivated(made);
  };

  return {
    $screen,
    $code,
    quote: () => makeQuote(),
    reset: () => $screen.set({ is: 'idle' }),

    acceptTerms: (acceptedAt: number | undefined) => session.remember({ termsAcceptedAt: acceptedAt }),

    async subscribe() {
      const screen = $screen.get();
      const chosen = offer();
      const userId = session.get().userId;
      if (screen.is !== 'ready' || !chosen || !userId || !session.get().flags.onboarding.termsAcceptedAt) return;
      $screen.set({ is: 'subscribing', quote: screen.quote });
      let answer = await send(userId, screen.quote, chosen.id);
      for (const wait of ASK_AGAIN) {
        if (answer.ok || (answer.failure.code !== 'offline' && answer.failure.code !== 'timeout') || signal().aborted) break;
        await new Promise(resolve => setTimeout(resolve, wait));
        answer = await send(userId, screen.quote, chosen.id);
      }
      if (signal().aborted) return;
      const asked = answer.ok ? undefined : answer.failure.debug?.['clientSecret'];
      if (typeof asked === 'string') answer = (await confirm(asked, screen.quote, chosen, userId)) ?? answer;
      if (answer.ok) return finish(answer.data);
      const { code, message } = answer.failure;
      // Another tab was first, with this very quote or with one of its own.
      if (code === 'alreadySubscribed' || code === 'idempotencyConflict') {
        const made = await recorded(userId);
        if (made) return onAccount(made);
      }
      if (code === 'quoteStale' || code === 'idempotencyConflict') return makeQuote({ code, message });
      $screen.set({ is: 'ready', quote: screen.quote, refused: { code, message } });
    },

    openCode: () => $code.set({ is: 'asking' }),
    async applyCode(typed: string) {
      $code.set({ is: 'checking' });
      const code = typed.trim().toUpperCase().replace(/[\s-]/g, '');
      const answer = await session.request(validateRedemptionCode, { code: code || '-' }, { signal: signal() });
      if (!answer.ok) return $code.set({ is: 'refused', code: answer.failure.code, debug: answer.failure.debug ?? {} });
      session.remember({ redemptionCode: answer.data.code });
      $code.set({ is: 'applied', preview: answer.data });
      await makeQuote();
    },
    async removeCode() {
      session.remember({ redemptionCode: undefined });
      $code.set({ is: 'closed' });
      await makeQuote();
    },
  };
}
