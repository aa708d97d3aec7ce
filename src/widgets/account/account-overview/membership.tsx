import type { ReactNode } from 'react';
import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { isOver, membershipRows } from './lines.js';
import { NextBill } from './next-bill.js';
import { Status } from './status.js';
import { benefit, benefits, figures, heading, included, planName, surface, tick, top } from './view.css.js';

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

/** The membership card: its state, the next bill as the number that matters, and what it holds. */
export function Membership({ account, subscription, now, actions, hasPlansBeside }: MembershipProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { plan, displayStatus } = subscription;
  const over = isOver(subscription);
  return (
    <section className={surface} part="membership" aria-label={plan.name}>
      <div className={top}>
        <h3 className={planName}>{plan.name}</h3>
        <Status is={displayStatus} />
      </div>
      <div className={figures}>
        <div>
          <NextBill subscription={subscription} now={now} hasPlansBeside={hasPlansBeside} />
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
