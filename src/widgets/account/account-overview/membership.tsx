import type { ReactNode } from 'react';
import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import { formatMoney } from '../../../core/money.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Price } from '../../../ui/data/price/price.js';
import { words } from './copy.js';
import { dateLine, freeUntil, isOver, membershipRows, reasonsOf } from './lines.js';
import { Status } from './status.js';
import {
  benefit,
  benefits,
  figures,
  heading,
  included,
  label,
  muted,
  nextWords,
  planName,
  surface,
  tick,
  top,
} from './view.css.js';

export interface MembershipProps {
  account: Account;
  subscription: Subscription;
  /** Unix seconds. */
  now: number;
  /** What can be done about it. */
  actions?: ReactNode;
  /** A planned change or pause is shown beside it, where it can be undone. */
  hasPlansBeside?: boolean;
}

/** What replaces a bill, in states that have bills again later. */
const billless: Partial<Record<Subscription['displayStatus'], 'noBillYet' | 'noBillNow'>> = {
  inactive: 'noBillYet',
  pending: 'noBillYet',
  paused: 'noBillNow',
  pausing: 'noBillNow',
};

/** The membership card: its state, the next bill as the number that matters, and what it holds. */
export function Membership({ account, subscription, now, actions, hasPlansBeside }: MembershipProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { plan, pastDue, displayStatus } = subscription;
  // what is owed comes before what will be
  const amount = pastDue?.amount ?? subscription.nextBillAmount;
  const over = isOver(subscription);
  const free = freeUntil(subscription, now, copy, locale);
  const date = free === undefined ? dateLine(subscription, now, copy, locale) : undefined;
  const reasons = reasonsOf(
    hasPlansBeside ? { ...subscription, pendingChange: null, resumesAt: null } : subscription,
    copy,
    locale,
  );
  return (
    <section className={surface} part="membership" aria-label={plan.name}>
      <div className={top}>
        <h3 className={planName}>{plan.name}</h3>
        <Status is={displayStatus} />
      </div>
      <div className={figures}>
        <div>
          {amount === null ? (
            <p className={nextWords}>{copy[billless[displayStatus] ?? 'noBill']}</p>
          ) : free !== undefined ? (
            <>
              <Price value={{ value: 0, currency: plan.basePrice.currency }} freeFor={free} />
              <p className={muted}>
                {copy.firstBill(formatMoney({ value: amount, currency: plan.basePrice.currency }, locale))}
              </p>
            </>
          ) : (
            <>
              <p className={label}>{pastDue ? copy.statuses.past_due : copy.nextBill}</p>
              <Price value={{ value: amount, currency: plan.basePrice.currency }} />
            </>
          )}
          {date && <p className={muted}>{date}</p>}
          {reasons.map(reason => (
            <p key={reason} className={muted}>
              {reason}
            </p>
          ))}
        </div>
        <DescriptionList rows={membershipRows(account, subscription, now, copy, locale)} />
      </div>
      {actions}
      {!over && plan.benefits.length > 0 && (
        <div className={included}>
          <h4 className={heading}>{copy.benefits}</h4>
          <ul className={benefits} role="list">
            {plan.benefits.map(({ text }, index) => (
              <li key={index} className={benefit}>
                <span className={tick}>
                  <Icon shape={check} size="xs" />
                </span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
