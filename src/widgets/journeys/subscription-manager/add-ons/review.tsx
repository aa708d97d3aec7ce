import { sayMoney } from '../../../../core/figures.js';
import { BulletList } from '../../../../ui/data/bullet-list/bullet-list.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { QuoteLines } from '../quote/quote-lines.js';
import { RefusedBanner } from '../quote/refused-banner.js';
import { words } from './copy.js';
import type { AddOnsModel, Screen } from './model.js';
import { stack } from './view.css.js';

export interface ReviewProps {
  model: AddOnsModel;
  screen: Extract<Screen, { is: 'reviewing' | 'sending' | 'confirming' }>;
  onPayment: () => void;
}

/** What the add-on brings and costs, and the press that books it. */
export function Review({ model, screen, onPayment }: ReviewProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { offer, quote, account } = screen;
  const refused = screen.is === 'reviewing' ? screen.refused : undefined;
  const [blocker] = quote.blockers;
  const press =
    quote.dueToday > 0
      ? copy.pay(
          sayMoney({ value: quote.dueToday, currency: quote.currency }, locale, { is: 'dueToday', pressed: true }),
        )
      : copy.addFree;
  return (
    <Form label={copy.title} className={stack} onSubmit={() => void model.add()} refusal={refused}>
      {refused && <RefusedBanner code={refused.code} onPayment={onPayment} />}
      <BulletList items={offer.plan.benefits.map(({ text }) => text)} />
      <QuoteLines quote={quote} plans={account.subscription ? [account.subscription.plan] : []} />
      {blocker === undefined ? (
        <div>
          <Button submit type="start" loading={screen.is !== 'reviewing'}>
            {press}
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
