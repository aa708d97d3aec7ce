import type { ReactNode } from 'react';
import type { Subscription } from '../../../../core/contract/schemas/account.js';
import type { Bill } from '../../../../core/contract/schemas/prices.js';
import type { SaveOffer } from '../../../../core/contract/schemas/brightback.js';
import { addDays } from '../../../../core/dates.js';
import { claims, sayDate, sayMoney } from '../../../../core/figures.js';
import { MONTH_DAYS } from '../../../../core/plan-terms.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { external } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { Price } from '../../../../ui/data/price/price.js';
import { priceWords } from '../../../../ui/data/price/words.js';
import { type PriceSaying, sayPrice, sayPrices } from '../../../price-terms.js';
import { RadioGroup } from '../../../../ui/forms/radio-group/radio-group.js';
import { useStore } from '../../../screen/use-store.js';
import type { PanelProps } from '../panel.js';
import { monthsOf } from './accept.js';
import { words, type Copy } from './copy.js';
import type { CancelFlow } from './model.js';
import { actions, figure, muted, offerBox, score } from './view.css.js';

type Of<Kind extends SaveOffer['kind']> = Extract<SaveOffer, { kind: Kind }>;

interface OfferProps {
  offer: SaveOffer;
  busy: boolean;
  /** Why it could not be taken. */
  refused: ReactNode;
  model: CancelFlow;
  panel: PanelProps;
}

/** The one offer that fits the reason: its effect, and the button that takes it. */
export function Offer({ offer, busy, refused, model, panel }: OfferProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const priceCopy = useWords(priceWords);
  const { months } = useStore(model.$form).values;
  const { subscription } = panel.account;
  if (!subscription) return null;
  return (
    <section className={offerBox} part="offer">
      <h3 className={figure}>
        {offer.kind === 'planChange' ? copy.offer.planChange.title(offer.planName) : copy.offer[offer.kind].title}
      </h3>
      <Terms offer={offer} subscription={subscription} model={model} onCompare={() => panel.onPanel('plan')} />
      {refused}
      <div className={actions}>
        {offer.kind === 'contact' ? (
          <Button href={offer.url} target="_blank" icon={external} iconPosition="end">
            {copy.offer.contact.accept}
          </Button>
        ) : (
          <Button loading={busy} onClick={() => void model.accept()}>
            {pressOf(offer, months, copy, sayingOf(subscription, copy, priceCopy, locale))}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The button, named by what it does, and by the price that it leads to where one is ever due (domain 1.16, 8.2). */
export function pressOf(
  offer: Exclude<SaveOffer, { kind: 'contact' }>,
  months: number,
  copy: Copy,
  saying: PriceSaying,
): string {
  if (offer.kind === 'pause') return copy.offer.pause.accept(monthsOf(offer.months, months));
  const { prices } = offer;
  if (offer.kind === 'discount') {
    const [first] = prices;
    return copy.offer.discount.accept(first ? sayPrice(first, saying) : '');
  }
  const first = prices.find(({ amount }) => amount > 0);
  const price = first && sayPrice(first, saying);
  if (offer.kind === 'trialExtension') {
    const { accept, acceptFor } = copy.offer.trialExtension;
    return price ? acceptFor(offer.days, price) : accept(offer.days);
  }
  const { accept, acceptFor } = copy.offer.planChange;
  return price ? acceptFor(offer.planName, price) : accept(offer.planName);
}

interface TermsProps {
  offer: SaveOffer;
  subscription: Subscription;
  model: CancelFlow;
  onCompare: () => void;
}

function Terms({ offer, subscription, model, onCompare }: TermsProps): ReactNode {
  switch (offer.kind) {
    case 'discount':
      return <Discounted offer={offer} subscription={subscription} />;
    case 'trialExtension':
      return <Longer offer={offer} subscription={subscription} />;
    case 'pause':
      return <Paused offer={offer} subscription={subscription} model={model} />;
    case 'planChange':
      return <Cheaper offer={offer} subscription={subscription} onCompare={onCompare} />;
    case 'contact':
      return <Contact model={model} />;
    default:
      return offer satisfies never;
  }
}

/** How the prices are said that taking an offer brings. */
const sayingOf = (
  { plan }: Subscription,
  { period }: Copy,
  priceCopy: PriceSaying['words'],
  locale: string,
): PriceSaying => ({
  currency: plan.basePrice.currency,
  words: priceCopy,
  period,
  locale,
  when: { pressed: true },
});

/** The plan's price with an offer, and without it. */
function Compared({ offer, subscription }: { offer: Of<'discount' | 'planChange'>; subscription: Subscription }) {
  const { period } = useWords(words);
  const { currency } = subscription.plan.basePrice;
  const [first] = offer.prices;
  if (!first) return null;
  const { amount, frequencyDays: per, from } = first;
  return (
    <Price
      value={claims({ value: amount, currency }, { is: 'price', per, from, pressed: true })}
      before={claims({ value: offer.before, currency }, { is: 'price', per, from })}
      size="md"
      frequency={period(per).unit}
    />
  );
}

/** A bill that taking an offer leads to: its day and its amount. */
function billIn({ date, amount: value }: Bill, { plan }: Subscription, locale: string): [date: string, amount: string] {
  return [
    sayDate(date, locale, { is: 'billDay', pressed: true }),
    sayMoney({ value, currency: plan.basePrice.currency }, locale, { is: 'bill', at: date, pressed: true }),
  ];
}

/** The price now and then, for how long, and what that saves. */
function Discounted({ offer, subscription }: { offer: Of<'discount'>; subscription: Subscription }) {
  const copy = useWords(words);
  const priceCopy = useWords(priceWords);
  const locale = useLocale();
  const { plan, pendingChange } = subscription;
  const { prices, saved: value, nextBill } = offer;
  const { currency } = plan.basePrice;
  const text = copy.offer.discount;
  return (
    <>
      <p className={muted}>{pendingChange?.planName ?? plan.name}</p>
      <Compared offer={offer} subscription={subscription} />
      <p>
        {value === null
          ? text.forever
          : text.prices(
              sayPrices(prices, sayingOf(subscription, copy, priceCopy, locale)),
              sayMoney({ value, currency }, locale, { is: 'saved', until: prices.at(-1)?.from, pressed: true }),
            )}
      </p>
      {nextBill && <p className={muted}>{text.from(...billIn(nextBill, subscription, locale))}</p>}
    </>
  );
}

function Longer({ offer, subscription }: { offer: Of<'trialExtension'>; subscription: Subscription }) {
  const { trialExtension: copy } = useWords(words).offer;
  const locale = useLocale();
  const { trialEnd } = subscription;
  const { days, nextBill } = offer;
  if (trialEnd === null) return <p className={score}>{copy.figure(days)}</p>;
  const [date, amount] = nextBill ? billIn(nextBill, subscription, locale) : [];
  return (
    <>
      <p className={score}>{copy.figure(days)}</p>
      <p>{copy.ends(sayDate(addDays(trialEnd, days), locale, { is: 'trialEnds', pressed: true }))}</p>
      {date !== undefined && amount !== undefined && (
        <p className={muted}>{copy.firstBill(amount, sayDate(trialEnd, locale, { is: 'trialEnds' }), date)}</p>
      )}
    </>
  );
}

function Paused({ offer, subscription, model }: { offer: Of<'pause'>; subscription: Subscription; model: CancelFlow }) {
  const { pause: copy } = useWords(words).offer;
  const locale = useLocale();
  const { months } = useStore(model.$form).values;
  const { currentPeriodEnd: begins } = subscription;
  return (
    <>
      {begins !== null && <p>{copy.text(sayDate(begins, locale, { is: 'pauses', pressed: true }))}</p>}
      <RadioGroup
        cards
        label={copy.length}
        name="months"
        value={String(monthsOf(offer.months, months))}
        onChange={chosen => model.type('months', Number(chosen))}
        options={offer.months.map(count => ({
          value: String(count),
          label: copy.months(count),
          ...(begins !== null && {
            helper: copy.until(
              sayDate(addDays(begins, count * MONTH_DAYS), locale, {
                is: 'resumes',
                pressed: true,
                plan: String(count),
              }),
            ),
          }),
        }))}
      />
    </>
  );
}

function Cheaper({
  offer,
  subscription,
  onCompare,
}: {
  offer: Of<'planChange'>;
  subscription: Subscription;
  onCompare: () => void;
}) {
  const { planChange: copy } = useWords(words).offer;
  const locale = useLocale();
  const { plan, currentPeriodEnd } = subscription;
  return (
    <>
      <Compared offer={offer} subscription={subscription} />
      {currentPeriodEnd !== null && (
        <p>{copy.from(sayDate(currentPeriodEnd, locale, { is: 'changes', pressed: true }), plan.name)}</p>
      )}
      <p>
        <Link onClick={onCompare}>{copy.compare}</Link>
      </p>
    </>
  );
}

function Contact({ model }: { model: CancelFlow }) {
  const { contact: copy } = useWords(words).offer;
  const { reason } = useStore(model.$form).values;
  return (
    <p>
      {reason === 'low_quality' || reason === 'customer_service' || reason === 'too_complex'
        ? copy[reason]
        : copy.missing_features}
    </p>
  );
}
