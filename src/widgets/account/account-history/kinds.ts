import type { HistoryType } from '../../../core/contract/schemas/account-history.js';

/** What people look for in a history. */
export const kinds = ['plan', 'payments', 'pauses', 'credit', 'family'] as const;
export type Kind = (typeof kinds)[number];

/** Each type of entry belongs to one kind. */
export const kindOf: Readonly<Record<HistoryType, Kind>> = {
  created: 'plan',
  activated: 'plan',
  trialStarted: 'plan',
  trialEnded: 'plan',
  planChanged: 'plan',
  planChangeScheduled: 'plan',
  planChangeCleared: 'plan',
  phaseAdded: 'plan',
  phaseEdited: 'plan',
  extended: 'plan',
  addonAdded: 'plan',
  addonCanceled: 'plan',
  addonUncanceled: 'plan',
  migrationScheduled: 'plan',
  migrated: 'plan',
  manualUpdate: 'plan',
  noteAdded: 'plan',
  canceled: 'plan',
  uncanceled: 'plan',
  terminated: 'plan',
  expired: 'plan',
  reinstated: 'plan',
  proofApproved: 'plan',
  supportSignedIn: 'plan',
  renewed: 'payments',
  paymentFailed: 'payments',
  confirmationAsked: 'payments',
  paymentSucceeded: 'payments',
  paymentMethodUpdated: 'payments',
  refunded: 'payments',
  renewalUpcoming: 'payments',
  cardExpiring: 'payments',
  pauseScheduled: 'pauses',
  paused: 'pauses',
  resumed: 'pauses',
  credited: 'credit',
  redeemed: 'credit',
  familyMemberAdded: 'family',
  familyMemberRemoved: 'family',
};

/** The filter of the call for a kind: its types, joined by commas. */
export const typesOf = (kind: Kind): string =>
  Object.entries(kindOf)
    .flatMap(([type, of]) => (of === kind ? [type] : []))
    .join(',');
