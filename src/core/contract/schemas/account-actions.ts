import * as v from 'valibot';
import { effective } from './quote.js';
import {
  cancellationReason,
  endBehavior,
  phase,
  prorationBehavior,
  quoteToken,
  subscriptionStatus,
} from './account.js';
import { discount, plan } from './offers.js';
import { id, minorUnits, pageOf, requiredText, seconds, text } from './common.js';
import { prices } from './prices.js';

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1095));
const reason = requiredText(500);

/** A reason of the survey and the member's own words; both may be missing. */
export const cancel = v.object({ reason: v.optional(cancellationReason), comment: v.optional(text(1000)) });
export type Cancel = v.InferOutput<typeof cancel>;

export { pause, type Pause } from './pause.js';

export const unpause = v.object({ quoteToken });
export type Unpause = v.InferOutput<typeof unpause>;

/** By so many days, or up to an instant; one of the two. */
export const extend = v.object({ days: v.optional(days), until: v.optional(seconds), reason });
export type Extend = v.InferOutput<typeof extend>;

/** `refund` gives back nothing, the unused part of this period, or all that was paid for it. */
export const terminate = v.object({
  reason: v.picklist(['requested', 'staff', 'fraud']),
  comment: v.optional(text(1000)),
  refund: v.picklist(['none', 'prorated', 'full']),
});
export type Terminate = v.InferOutput<typeof terminate>;

export const changePlan = v.object({ planId: id, quoteToken });
export type ChangePlan = v.InferOutput<typeof changePlan>;

/** A phase begins where the one before ends, the first at the end of the running period. It lasts until `endDate`, or for so many periods of its plan. */
export const addPhase = v.object({
  planId: id,
  startDate: v.optional(seconds),
  endDate: v.optional(seconds),
  periods: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36))),
  discount: v.optional(discount),
  trial: v.optional(v.boolean()),
  prorationBehavior: v.optional(prorationBehavior),
  endBehavior: v.optional(endBehavior),
  /** Why a discount is set that takes no more off than the one that runs. */
  reason: v.optional(requiredText(500)),
});
export type AddPhase = v.InferOutput<typeof addPhase>;

/** Only what is given changes. Of the running phase that is its end alone. */
export const editPhase = v.object({
  phaseId: id,
  ...v.partial(v.pick(phase, ['planId', 'endDate', 'trial', 'prorationBehavior'])).entries,
  discount: v.optional(v.nullable(discount)),
  endBehavior: v.optional(endBehavior),
  /** Why a discount is set that takes no more off than the one that runs. */
  reason: v.optional(requiredText(500)),
});
export type EditPhase = v.InferOutput<typeof editPhase>;

/** To another billing provider by its organization code; to another plan there, when the present one is not sold there. */
export const migrate = v.object({ providerCode: id, planId: v.optional(id), reason: v.optional(text(500)) });
export type Migrate = v.InferOutput<typeof migrate>;

/** Minor units of the account's currency. */
export const credit = v.object({ amount: v.pipe(minorUnits, v.minValue(1), v.maxValue(100_000_000)), reason });
export type Credit = v.InferOutput<typeof credit>;

export const addonChoice = v.object({ guid: id, quoteToken });
export type AddonChoice = v.InferOutput<typeof addonChoice>;

export const addonName = v.object({ guid: id });
export type AddonName = v.InferOutput<typeof addonName>;

/** Made now, begun by `activate`. */
export const subscribeInactive = v.object({ offerId: id, partnerId: v.optional(id) });
export type SubscribeInactive = v.InferOutput<typeof subscribeInactive>;

/** Given and never billed: by the company, or by a partner who answers for it. */
export const subscribeProvisioned = v.object({
  planId: id,
  days: v.optional(days),
  endsAt: v.optional(seconds),
  partnerId: v.optional(id),
  reason: v.optional(text(500)),
});
export type SubscribeProvisioned = v.InferOutput<typeof subscribeProvisioned>;

/** Brings an account into a state, for tests: a new subscription that has gone through what leads there. */
export const testSubscription = v.object({
  status: v.picklist([...subscriptionStatus.options, 'canceling', 'pausing']),
  planId: v.optional(id),
});
export type TestSubscription = v.InferOutput<typeof testSubscription>;

/** A plan that the account could be on, seen from the one it is on. */
export const availablePlan = v.object({
  plan,
  /** The offer to take it on at its plain price; null when there is none. */
  offerId: v.nullable(v.string()),
  current: v.boolean(),
  /** The change that waits leads here. */
  pending: v.boolean(),
  direction: v.picklist(['new', 'same', 'upgrade', 'downgrade']),
  /** When the change would take effect (domain 1.4). */
  effective: effective,
  /**
   * What it costs this member, and how long each price holds: the present plan from its next bill on, another one once it
   * is taken. None where it cannot be taken now, or is not billed.
   */
  prices,
  /** What a year of it costs less than one of the present plan; null where it costs no less, or a price changes meanwhile. */
  savedAYear: v.nullable(minorUnits),
});
export type AvailablePlan = v.InferOutput<typeof availablePlan>;

export const availablePlans = pageOf(availablePlan);
export type AvailablePlans = v.InferOutput<typeof availablePlans>;

/**
 * A staff override (domain 6.2). Only what is given changes; `reason` is kept with before and after.
 * `endsAt` is for memberships that we do not bill, null lets them go on; `discount` null takes it away.
 */
export const manualUpdate = v.object({
  version: v.number(),
  reason,
  planId: v.optional(id),
  currentPeriodEnd: v.optional(seconds),
  endsAt: v.optional(v.nullable(seconds)),
  discount: v.optional(v.nullable(discount)),
});
export type ManualUpdate = v.InferOutput<typeof manualUpdate>;
