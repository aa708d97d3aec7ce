import type { Offer, Plan } from '../../../core/contract/schemas/offers.js';
import { frequencyWords } from '../../../core/plan-terms.js';
import { newId } from '../../db/ids.js';
import type { HeldCode } from '../tables/memberships.js';
import {
  change,
  grantDelay,
  moveCredit,
  type Proof,
  type Sub,
  subscriptionIn,
  addHistory,
  type Work,
} from '../books/books.js';
import { type Charged, invoice, retryOpen, sendReceipt } from '../books/invoicing.js';
import { isBilled, settleDates } from '../account/next-dates.js';
import type { Quoted } from '../quote/quote.js';
import { retryOverdue } from './dunning.js';
import { startSchedule } from './phases.js';

/** A subscription before anything has happened to it. */
export function blank({ at, books }: Work, plan: Plan, more: Pick<Sub, 'offerId'> & Partial<Sub>): Sub {
  const { kind, name } = plan.billingProvider;
  const { code, scale } = plan.basePrice.currency;
  return {
    id: newId('sub'),
    userId: books.userId,
    planId: plan.id,
    status: 'active',
    channelKind: kind,
    channelName: name,
    provisioned: false,
    currencyCode: code,
    currencyScale: scale,
    startedAt: null,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    trialStart: null,
    trialEnd: null,
    nextBillDate: null,
    nextBillAmount: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endsAt: null,
    endedAt: null,
    endReason: null,
    cancellation: null,
    pauseAtPeriodEnd: false,
    pausedAt: null,
    resumesAt: null,
    pastDueAt: null,
    retryAt: null,
    retryCount: 0,
    discount: null,
    periodDiscounted: false,
    discountSpent: false,
    periodPrice: 0,
    pendingChange: null,
    schedule: null,
    phaseBorderAt: null,
    dueAt: null,
    lastEventAt: null,
    requiresAction: null,
    termsAcceptedAt: null,
    partnerId: null,
    provisional: null,
    heldCodes: null,
    createdAt: at,
    version: 1,
    ...more,
  };
}

/** Puts a new subscription into the books. */
export function open(work: Work, sub: Sub): void {
  work.books = { ...work.books, subscription: sub, addons: [], open: undefined };
}

interface Beginning {
  offer: Pick<Offer, 'id' | 'plan'>;
  quote: Quoted;
  termsAcceptedAt: number | null;
  partnerId: string | null;
  /** The code that was used up for it, and the account credit that it gives. */
  code?: HeldCode | undefined;
  /** What bundled months were claimed with. */
  proof?: Proof;
}

const waits = (charged: Charged): boolean => charged.is === 'asks';

/** A delay that the quote grants is reported, and remembered. */
function tellDelay(work: Work, { delayBilling, becomes, provisional }: Quoted, proof?: Proof): void {
  if (!delayBilling) return;
  addHistory(work, {
    type: 'trialStarted',
    summary: `Nothing is billed for ${delayBilling.days} days`,
    after: { trialEnd: becomes.trialEnd ?? null, ...(provisional && { provisionalUntil: provisional.until }) },
  });
  grantDelay(work, delayBilling.type, proof);
}

/** Starts a subscription as quoted. When the bank asks for the member, it is there and waits (`pending`). */
export function subscribe(work: Work, { offer, quote, termsAcceptedAt, partnerId, code, proof }: Beginning): Charged {
  const { plan } = offer;
  open(work, { ...blank(work, plan, { offerId: offer.id, termsAcceptedAt, partnerId }), ...quote.becomes });
  moveCredit(work, code?.credit ?? 0, quote.currency, 'redemption');
  const bill = invoice(work, 'subscribe', quote.lines, { present: true });
  if (bill && waits(bill.charged)) change(work, { status: 'pending' });
  if (code && (subscriptionIn(work).status === 'pending' || quote.provisional)) change(work, { heldCodes: [code] });
  addHistory(work, {
    type: 'created',
    amount: quote.dueToday,
    currency: quote.currency,
    summary: `Membership started: ${plan.name}, ${frequencyWords(plan.frequencyDays).adverb}`,
    after: { planId: plan.id, offerId: offer.id, status: subscriptionIn(work).status },
  });
  tellDelay(work, quote, proof);
  settleDates(work);
  return bill?.charged ?? { is: 'paid' };
}

/** Begins a subscription that waited: its first period starts now. */
export function activate(work: Work, quote: Quoted, termsAcceptedAt: number | undefined): Charged {
  const sub = subscriptionIn(work);
  const plan = work.plan(sub.planId);
  const billed = isBilled(sub);
  change(work, { ...quote.becomes, ...(termsAcceptedAt !== undefined && { termsAcceptedAt }) });
  startSchedule(work);
  const bill = billed ? invoice(work, 'activate', quote.lines, { present: true }) : undefined;
  addHistory(work, {
    type: 'activated',
    summary: `Membership activated: ${plan.name}`,
    before: { status: sub.status },
    after: { status: subscriptionIn(work).status },
    ...(billed && { amount: quote.dueToday, currency: quote.currency }),
  });
  tellDelay(work, quote);
  settleDates(work);
  return bill?.charged ?? { is: 'paid' };
}

/** The first payment once more, after the bank required the member or another card came. */
export function confirm(work: Work): Charged {
  const owed = work.books.open?.amountDue ?? 0;
  const charged = retryOpen(work, true);
  if (charged.is === 'paid') {
    sendReceipt(work, owed);
    const { trialEnd } = subscriptionIn(work);
    change(work, { status: trialEnd !== null && trialEnd > work.at ? 'trialing' : 'active', heldCodes: null });
    addHistory(work, {
      type: 'activated',
      summary: 'Membership started',
      before: { status: 'pending' },
      after: { status: subscriptionIn(work).status },
    });
  }
  settleDates(work);
  return charged;
}

/** What a new card means for money that is owed: it is tried at once. */
export function settleOwed(work: Work): Charged {
  const { status } = work.books.subscription ?? {};
  if (status === 'past_due') return retryOverdue(work, true);
  if (status === 'pending') return confirm(work);
  return { is: 'paid' };
}
