import * as v from 'valibot';
import { id, minorUnits, pageOf, seconds } from './common.js';

/** What can happen to an account (domain 1.13). */
export const historyType = v.picklist([
  'created', 'activated', 'trialStarted', 'trialEnded', 'renewed', 'paymentFailed', 'paymentSucceeded', 'paymentMethodUpdated',
  'planChanged', 'planChangeScheduled', 'planChangeCleared', 'phaseAdded', 'phaseEdited', 'canceled', 'uncanceled',
  'pauseScheduled', 'paused', 'resumed', 'extended', 'credited', 'redeemed', 'addonAdded', 'addonCanceled', 'addonUncanceled',
  'migrated', 'terminated', 'expired', 'reinstated', 'familyMemberAdded', 'familyMemberRemoved', 'noteAdded', 'manualUpdate', 'refunded', 'renewalUpcoming', 'cardExpiring',
]);
export type HistoryType = v.InferOutput<typeof historyType>;

export const actorKind = v.picklist(['member', 'parent', 'staff', 'partner', 'provider', 'system']);
export type ActorKind = v.InferOutput<typeof actorKind>;

/** Members read it without reason codes, notes and staff names. */
export const historyEntry = v.object({
  id: v.string(), at: seconds, type: historyType,
  subscriptionId: v.nullable(v.string()),
  /** The name is null where it is not for this reader. */
  actor: v.object({ kind: actorKind, id: v.nullable(v.string()), name: v.nullable(v.string()) }),
  summary: v.string(),
  amount: v.nullable(minorUnits), currency: v.nullable(v.object({ code: v.string(), scale: v.number() })),
  before: v.nullable(v.record(v.string(), v.unknown())), after: v.nullable(v.record(v.string(), v.unknown())),
  reason: v.nullable(v.string()), comment: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

/** A query's numbers arrive as text. */
const count = (max: number) => v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Must be a whole number.'), v.transform(Number), v.maxValue(max));

export const paging = { offset: v.optional(count(1_000_000)), limit: v.optional(count(100)) };

/** Several types are joined by commas. */
export const historyFilter = v.object({
  type: v.optional(v.pipe(v.string(), v.maxLength(500))),
  subscriptionId: v.optional(id),
  ...paging,
});
export type HistoryFilter = v.InferOutput<typeof historyFilter>;

export const historyPage = pageOf(historyEntry);
export type HistoryPage = v.InferOutput<typeof historyPage>;
