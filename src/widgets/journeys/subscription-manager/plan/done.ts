import { sayDate, sayMoney } from '../../../../core/figures.js';
import type { QuoteCopy } from '../quote/copy.js';
import { planLabel } from '../quote/rows.js';
import type { Change } from '../screen.js';
import type { Copy } from './copy.js';
import type { Finished } from './model.js';

/** What has changed, what has become of money by it, and the way back where nothing was charged for it. */
export function changeOf(screen: Finished, { done }: Copy, quoteCopy: QuoteCopy, locale: string): Change {
  const { account } = screen;
  if (screen.is === 'kept') return { text: done.kept(account.subscription?.plan.name ?? '') };
  const { effective, effectiveAt, dueToday, currency, creditApplied } = screen.quote;
  const plan = planLabel(screen.to.plan, quoteCopy);
  if (effective === 'periodEnd')
    return {
      text: done.later(plan, sayDate(effectiveAt, locale, { is: 'changes' })),
      undo: account.actions.schedulePlanChange === 'ok' ? 'schedulePlanChange' : undefined,
    };
  const money =
    dueToday > 0
      ? done.paid(sayMoney({ value: dueToday, currency }, locale, { is: 'paid' }))
      : creditApplied < 0
        ? done.credited(sayMoney(account.accountCredit, locale, { is: 'credit' }))
        : '';
  return { text: `${done.now(plan)} ${money}`.trim() };
}
