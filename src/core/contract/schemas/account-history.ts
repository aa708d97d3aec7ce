import * as v from 'valibot';
import { subscription } from './account.js';
import { currency, id, minorUnits, pageOf, seconds } from './common.js';
import { listing } from './query.js';

/** What can happen to an account (domain 1.13). */
export const historyType = v.picklist([
  'created',
  'activated',
  'trialStarted',
  'trialEnded',
  'renewed',
  'paymentFailed',
  'confirmationAsked',
  'paymentSucceeded',
  'paymentMethodUpdated',
  'planChanged',
  'planChangeScheduled',
  'planChangeCleared',
  'phaseAdded',
  'phaseEdited',
  'canceled',
  'uncanceled',
  'pauseScheduled',
  'paused',
  'resumed',
  'extended',
  'credited',
  'redeemed',
  'addonAdded',
  'addonCanceled',
  'addonUncanceled',
  'migrationScheduled',
  'migrated',
  'terminated',
  'expired',
  'reinstated',
  'familyMemberAdded',
  'familyMemberRemoved',
  'noteAdded',
  'manualUpdate',
  'refunded',
  'renewalUpcoming',
  'cardExpiring',
  'proofApproved',
  'supportSignedIn',
]);
export type HistoryType = v.InferOutput<typeof historyType>;

export const actorKind = v.picklist(['member', 'parent', 'staff', 'partner', 'provider', 'system']);

/** Members read it without reason codes, notes and staff names (domain 1.13). */
export const historyEntry = v.object({
  id: v.string(),
  at: seconds,
  type: historyType,
  subscriptionId: v.nullable(v.string()),
  /** Members read the ids of themselves and their parent alone, and of staff no name but 'Customer support'. */
  actor: v.object({ kind: actorKind, id: v.nullable(v.string()), name: v.nullable(v.string()) }),
  summary: v.string(),
  amount: v.nullable(minorUnits),
  currency: v.nullable(currency),
  before: v.nullable(v.record(v.string(), v.unknown())),
  after: v.nullable(v.record(v.string(), v.unknown())),
  reason: v.nullable(v.string()),
  comment: v.nullable(v.string()),
  requestId: v.nullable(v.string()),
});
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

export const subscriptionPage = pageOf(subscription);
export type SubscriptionPage = v.InferOutput<typeof subscriptionPage>;

/** Several types are joined by commas; a word that is no type is a 422. */
export const historyFilter = listing({
  filters: { type: v.optional(v.pipe(v.string(), v.maxLength(500))), subscriptionId: v.optional(id) },
});
export type HistoryFilter = v.InferOutput<typeof historyFilter>;

export const historyPage = pageOf(historyEntry);
export type HistoryPage = v.InferOutput<typeof historyPage>;
