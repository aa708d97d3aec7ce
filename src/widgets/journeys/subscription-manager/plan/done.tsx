import { formatDate } from '../../../../core/dates.js';
import { formatMoney } from '../../../../core/money.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { quoteWords, type QuoteCopy } from '../quote/copy.js';
import { nextBillLine, planLabel } from '../quote/rows.js';
import { words, type Copy } from './copy.js';
import type { Screen } from './model.js';
import { stack } from './view.css.js';

type Finished = Extract<Screen, { is: 'changed' | 'kept' }>;

function titleOf(screen: Finished, { done }: Copy, quoteCopy: QuoteCopy, locale: string): string {
  if (screen.is === 'kept') return done.kept(screen.account.subscription?.plan.name ?? '');
  const plan = planLabel(screen.to.plan, quoteCopy);
  const { effective, effectiveAt } = screen.quote;
  return effective === 'now' ? done.now(plan) : done.later(plan, formatDate(effectiveAt, locale));
}

/** What has become of money by it. */
function moneyOf(screen: Finished, { done }: Copy, locale: string): string | undefined {
  if (screen.is === 'kept') return undefined;
  const { effective, dueToday, currency, creditApplied } = screen.quote;
  if (effective === 'periodEnd') return done.until;
  if (dueToday > 0) return done.paid(formatMoney({ value: dueToday, currency }, locale));
  return creditApplied < 0 ? done.credited(formatMoney(screen.account.accountCredit, locale)) : undefined;
}

/** What has changed, and when the next bill is. */
export function Done({ screen, now, onClose }: { screen: Finished; now: number; onClose: () => void }) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  const { subscription } = screen.account;
  const bill =
    subscription && subscription.nextBillDate !== null && subscription.nextBillAmount !== null
      ? {
          date: subscription.nextBillDate,
          amount: { value: subscription.nextBillAmount, currency: subscription.plan.basePrice.currency },
        }
      : undefined;
  const said = [moneyOf(screen, copy, locale), bill && nextBillLine(bill, now, quoteCopy, locale)].filter(
    text => text !== undefined,
  );
  return (
    <div className={stack}>
      <Banner tone="success" title={titleOf(screen, copy, quoteCopy, locale)}>
        {said.map(text => (
          <p key={text}>{text}</p>
        ))}
      </Banner>
      <div>
        <Button onClick={onClose}>{quoteCopy.done}</Button>
      </div>
    </div>
  );
}
