import type { Plan } from '../../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../../core/contract/schemas/quote.js';
import { sayDate, sayMoney } from '../../../../core/figures.js';
import { BulletList } from '../../../../ui/data/bullet-list/bullet-list.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { type QuoteCopy, quoteWords } from '../quote/copy.js';
import { laterOf } from '../quote/later.js';
import { QuoteLines } from '../quote/quote-lines.js';
import { RefusedBanner } from '../quote/refused-banner.js';
import { planLabel } from '../quote/rows.js';
import { compare } from './compare.js';
import { words, type Copy } from './copy.js';
import type { ChangePlanModel, Screen } from './model.js';
import { columns, columnTitle, stack } from './view.css.js';

export interface ReviewProps {
  model: ChangePlanModel;
  screen: Extract<Screen, { is: 'reviewing' | 'sending' | 'confirming' }>;
  present: Plan | undefined;
  onPayment: () => void;
}

/** The press by what it takes, today or later. */
export function pressOf(quote: Quote, copy: Copy, quoteCopy: QuoteCopy, locale: string): string {
  const { effective, effectiveAt, dueToday, currency } = quote;
  const later = laterOf(quote, { currency, words: quoteCopy, locale });
  if (effective === 'periodEnd') {
    const date = sayDate(effectiveAt, locale, { is: 'changes', pressed: true });
    return later ? copy.changeOn(date, later.price) : copy.changeFreeOn(date);
  }
  if (dueToday > 0) return copy.pay(sayMoney({ value: dueToday, currency }, locale, { is: 'dueToday', pressed: true }));
  return later ? copy.changeNow(later.price, later.date) : copy.changeFree;
}

/** What the change costs and brings, and the one press that makes it. */
export function Review({ model, screen, present, onPayment }: ReviewProps) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  const { quote, to, plans } = screen;
  const refused = screen.is === 'reviewing' ? screen.refused : undefined;
  const [blocker] = quote.blockers;
  return (
    <Form label={copy.title} className={stack} onSubmit={() => void model.change()} refusal={refused}>
      {refused && <RefusedBanner code={refused.code} onPayment={onPayment} />}
      {quote.effective === 'periodEnd' && present && (
        <p>
          {copy.until(
            planLabel(present, quoteCopy),
            sayDate(quote.effectiveAt, locale, { is: 'changes', pressed: true }),
          )}
        </p>
      )}
      <QuoteLines quote={quote} plans={plans.map(({ plan }) => plan)} />
      {present && <Compared from={present} to={to.plan} />}
      {blocker === undefined ? (
        <div>
          <Button submit type="start" loading={screen.is !== 'reviewing'}>
            {pressOf(quote, copy, quoteCopy, locale)}
          </Button>
        </div>
      ) : (
        !refused && <RefusedBanner code={blocker} onPayment={onPayment} />
      )}
      {screen.is === 'reviewing' && (
        <p>
          <Link onClick={model.another}>{copy.another}</Link>
        </p>
      )}
    </Form>
  );
}

function Compared({ from, to }: { from: Plan; to: Plan }) {
  const copy = useWords(words);
  const { gains, losses } = compare(from, to);
  if (gains.length + losses.length === 0) return null;
  return (
    <div className={columns}>
      {gains.length > 0 && (
        <div>
          <h3 className={columnTitle}>{copy.gains}</h3>
          <BulletList items={gains} />
        </div>
      )}
      {losses.length > 0 && (
        <div>
          <h3 className={columnTitle}>{copy.losses}</h3>
          <BulletList items={losses} />
        </div>
      )}
    </div>
  );
}
