import { atom } from 'nanostores';
import { activate, getAccount, quote, subscribe } from '../../../core/contract/account.js';
import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import { validateRedemptionCode } from '../../../core/contract/redemption-codes.js';
import type { Account } from '../../../core/contract/schemas/account.js';
import type { Quote } from '../../../core/contract/schemas/quote.js';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Money } from '../../../core/money.js';
import type { Session } from '../../../core/session/session.js';
import type { AskBank } from '../subscription-manager/quote/ask-in-page.js';
import type { CodeRefusal } from '../../screen/code-refusal-copy.js';
import { standingOf } from './steps.js';

export type ReviewRefusal = FailOf<typeof quote> | FailOf<typeof subscribe> | FailOf<typeof activate> | CommonFailure;

export type ReviewScreen =
  | { is: 'idle' }
  | { is: 'quoting' }
  /** The quote could not be made. */
  | { is: 'failed'; code: ReviewRefusal }
  | { is: 'ready'; quote: Quote; refused?: { code: ReviewRefusal; message: string } }
  | { is: 'subscribing'; quote: Quote }
  /** The bank asks the member, in a window of its own that nothing may lie over. */
  | { is: 'confirming'; quote: Quote }
  /** `paid` to begin it, as far as this page knows. */
  | { is: 'done'; account: Account; paid: Money | undefined };

/** Where a code is typed; one that counts is in the quote. */
export type CodeScreen =
  | { is: 'closed' }
  | { is: 'asking' }
  | { is: 'checking'; typed: string }
  | { is: 'refused'; code: CodeRefusal; debug: Readonly<Record<string, unknown>>; typed: string };

/** The account is not as this page thought: another tab was first, or the bank after all. */
const outdated: ReadonlySet<ReviewRefusal> = new Set<ReviewRefusal>([
  'alreadySubscribed',
  'idempotencyConflict',
  'subscriptionPending',
  'useActivate',
  'useUncancel',
  'notInactive',
]);

interface ReviewNeeds {
  session: Session;
  signal: () => AbortSignal;
  offer: () => Offer | undefined;
  askBank: (offer: Offer) => AskBank;
  /** There is a membership already, or one that waits. */
  onAccount: (account: Account) => void;
  onQuote: (quote: Quote) => void;
  onActivated: (account: Account) => void;
}

/** The last step: what it costs, by the code that charges; and the one press that starts the membership. */
export function createReview({ session, signal, offer, askBank, onAccount, onQuote, onActivated }: ReviewNeeds) {
  const $screen = atom<ReviewScreen>({ is: 'idle' });
  const $code = atom<CodeScreen>({ is: 'closed' });
  /** What the membership waits for that the server has already: from now on it is activated, not made. */
  const $waiting = atom<Money | undefined>();

  /** Counts requests: a quote that comes late must not replace a later one. */
  let round = 0;

  const check = (code: string) => {
    const currencyCode = offer()?.plan.basePrice.currency.code;
    return session.request(
      validateRedemptionCode,
      { code, ...(currencyCode && { currencyCode }) },
      { signal: signal() },
    );
  };

  const refuseCode = async (typed: string) => {
    const answer = await check(typed);
    // One that is good all the same does not fit this membership.
    const { code, debug = {} } = answer.ok ? { code: 'redemptionCodeInvalid' as const } : answer.failure;
    $code.set({ is: 'refused', code, debug, typed });
  };

  const makeQuote = async (refused?: { code: ReviewRefusal; message: string }) => {
    const chosen = offer();
    const userId = session.get().userId;
    if (!chosen || !userId) return;
    const mine = (round += 1);
    $screen.set({ is: 'quoting' });
    const { redemptionCode, receiptGuid, serialNumber } = session.get().flags.onboarding;
    const answer = await session.request(
      quote,
      {
        userId,
        planId: chosen.plan.id,
        offerId: chosen.id,
        ...(chosen.partnerId && { partnerId: chosen.partnerId }),
        ...(redemptionCode && { redemptionCode }),
        ...(receiptGuid && !serialNumber && { receiptGuid }),
      },
      { signal: signal() },
    );
    if (signal().aborted || mine !== round) return;
    if (answer.ok) {
      if (redemptionCode) $code.set({ is: 'closed' });
      onQuote(answer.data);
      return $screen.set({ is: 'ready', quote: answer.data, ...(refused && { refused }) });
    }
    const { code, debug = {} } = answer.failure;
    const isBetter = code === 'betterDiscountRuns';
    if ((code !== 'redemptionCodeInvalid' && !isBetter) || !redemptionCode) return $screen.set({ is: 'failed', code });
    session.remember({ redemptionCode: undefined });
    if (isBetter) $code.set({ is: 'refused', code, debug, typed: redemptionCode });
    else await refuseCode(redemptionCode);
    await makeQuote(refused);
  };

  const send = (userId: string, agreed: Quote, { id: offerId, partnerId }: Offer) => {
    const { onboarding } = session.get().flags;
    const termsAcceptedAt = onboarding.termsAcceptedAt;
    if ($waiting.get()) return session.request(activate, { userId, termsAcceptedAt }, { signal: signal() });
    const attribution = {
      utmSource: onboarding.utmSource,
      utmCampaign: onboarding.utmCampaign,
      utmMedium: onboarding.utmMedium,
      utmContent: onboarding.utmContent,
    };
    // One quote is agreed to once: the same key however often the same agreement is sent.
    const options = { signal: signal(), idempotencyKey: `signup-${agreed.quoteToken.slice(-80)}` };
    return session.request(
      subscribe,
      {
        userId,
        offerId,
        ...(partnerId && { partnerId }),
        quoteToken: agreed.quoteToken,
        termsAcceptedAt,
        attribution,
        redemptionCode: onboarding.redemptionCode,
        serialNumber: onboarding.serialNumber,
        receiptGuid: onboarding.receiptGuid,
      },
      options,
    );
  };

  /** The membership waits for its bank: the member is asked here, and the first payment is made again. */
  const confirm = async (clientSecret: string, agreed: Quote, chosen: Offer, userId: string) => {
    $waiting.set({ value: agreed.dueToday, currency: agreed.currency });
    $screen.set({ is: 'confirming', quote: agreed });
    const agrees = await askBank(chosen)(clientSecret);
    if (!agrees || signal().aborted) return undefined;
    $screen.set({ is: 'subscribing', quote: agreed });
    return send(userId, agreed, chosen);
  };

  const finish = (made: Account, paid: Money | undefined) => {
    round += 1;
    $waiting.set(undefined);
    $screen.set({ is: 'done', account: made, paid });
    onActivated(made);
  };

  return {
    $screen,
    $code,
    $waiting,
    quote: () => makeQuote(),
    reset: () => $screen.set({ is: 'idle' }),
    /** Another user may be signed in now. */
    forget() {
      $waiting.set(undefined);
      $screen.set({ is: 'idle' });
    },
    finish,

    acceptTerms: (acceptedAt: number | undefined) => session.remember({ termsAcceptedAt: acceptedAt }),

    async subscribe() {
      const screen = $screen.get();
      const chosen = offer();
      const userId = session.get().userId;
      if (screen.is !== 'ready' || !chosen || !userId || !session.get().flags.onboarding.termsAcceptedAt) return;
      const agreed = screen.quote;
      const due = { value: agreed.dueToday, currency: agreed.currency };
      $screen.set({ is: 'subscribing', quote: agreed });
      let answer = await send(userId, agreed, chosen);
      if (signal().aborted) return;
      const asked = answer.ok ? undefined : answer.failure.debug?.['clientSecret'];
      if (typeof asked === 'string') answer = (await confirm(asked, agreed, chosen, userId)) ?? answer;
      if (signal().aborted) return;
      if (answer.ok) return finish(answer.data, due);
      const { code, message } = answer.failure;
      if (outdated.has(code)) {
        const now = await session.request(getAccount, { userId }, { signal: signal() });
        const standing = now.ok && standingOf(now.data);
        if (now.ok && standing !== 'free')
          return standing === 'member' && $waiting.get() ? finish(now.data, due) : onAccount(now.data);
      }
      if (code === 'quoteStale' || code === 'idempotencyConflict') return makeQuote({ code, message });
      $screen.set({ is: 'ready', quote: agreed, refused: { code, message } });
    },

    openCode: () => $code.set({ is: 'asking' }),
    async applyCode(typed: string) {
      $code.set({ is: 'checking', typed });
      const code = typed.trim().toUpperCase().replace(/[\s-]/g, '');
      const answer = await check(code || '-');
      if (!answer.ok)
        return $code.set({ is: 'refused', code: answer.failure.code, debug: answer.failure.debug ?? {}, typed });
      session.remember({ redemptionCode: answer.data.code });
      await makeQuote();
    },
    async removeCode() {
      session.remember({ redemptionCode: undefined });
      await makeQuote();
    },
  };
}
