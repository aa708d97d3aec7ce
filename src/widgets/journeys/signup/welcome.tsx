import type { Account } from '../../../core/contract/schemas/account.js';
import { sayDate, sayMoney } from '../../../core/figures.js';
import type { Money } from '../../../core/money.js';
import type { KnownUser } from '../../../core/session/flags.js';
import { MemberCard } from '../../../ui/identity/member-card/member-card.js';
import { StoreBadges } from '../../../ui/identity/store-badge/store-badges.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { welcomeWords } from './welcome-copy.js';
import { amount, facts, first, lead, welcome } from './welcome.css.js';

export interface WelcomeProps {
  account: Account;
  /** To begin it, as far as this page knows. */
  paid: Money | undefined;
  person: KnownUser;
}

/** What one has now: the membership as a card, what was paid, what comes next, and the way to the first class. */
export function View({ account: { subscription }, paid, person }: WelcomeProps) {
  const copy = useWords(welcomeWords);
  const locale = useLocale();
  if (!subscription) return null;
  const { plan, startedAt, displayStatus, nextBillAmount, nextBillDate } = subscription;
  const { currency } = plan.basePrice;
  const isPaid = paid !== undefined && paid.value > 0;
  const said = [
    isPaid && person.email && copy.mailed(person.email),
    nextBillAmount !== null &&
      nextBillDate !== null &&
      copy.nextBill(
        sayMoney({ value: nextBillAmount, currency }, locale, { is: 'bill', at: nextBillDate }),
        sayDate(nextBillDate, locale, { is: 'billDay' }),
      ),
  ].filter((line): line is string => Boolean(line));
  return (
    <div className={welcome}>
      <MemberCard
        plan={plan.name}
        name={[person.firstName, person.lastName].filter(Boolean).join(' ')}
        since={startedAt === null ? undefined : copy.since(sayDate(startedAt, locale, { is: 'told' }))}
        status={displayStatus === 'trialing' ? copy.trial : copy.active}
        tone="success"
      />
      <div className={facts}>
        {paid && (
          <p className={amount}>{isPaid ? copy.paid(sayMoney(paid, locale, { is: 'paid' })) : copy.nothingPaid}</p>
        )}
        {said.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div className={first}>
        <p className={lead}>{copy.start}</p>
        <p>{copy.apps}</p>
        <StoreBadges />
      </div>
    </div>
  );
}
