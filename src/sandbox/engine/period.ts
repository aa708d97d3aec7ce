import type { SubscriptionRow } from './member.js';
import type { Quoted } from './quote.js';

type Began = Pick<
  SubscriptionRow,
  'status' | 'startedAt' | 'currentPeriodStart' | 'currentPeriodEnd' | 'trialStart' | 'trialEnd' | 'nextBillDate' | 'nextBillAmount'
>;

/** The first period of a subscription that begins by this quote: `trialing` while billing is delayed, else `active`. */
export function beginPeriod({ quotedAt, nextBill, nextGross, delayBilling }: Quoted): Began {
  const end = nextBill?.date ?? quotedAt;
  return {
    status: delayBilling ? 'trialing' : 'active',
    startedAt: quotedAt,
    currentPeriodStart: quotedAt,
    currentPeriodEnd: end,
    trialStart: delayBilling ? quotedAt : null,
    // days from a code come on top of the trial: it ends with the first bill
    trialEnd: delayBilling ? end : null,
    nextBillDate: end,
    nextBillAmount: nextGross,
  };
}
