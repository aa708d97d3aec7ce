import type { FailOf } from '../../../core/contract/call.js';
import type { CommonFailure } from '../../../core/contract/failure.js';
import type { listOffers } from '../../../core/contract/offers.js';
import { frequencyWords } from '../../../core/plan-terms.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy } from '../../copy.js';

const failed: Record<FailOf<typeof listOffers> | CommonFailure, string> = {
  ...failureCopy,
  // Offers are shown to anyone: what was refused is the page, not the person.
  signedOut: failureCopy.missingCredential,
  forbidden: failureCopy.missingCredential,
};

export const words = defineWords('offer-picker', {
  heading: 'Membership offers',
  loading: 'Loading the offers',
  frequency: 'Billing frequency',
  twoYears: 'Two years',
  hint: 'Choose a plan to see today’s total.',
  choose: 'Choose plan',
  chosen: 'Chosen',
  benefits: (plan: string) => `What ${plan} includes`,
  included: 'Every plan includes',
  save: (what: string) => `Save ${what}`,
  percent: (percent: number) => `${percent}%`,
  billed: (adverb: string) => `Billed ${adverb}`,
  /** Beside `Free`. */
  freeFor: {
    days: (days: number) => (days === 1 ? 'for 1 day' : `for ${days} days`),
    months: (months: number) => `for ${months} months`,
  },
  /** `prices`: `$29.99 per month for 3 months, then $39.99 per month`. */
  afterwards: (prices: string) => `Then ${prices}`,
  /** How long the price beside it holds, and what comes then. */
  atFirst: (time: string, prices: string) => `For ${time}, then ${prices}`,
  failedTitle: 'We couldn’t load the offers',
  endedAction: 'See current offers',
  period: frequencyWords,
  failed,
});

export type Copy = TextsOf<typeof words>;
