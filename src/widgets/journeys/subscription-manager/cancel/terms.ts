import type { Subscription } from '../../../../core/contract/schemas/account.js';
import { DAY } from '../../../../core/dates.js';

/** The day to which a membership would run that is cancelled now, unix seconds; undefined when it would end at once (domain 1.4). */
export function endOf({
  status,
  trialEnd,
  currentPeriodEnd,
}: Pick<Subscription, 'status' | 'trialEnd' | 'currentPeriodEnd'>): number | undefined {
  if (status === 'trialing') return trialEnd ?? currentPeriodEnd ?? undefined;
  return status === 'active' ? (currentPeriodEnd ?? undefined) : undefined;
}

/** Whole days until then, as people count them; none for what is past. Unix seconds. */
export const daysTo = (at: number, now: number): number => Math.max(0, Math.round((at - now) / DAY));
