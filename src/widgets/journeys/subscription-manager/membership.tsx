import { useState, type ReactNode } from 'react';
import type { Account, Subscription } from '../../../core/contract/schemas/account.js';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { words as overviewWords } from '../../account/account-overview/copy.js';
import { isOver, membershipRows } from '../../account/account-overview/lines.js';
import { NextBill } from '../../account/account-overview/next-bill.js';
import { Status } from '../../account/account-overview/status.js';
import {
  benefit,
  benefits,
  figures,
  heading,
  included,
  nextWords,
  planName,
  surface,
  tick,
  top,
} from '../../account/account-overview/view.css.js';
import { priceWords } from '../../../ui/data/price/words.js';
import { words } from './copy.js';
import { DaysLeft, turnOf } from './days-left.js';
import { fold } from './view.css.js';

export interface MembershipProps {
  account: Account;
  subscription: Subscription;
  /** Unix seconds. */
  now: number;
  /** What can be done about it. */
  actions: ReactNode;
}

/** The membership card: its state, the number that matters, and what it holds. */
export function Membership({ account, subscription, now, actions }: MembershipProps) {
  const copy = useWords(overviewWords);
  const locale = useLocale();
  const { plan, displayStatus } = subscription;
  return (
    <section className={surface} part="membership" aria-label={plan.name}>
      <div className={top}>
        <h3 className={planName}>{plan.name}</h3>
        <Status is={displayStatus} />
      </div>
      <div className={figures}>
        <Figure subscription={subscription} now={now} />
        <DescriptionList rows={membershipRows(account, subscription, now, copy, useWords(priceWords), locale)} />
      </div>
      {actions}
      {!isOver(subscription) && plan.benefits.length > 0 && <Benefits texts={plan.benefits.map(({ text }) => text)} />}
    </section>
  );
}

/** Days where it stands still or ends, money else. A planned change or pause is said beside it, where it can be undone. */
function Figure({ subscription, now }: { subscription: Subscription; now: number }) {
  const { noBillNow } = useWords(overviewWords);
  const turn = turnOf(subscription, now);
  if (turn) return <DaysLeft {...turn} />;
  // a pause without an end
  if (subscription.displayStatus === 'paused') return <p className={nextWords}>{noBillNow}</p>;
  return <NextBill subscription={subscription} now={now} hasPlansBeside />;
}

/** How many are read at a glance. */
const FEW = 4;

function Benefits({ texts }: { texts: readonly string[] }) {
  const copy = useWords(words);
  const { benefits: title } = useWords(overviewWords);
  const locale = useLocale();
  const [all, showAll] = useState(texts.length <= FEW);
  return (
    <div className={included}>
      <h4 className={heading}>{title}</h4>
      <ul className={benefits} role="list">
        {texts.slice(0, all ? undefined : FEW).map((text, index) => (
          <li key={index} className={benefit}>
            <span className={tick}>
              <Icon shape={check} size="xs" />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {texts.length > FEW && (
        <div className={fold}>
          <Button type="ghost" size="sm" onClick={() => showAll(!all)}>
            {all ? copy.fewer : copy.all(formatNumber(texts.length, locale))}
          </Button>
        </div>
      )}
    </div>
  );
}
