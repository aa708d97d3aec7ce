import type { TestSubscription } from '../../../core/contract/schemas/account-actions.js';
import type { Offer, Plan } from '../../../core/contract/schemas/offers.js';
import { addDays } from '../../../core/dates.js';
import { priced } from '../../../core/offer-prices.js';
import { type Card, creditIn, moveCredit, subscriptionIn, type Work } from '../books/books.js';
import { catchUp } from '../books/due.js';
import { computeQuote } from '../quote/quote.js';
import { displayStatus, isLive } from './statuses.js';
import { subscribe } from '../transitions/begin.js';
import { cancel } from '../transitions/cancel.js';
import { createInactive } from '../transitions/give.js';
import { pause } from '../transitions/pause.js';
import { terminate } from '../transitions/terminate.js';

type Wanted = TestSubscription['status'];

const TRIAL = { days: 30, type: 'trial' } as const;

const offerOf = (plan: Plan, delayBilling?: Offer['delayBilling']): Offer =>
  priced({
    id: plan.id,
    guid: plan.id,
    kind: 'plan',
    audience: 'customerService',
    plan,
    ...(delayBilling && { delayBilling }),
  });

function start(work: Work, plan: Plan, delayBilling?: Offer['delayBilling']): void {
  const offer = offerOf(plan, delayBilling);
  const quote = computeQuote({
    now: work.at,
    plan,
    offer,
    trialUsed: false,
    credit: creditIn(work.books, plan.basePrice.currency),
    blockers: [],
  });
  subscribe(work, { offer, quote, termsAcceptedAt: work.at, partnerId: null });
}

const withBank = (work: Work, bank: Card['bank']): void => {
  const { card } = work.books;
  if (card) work.books = { ...work.books, card: { ...card, bank } };
};

/** Lets the time pass, with everything that happens by itself in it. */
function pass(work: Work, until: number): void {
  const { books, facts } = catchUp(work.books, until, work.plan);
  work.books = books;
  work.facts.push(...facts);
  work.at = until;
}

/** From yesterday's end of the first period back to its beginning, then `then`, then up to now. */
function aPeriodAgo(then: (work: Work) => void) {
  return (work: Work, plan: Plan): void => {
    const now = work.at;
    work.at = addDays(now, -plan.frequencyDays - 1);
    start(work, plan);
    then(work);
    pass(work, now);
  };
}

/** Account credit would pay for what the card is to fail at: it is put aside. */
function putCreditAside(work: Work, { basePrice: { currency } }: Plan): void {
  moveCredit(work, -Math.max(0, creditIn(work.books, currency)), currency, 'testSubscription');
}

/** The steps that lead to each status; nothing is set that the engine does not reach by itself. */
const ways: Readonly<Record<Wanted, (work: Work, plan: Plan) => void>> = {
  pending: (work, plan) => {
    putCreditAside(work, plan);
    start(work, plan);
  },
  inactive: (work, plan) => createInactive(work, offerOf(plan), null),
  trialing: (work, plan) => start(work, plan, TRIAL),
  active: (work, plan) => start(work, plan),
  past_due: (work, plan) => {
    const bank = work.books.card?.bank ?? { is: 'good' };
    putCreditAside(work, plan);
    withBank(work, { is: 'good' });
    aPeriodAgo(begun => withBank(begun, bank))(work, plan);
  },
  paused: aPeriodAgo(work => pause(work, {})),
  expired: aPeriodAgo(work => cancel(work, { reason: 'other' })),
  terminated: (work, plan) => {
    start(work, plan);
    terminate(work, { reason: 'staff', refund: 'none' }, { net: 0, payments: [] });
  },
  canceling: (work, plan) => {
    start(work, plan);
    cancel(work, { reason: 'other' });
  },
  pausing: (work, plan) => {
    start(work, plan);
    pause(work, {});
  },
};

/** Ends what lives on the account, so that another can begin. */
function makeRoom(work: Work): void {
  const { subscription } = work.books;
  if (!subscription || !isLive(subscription.status)) return;
  terminate(work, { reason: 'staff', refund: 'none' }, { net: 0, payments: [] });
  work.facts.push({ is: 'left', subscription: subscriptionIn(work) });
}

/** The test card (by the provider's name) that a status needs: one that asks, one that fails, or one that works. */
export const cardFor = (status: Wanted): string =>
  status === 'pending'
    ? 'pm_card_authenticationRequired'
    : status === 'past_due'
      ? 'pm_card_chargeCustomerFail'
      : 'pm_card_visa';

/** Brings books to a status through the engine itself, a new membership in place of any that lives. */
export function bringTo(work: Work, status: Wanted, plan: Plan): void {
  makeRoom(work);
  ways[status](work, plan);
  const reached = displayStatus(subscriptionIn(work));
  if (reached !== status) throw new Error(`A test subscription was to be ${status} and became ${reached}.`);
}
