import { sayDate, sayMoney, type MoneyClaim } from '../../../core/figures.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { isBilledHere } from '../../account/account-overview/lines.js';
import { words } from './copy.js';
import type { Member } from './screen.js';
import { HelpText } from '../../screen/help-text.js';

/** What has just happened to the membership, or why it did not. */
export function OutcomeBanner({ screen: { outcome, account, subscription } }: { screen: Member }) {
  const copy = useWords(words);
  const locale = useLocale();
  const money = (value: number, claim: MoneyClaim) =>
    sayMoney({ value, currency: subscription.plan.basePrice.currency }, locale, claim);
  switch (outcome?.is) {
    case undefined:
    // a toast says it
    case 'changed':
      return null;
    case 'done': {
      const { nextBillAmount, nextBillDate } = subscription;
      return (
        <Banner tone="success" title={copy.done[outcome.what]}>
          {nextBillAmount !== null &&
            nextBillDate !== null &&
            copy.nextBill(
              money(nextBillAmount, { is: 'bill', at: nextBillDate }),
              sayDate(nextBillDate, locale, { is: 'billDay' }),
            )}
        </Banner>
      );
    }
    case 'card':
      return (
        <Banner
          tone={outcome.overdue === 'stillDue' ? 'warning' : 'success'}
          title={
            outcome.overdue === 'none'
              ? copy.card.none
              : copy.card[outcome.overdue](
                  money(outcome.amount, { is: outcome.overdue === 'stillDue' ? 'owed' : 'paid' }),
                )
          }
        />
      );
    case 'elsewhere':
      return <Banner tone="info">{copy.outdated}</Banner>;
    case 'unavailable':
      // why, and the way to where it is managed, is among the notices
      if (isBilledHere(account, subscription))
        return (
          <Banner tone="info" title={copy.unavailable[outcome.panel]}>
            <HelpText>{copy.reasons[subscription.displayStatus]}</HelpText>
          </Banner>
        );
      return subscription.provisioned ? <Banner tone="info" title={copy.unavailable[outcome.panel]} /> : null;
    case 'refused':
      return (
        <Banner>
          <HelpText>{copy.refused[outcome.code]}</HelpText>
        </Banner>
      );
    default:
      return outcome satisfies never;
  }
}
