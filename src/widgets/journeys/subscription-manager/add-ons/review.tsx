import type { Offer } from '../../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../../core/contract/schemas/quote.js';
import { sayDate, sayMoney } from '../../../../core/figures.js';
import { BulletList } from '../../../../ui/data/bullet-list/bullet-list.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { type QuoteCopy, quoteWords } from '../quote/copy.js';
import { QuoteLines } from '../quote/quote-lines.js';
import { RefusedBanner } from '../quote/refused-banner.js';
import { planPrice } from '../quote/rows.js';
import { type Copy, words } from './copy.js';
import type { AddOnsModel, Screen } from './model.js';
import { stack } from './view.css.js';

export interface ReviewProps {
  model: AddOnsModel;
  screen: Extract<Screen, { is: 'reviewing' | 'sending' | 'confirming' }>;
  onPayment: () => void;
}

/** The press by what it takes: today, or with the bills to come what the add-on itself costs. */
export function pressOf(
  { plan: { basePrice, frequencyDays } }: Offer,
  { dueToday, nextBill, currency }: Quote,
  copy: Copy,
  quoteCopy: QuoteCopy,
  locale: string,
): string {
  if (dueToday > 0) return copy.pay(sayMoney({ value: dueToday, currency }, locale, { is: 'dueToday', pressed: true }));
  if (!nextBill || basePrice.value === 0) return copy.addFree;
  return copy.addLater(
    planPrice({ basePrice, frequencyDays }, quoteCopy, locale),
    sayDate(nextBill.date, locale, { is: 'billDay', pressed: true }),
  );
}

/** What the add-on brings and costs, and the press that books it. */
export function Review({ model, screen, onPayment }: ReviewProps) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  const { offer, quote, account } = screen;
  const refused = screen.is === 'reviewing' ? screen.refused : undefined;
  const [blocker] = quote.blockers;
  return (
    <Form label={copy.title} className={stack} onSubmit={() => void model.add()} refusal={refused}>
      {refused && <RefusedBanner code={refused.code} onPayment={onPayment} />}
      <BulletList items={offer.plan.benefits.map(({ text }) => text)} />
      <QuoteLines quote={quote} plans={account.subscription ? [account.subscription.plan] : []} />
      {blocker === undefined ? (
        <div>
          <Button submit type="start" loading={screen.is !== 'reviewing'}>
            {pressOf(offer, quote, copy, quoteCopy, locale)}
          </Button>
        </div>
      ) : (
        !refused && <RefusedBanner code={blocker} onPayment={onPayment} />
      )}
      {screen.is === 'reviewing' && (
        <p>
          <Link onClick={model.back}>{copy.another}</Link>
        </p>
      )}
    </Form>
  );
}
