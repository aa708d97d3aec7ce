import * as v from 'valibot';
import { cancellationReason } from './account.js';
import { minorUnits, seconds } from './common.js';
import { discount } from './offers.js';
import { bill, prices } from './prices.js';

/** What the plan costs without it and once it is taken, and the first bill then; minor units. */
const effect = { before: minorUnits, prices, nextBill: v.nullable(bill) };

/** The one thing offered to a member who leaves for a reason (domain 1.14). */
export const saveOffer = v.variant('kind', [
  /** A code of the member's own; redeeming it is accepting. */
  v.object({
    kind: v.literal('discount'),
    code: v.string(),
    discount,
    ...effect,
    /** What all bills together are less by; null when it never ends. */
    saved: v.nullable(minorUnits),
  }),
  /** The lengths that may be chosen, months of 30 days. */
  v.object({ kind: v.literal('pause'), months: v.array(v.number()) }),
  /** A cheaper plan of the same period, from the next one on. */
  v.object({ kind: v.literal('planChange'), planId: v.string(), planName: v.string(), ...effect }),
  /** A code of the member's own, as for the discount. */
  v.object({ kind: v.literal('trialExtension'), code: v.string(), days: v.number(), ...effect }),
  v.object({ kind: v.literal('contact'), url: v.string() }),
]);
export type SaveOffer = v.InferOutput<typeof saveOffer>;

/** What a cancel flow needs, in Brightback's words; `message` is an address to go on to, or why there is none. */
export const cancelData = v.object({
  valid: v.boolean(),
  message: v.string(),
  appId: v.string(),
  subscriptionId: v.string(),
  /** `value` is what the next bill asks for, else the plan's price: minor units. `createdAt` is when the person came. */
  account: v.object({
    internalId: v.string(),
    companyName: v.optional(v.string()),
    value: minorUnits,
    createdAt: seconds,
  }),
  email: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  planName: v.string(),
  /** Where the member goes on to once they have stayed, or left. */
  saveReturnUrl: v.string(),
  cancelConfirmationUrl: v.string(),
  /** At most one offer for each reason; none where nothing fits. */
  offers: v.array(v.object({ reason: cancellationReason, offer: saveOffer })),
});
export type CancelData = v.InferOutput<typeof cancelData>;
