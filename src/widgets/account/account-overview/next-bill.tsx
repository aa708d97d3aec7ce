import type { Subscription } from '../../../core/contract/schemas/account.js';
import { claims, sayMoney } from '../../../core/figures.js';
import { Price } from '../../../ui/data/price/price.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { dateLine, freeUntil, reasonsOf } from './lines.js';
import { label, muted, nextWords } from './view.css.js';

export interface NextBillProps {
  subscription: Subscription;
  /** Unix seconds. */
  now: number;
  size?: 'lg' | 'xl' | undefined;
  /** A planned change or pause is shown beside it, where it can be undone. */
  hasPlansBeside?: boolean | undefined;
}

/** What replaces a bill, in states that have bills again later. */
const billless: Partial<Record<Subscription['displayStatus'], 'noBillYet' | 'noBillNow'>> = {
  inactive: 'noBillYet',
  pending: 'noBillYet',
  paused: 'noBillNow',
  pausing: 'noBillNow',
};

/** The number that matters: what is owed now, else what comes next and when; `Free` while nothing is owed. */
export function NextBill({ subscription, now, size = 'lg', hasPlansBeside }: NextBillProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { plan, pastDue, displayStatus, nextBillAmount, nextBillDate } = subscription;
  const { currency } = plan.basePrice;
  // what is owed comes before what will be
  const amount = pastDue?.amount ?? nextBillAmount;
  const free = freeUntil(subscription, now, copy, locale);
  const date = free === undefined && dateLine(subscription, now, copy, locale);
  const reasons = reasonsOf(
    hasPlansBeside ? { ...subscription, pendingChange: null, resumesAt: null } : subscription,
    copy,
    locale,
  );
  return (
    <div>
      {free !== undefined ? (
        <>
          <Price value={{ value: 0, currency }} freeFor={free} size={size} />
          {amount !== null && (
            <p className={muted}>
              {copy.firstBill(sayMoney({ value: amount, currency }, locale, { is: 'bill', at: nextBillDate ?? 0 }))}
            </p>
          )}
        </>
      ) : amount === null ? (
        <p className={nextWords}>{copy[billless[displayStatus] ?? 'noBill']}</p>
      ) : (
        <>
          <p className={label}>{pastDue ? copy.statuses.past_due : copy.nextBill}</p>
          <Price
            value={claims(
              { value: amount, currency },
              pastDue ? { is: 'owed' } : { is: 'bill', at: nextBillDate ?? 0 },
            )}
            size={size}
          />
        </>
      )}
      {date && <p className={muted}>{date}</p>}
      {reasons.map(reason => (
        <p key={reason} className={muted}>
          {reason}
        </p>
      ))}
    </div>
  );
}
