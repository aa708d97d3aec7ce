import type { Subscription } from '../../../../core/contract/schemas/account.js';
import { sayDate, sayMoney } from '../../../../core/figures.js';
import { formatList } from '../../../../core/lists.js';
import type { Copy } from './copy.js';
import { daysTo, endOf } from './terms.js';

/** The main sentence: until when it goes on, or that it ends now. */
export function endText(subscription: Subscription, now: number, copy: Copy, locale: string): string {
  const end = endOf(subscription);
  const { status, pastDue, plan } = subscription;
  const { confirm, when } = copy;
  if (end !== undefined)
    return confirm[status === 'trialing' ? 'trial' : 'stays'](
      sayDate(end, locale, { is: 'ends', pressed: true }),
      when(daysTo(end, now)),
    );
  if (status !== 'pending' && status !== 'inactive' && status !== 'paused') {
    const owed = pastDue
      ? ` ${confirm.owed(sayMoney({ value: pastDue.amount, currency: plan.basePrice.currency }, locale, { is: 'owed' }))}`
      : '';
    return `${confirm.endsNow.past_due}${owed}`;
  }
  return confirm.endsNow[status];
}

/** Everything else that is lost or dropped. */
export function lostWith(
  { pendingChange, pauseAtPeriodEnd, currentPeriodEnd, addons }: Subscription,
  members: number,
  { confirm }: Copy,
  locale: string,
): string[] {
  const staying = addons.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd);
  return [
    ...(members > 0 ? [confirm.members(members)] : []),
    ...(staying.length > 0
      ? [
          confirm.addons(
            formatList(
              staying.map(({ name }) => name),
              locale,
            ),
            staying.length,
          ),
        ]
      : []),
    ...(pendingChange
      ? [
          confirm.pendingChange(
            pendingChange.providerName ?? pendingChange.planName,
            sayDate(pendingChange.effectiveAt, locale, { is: 'changes' }),
          ),
        ]
      : []),
    ...(pauseAtPeriodEnd && currentPeriodEnd !== null
      ? [confirm.pause(sayDate(currentPeriodEnd, locale, { is: 'pauses' }))]
      : []),
  ];
}
