import type { CancellationReason, SubscriptionStatus } from '../../../../core/contract/schemas/account.js';
import { frequencyWords } from '../../../../core/plan-terms.js';
import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy } from '../../../copy.js';
import type { TakenHere } from './accept.js';
import type { RefusalCode } from './screen.js';

const reasons: Record<CancellationReason, string> = {
  too_expensive: 'Too expensive',
  unused: 'Not using it enough',
  missing_features: 'Missing features',
  low_quality: 'Low quality',
  too_complex: 'Too complex',
  customer_service: 'Customer service',
  switched_service: 'Switched to another service',
  other: 'Other (please share below)',
};

const gone = 'This offer is no longer available.';
const overdue = 'A payment is overdue, so this offer isn’t available now.';
const elsewhere = 'Your membership is billed elsewhere. Change it there.';
const changed = 'Your membership has changed in the meantime. Try again.';

const failed: Record<RefusalCode, string> = {
  ...failureCopy,
  redemptionCodeInvalid: gone,
  betterDiscountRuns: gone,
  redemptionCodeAlreadyRedeemed: gone,
  redemptionCodeIsExpired: gone,
  redemptionBlocked: gone,
  cannotPause: gone,
  alreadyPaused: gone,
  scheduleAttached: gone,
  paymentMethodRequired: gone,
  planUnavailable: gone,
  invalidOffer: gone,
  useSubscribe: gone,
  resumeFirst: gone,
  subscriptionPending: gone,
  paymentOverdue: overdue,
  managedByChannel: elsewhere,
  parentRequired: 'Your parent account pays for this membership. Only it can cancel it.',
  alreadyCanceled: changed,
  cancellationScheduled: changed,
  subscriptionEnded: changed,
  notCanceling: changed,
  idempotencyConflict: failureCopy.broken,
};

/** What ends at once, by what it is now. */
const endsNow: Record<Exclude<SubscriptionStatus, 'trialing' | 'active' | 'terminated' | 'expired'>, string> = {
  pending: 'Your membership ends now. We won’t take the first payment.',
  inactive: 'Your membership ends now, before it starts. You pay nothing.',
  past_due: 'Canceling now ends your membership immediately and stops any further payment attempts.',
  paused: 'Your membership ends now. It won’t resume after the pause. No more bills.',
};

const staying: Record<TakenHere['kind'] | 'undone', string> = {
  discount: 'Your discount is set',
  trialExtension: 'Your trial is longer now',
  pause: 'Your pause is set',
  planChange: 'Your new plan is set',
  undone: 'Your membership continues',
};

const more = (days: number) => (days === 1 ? '1 more day' : `${days} more days`);
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

export const words = defineWords('cancel-membership', {
  title: 'Cancel membership',
  loading: 'Loading',
  keep: 'Keep my membership',
  done: 'Done',
  when: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  dated: (date: string, when: string) => `${date}, ${when}`,
  period: frequencyWords,
  survey: {
    question: 'Why are you leaving? (optional)',
    reasons,
    reason: 'Your reason (optional)',
    more: 'Anything else we should know? (optional)',
  },
  offer: {
    discount: {
      title: 'Stay for less',
      /** `prices`: `$29.99 per month for 3 months, then $39.99 per month`. */
      prices: (prices: string, saved: string) => `${prices}. You save ${saved} in all.`,
      forever: 'On every bill, starting with the next one.',
      from: (date: string, amount: string) => `It starts with your bill of ${amount} on ${date}.`,
      accept: (price: string) => `Stay for ${price}`,
    },
    trialExtension: {
      title: 'Take more time to try it',
      figure: more,
      ends: (date: string) => `Your trial then ends on ${date}.`,
      firstBill: (amount: string, before: string, after: string) =>
        `Your first bill of ${amount} moves from ${before} to ${after}.`,
      accept: (days: number) => `Try ${more(days)}`,
      acceptFor: (days: number, price: string) => `Try ${more(days)}, then ${price}`,
    },
    pause: {
      title: 'Take a break instead',
      text: (date: string) =>
        `Your membership pauses on ${date}, when the time you’ve paid for ends. No bills while it’s paused.`,
      length: 'How long?',
      months,
      until: (date: string) => `Resumes automatically on ${date}`,
      accept: (count: number) => `Pause for ${months(count)}`,
    },
    planChange: {
      title: (plan: string) => `Pay less with ${plan}`,
      from: (date: string, plan: string) => `From ${date}. Until then you keep ${plan}.`,
      compare: 'See what it includes',
      accept: (plan: string) => `Change to ${plan}`,
      acceptFor: (plan: string, price: string) => `Change to ${plan}, then ${price}`,
    },
    contact: {
      title: 'Let us help first',
      missing_features:
        'Tell us what you’re missing. Some of it may already be here, and we’d like to hear about the rest.',
      low_quality: 'Tell us what’s not right. We can solve many problems with picture, sound or equipment.',
      customer_service: 'We’re sorry. Tell us what went wrong, and we’ll make it right.',
      too_complex: 'We’re happy to show you how it works, step by step.',
      accept: 'Contact us',
    },
  },
  confirm: {
    stays: (date: string, when: string) => `Your membership stays until ${date}, ${when}. No more bills.`,
    trial: (date: string, when: string) => `Your trial ends on ${date}, ${when}. We’ll never charge you.`,
    endsNow,
    owed: (amount: string) => `We won’t collect the overdue ${amount}.`,
    also: 'What goes with it',
    pendingChange: (plan: string, date: string) => `You won’t change to ${plan} on ${date}.`,
    pause: (date: string) => `You won’t pause on ${date}.`,
    addons: (names: string, count: number) => `${names} ${count === 1 ? 'ends' : 'end'} with it.`,
    members: (count: number) =>
      count === 1 ? '1 family member loses access with you.' : `${count} family members lose access with you.`,
    endOn: (date: string) => `End membership on ${date}`,
    endNow: 'End membership now',
  },
  saved: {
    title: staying,
    nextBill: 'Next bill',
    bill: (amount: string, date: string, when: string) => `${amount} on ${date}, ${when}`,
    discount: 'Discount until',
    trialEnds: 'Trial ends',
    pauses: 'Pauses',
    goesOn: 'Resumes',
    newPlan: 'New plan',
    planFrom: (plan: string, date: string) => `${plan}, from ${date}`,
    noBill: 'No bill planned',
    addons: (names: string, count: number) => `${names} still ${count === 1 ? 'ends' : 'end'} with this period.`,
    notBack: 'If you’d planned a plan change or a pause, set it again.',
    seeAddons: 'See add-ons',
  },
  cancelled: {
    title: (date: string) => `Your membership ends on ${date}`,
    ended: 'Your membership has ended',
    ends: 'Ends',
    endedOn: 'Ended',
    noBills: 'No more bills',
    confirmation: 'Confirmation',
    mailed: (email: string) => `Sent to ${email}`,
    stays: 'You keep your account, your workouts and your history. Come back any time.',
    credit: (amount: string) => `You keep your credit of ${amount} too.`,
    undo: 'Undo cancellation',
    undoFor: (price: string, date: string) => `Undo, then ${price} from ${date}`,
  },
  nothing: {
    title: 'Nothing to cancel here',
    elsewhere: (name: string) => `${name} bills your membership. Cancel it there.`,
    given: (name: string) => `${name} provides your membership. Only they can end it.`,
    none: 'You have no membership to cancel.',
    manage: (name: string) => `Cancel in ${name}`,
  },
  this: 'this',
  failed,
});

export type Copy = TextsOf<typeof words>;
