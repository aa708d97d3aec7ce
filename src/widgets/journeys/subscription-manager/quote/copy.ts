import type { quote } from '../../../../core/contract/account.js';
import type {
  addAddonOffer,
  cancelAddonOffer,
  changePlan,
  quoteAddonOffer,
  schedulePlanChange,
  uncancelAddonOffer,
} from '../../../../core/contract/account-actions.js';
import type { listAvailablePlans } from '../../../../core/contract/account-reads.js';
import type { FailOf } from '../../../../core/contract/call.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type { Quote } from '../../../../core/contract/schemas/quote.js';
import { frequencyWords } from '../../../../core/plan-terms.js';
import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy } from '../../../copy.js';

/** Why a change that is quoted first was not made. */
export type ChangeRefusal =
  | FailOf<typeof quote | typeof changePlan | typeof schedulePlanChange | typeof listAvailablePlans>
  | FailOf<typeof quoteAddonOffer | typeof addAddonOffer | typeof cancelAddonOffer | typeof uncancelAddonOffer>
  | CommonFailure;

const refused: Record<ChangeRefusal, string> = {
  ...failureCopy,
  subscriptionPending: 'Your bank is still confirming your first payment. Try again in a minute.',
  paymentOverdue: 'A payment is overdue. Pay it first, then change your membership.',
  resumeFirst: 'Your membership is paused. Resume it first.',
  cancellationScheduled: 'Your membership is set to end. Keep it first, then change it.',
  subscriptionEnded: 'Your membership has ended. Pick an offer to start a new one.',
  useSubscribe: 'Your membership has ended. Pick an offer to start a new one.',
  alreadyOnPlan: 'You’re on this plan already.',
  planUnavailable: 'We don’t sell this plan anymore. Choose another one.',
  offerUnavailable: 'We don’t sell this for your membership anymore.',
  invalidOffer: 'Invalid Offer or Subscription',
  redemptionCodeInvalid: failureCopy.broken,
  betterDiscountRuns: failureCopy.broken,
  quoteStale: 'The amount has changed. Check it again before you agree.',
  cardsNotTaken: 'We don’t take cards here yet. Contact customer service.',
  paymentMethodRequired: 'No card on your account. Add one first.',
  paymentFailed: 'Your card was declined. Nothing was charged, and nothing has changed.',
  paymentRequiresAction: 'Your bank didn’t confirm the payment. Nothing was charged, and nothing has changed.',
  managedByChannel: 'Your membership is billed elsewhere. Change it there.',
  parentRequired: 'Your parent account pays for this membership. Only it can change it.',
  idempotencyConflict: failureCopy.broken,
  addonAlreadyActive: 'You have this add-on already.',
  addonNotFound: 'You don’t have this add-on anymore.',
  addonNotCanceling: 'This add-on isn’t set to end.',
};

const notices: Record<Quote['notices'][number], string> = {
  trialAlreadyUsed: 'You’ve had your free trial, so you pay from today.',
  addonsEnd: 'Your add-ons end with this change: they bill for another period than the new plan.',
  scheduleReleased: 'Changes planned for your next periods no longer apply.',
  replacesPendingChange: 'This replaces the change you’d planned.',
  pauseDropped: 'This drops the pause you’d planned, because a new period starts now.',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** What every quote says, and why what was quoted was not done. */
export const quoteWords = defineWords('membership-quote', {
  label: (name: string, adverb: string) => `${name}, ${adverb}`,
  perPeriod: (price: string, unit: string) => `${price} per ${unit}`,
  period: frequencyWords,
  when: (count: number) =>
    count === 0 ? 'today' : count === 1 ? 'tomorrow' : count > 0 ? `in ${days(count)}` : `${days(-count)} ago`,
  unused: (name: string, left: number, of: number) => `Unused time on ${name} (${left} of ${of} days)`,
  remaining: (name: string, left: number, of: number) => `${name}, rest of this period (${left} of ${of} days)`,
  from: (date: string) => `From ${date}`,
  freeUntil: (date: string) => `Nothing to pay until ${date}`,
  credit: 'Account credit',
  toCredit: 'Added to your account credit',
  carriedOver: 'Carried over from an earlier bill',
  overdue: (name: string) => `Overdue: ${name}`,
  tax: 'Tax',
  code: (code: string) => `Code ${code}`,
  total: 'Total due today',
  tooSmall: (amount: string) => `${amount} is too little to charge on its own. It goes on your next bill.`,
  nextBill: (date: string, when: string, amount: string) => `Next bill ${date}, ${when}: ${amount}`,
  /** `prices`: `$29.99 per month for 3 months, then $39.99 per month`. */
  prices: (prices: string) => `Price: ${prices}`,
  working: 'Calculating your total',
  otherCard: 'Use another card',
  updatePayment: 'Update card',
  notices,
  refused,
});

export type QuoteCopy = TextsOf<typeof quoteWords>;

const isKnown = (code: string): code is ChangeRefusal => code in refused;

/** Why something was refused, in words; also of a code that a quote names as a blocker. */
export const refusalText = (copy: QuoteCopy, code: string): string => copy.refused[isKnown(code) ? code : 'broken'];
