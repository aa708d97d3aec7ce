import {
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatus,
} from '../../../core/contract/schemas/account.js';

/** Who keeps their place: at most one such subscription per person. The partial index of `subscriptions` says the same. */
const live: Readonly<Record<SubscriptionStatus, boolean>> = {
  pending: true,
  inactive: true,
  trialing: true,
  active: true,
  past_due: true,
  paused: true,
  terminated: false,
  expired: false,
};

export const isLive = (status: SubscriptionStatus): boolean => live[status];

/** Statuses in which the membership can be used; a failed renewal does not lock anybody out (domain 1.11). */
const usable: Readonly<Record<SubscriptionStatus, boolean>> = {
  pending: false,
  inactive: false,
  trialing: true,
  active: true,
  past_due: true,
  paused: false,
  terminated: false,
  expired: false,
};

export const hasAccess = (status: SubscriptionStatus): boolean => usable[status];

export const usableStatuses: SubscriptionStatus[] = subscriptionStatus.options.filter(hasAccess);

/** The columns of the action table (domain 1.4): a status, or what a flag makes of it. */
export type Condition =
  | 'none'
  | 'pending'
  | 'inactive'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'paused'
  | 'canceling'
  | 'ended';

export interface Flags {
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  pauseAtPeriodEnd: boolean;
  provisioned: boolean;
}

/** The state of a subscription, in the words of the action table; `none` without one. */
export function conditionOf(subscription: Pick<Flags, 'status' | 'cancelAtPeriodEnd'> | undefined): Condition {
  if (!subscription) return 'none';
  const { status, cancelAtPeriodEnd } = subscription;
  if (status === 'terminated' || status === 'expired') return 'ended';
  return cancelAtPeriodEnd && hasAccess(status) ? 'canceling' : status;
}

/** What a person reads as the status; flags speak before the status they go with (domain 1.2). */
export function displayStatus({
  status,
  cancelAtPeriodEnd,
  pauseAtPeriodEnd,
  provisioned,
}: Flags): Subscription['displayStatus'] {
  if (!hasAccess(status)) return status;
  if (cancelAtPeriodEnd) return 'canceling';
  if (pauseAtPeriodEnd) return 'pausing';
  return provisioned ? 'provisioned' : status;
}
