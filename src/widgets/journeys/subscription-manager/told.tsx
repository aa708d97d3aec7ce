import { formatDate } from '../../../core/dates.js';
import { formatMoney } from '../../../core/money.js';
import { Banner } from '../../../ui/banner/banner.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { isBilledHere } from '../../account/account-overview/lines.js';
import { words } from './copy.js';
import type { Member } from './screen.js';

/** What has just happened to the membership, or why it did not. */
export function ToldBanner({ screen: { told, account, subscription } }: { screen: Member }) {
  const copy = useWords(words);
  const locale = useLocale();
  const money = (value: number) => formatMoney({ value, currency: subscription.plan.basePrice.currency }, locale);
  switch (told?.is) {
    case undefined:
      return null;
    case 'done': {
      const { nextBillAmount, nextBillDate } = subscription;
      return (
        <Banner tone="success" title={copy.done[told.what]}>
          {nextBillAmount !== null &&
            nextBillDate !== null &&
            copy.nextBill(money(nextBillAmount), formatDate(nextBillDate, locale))}
        </Banner>
      );
    }
    case 'card':
      return (
        <Banner
          tone={told.overdue === 'stillDue' ? 'warning' : 'success'}
          title={told.overdue === 'none' ? copy.card.none : copy.card[told.overdue](money(told.amount))}
        />
      );
    case 'elsewhere':
      return <Banner tone="info">{copy.outdated}</Banner>;
    case 'unavailable':
      // why, and the way to where it is managed, is among the notices
      if (isBilledHere(account, subscription))
        return (
          <Banner tone="info" title={copy.unavailable[told.panel]}>
            {copy.reasons[subscription.displayStatus]}
          </Banner>
        );
      return subscription.provisioned ? <Banner tone="info" title={copy.unavailable[told.panel]} /> : null;
    case 'refused':
      return <Banner>{copy.refused[told.code]}</Banner>;
    default:
      return told satisfies never;
  }
}
