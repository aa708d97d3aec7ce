import type { ReactNode } from 'react';
import type { Subscription } from '../../../../core/contract/schemas/account.js';
import type { SaveOffer } from '../../../../core/contract/schemas/brightback.js';
import { addDays } from '../../../../core/dates.js';
import { claims, sayDate, sayMoney } from '../../../../core/figures.js';
import { MONTH_DAYS } from '../../../../core/billing-terms.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { external } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Link } from '../../../../ui/navigation/link/link.js';
import { Price } from '../../../../ui/data/price/price.js';
import { RadioGroup } from '../../../../ui/forms/radio-group/radio-group.js';
import { useStore } from '../../../screen/use-store.js';
import type { PanelProps } from '../panel.js';
import { monthsOf } from './accept.js';
import { words, type Copy } from './copy.js';
import type { CancelFlow } from './model.js';
import { discountTerms } from './terms.js';
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
            {acceptText(offer, { subscription, months, copy, locale })}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The button, named by what it does. */
function acceptText(
  offer: Exclude<SaveOffer, { kind: 'contact' }>,
  { subscription, months, copy, locale }: { subscription: Subscription; months: number; copy: Copy; locale: string },
): string {
  switch (offer.kind) {
    case 'discount':
      return copy.offer.discount.accept(
        sayMoney(discountTerms(subscription, offer.discount).after, locale, {
          is: 'bill',
          at: subscription.nextBillDate ?? 0,
          pressed: true,
        }),
      );
    case 'trialExtension':
      return copy.offer.trialExtension.accept(offer.days);
    case 'pause':
      return copy.offer.pause.accept(monthsOf(offer.months, months));
    case 'planChange':
      return copy.offer.planChange.accept(offer.planName);
    default:
      return offer satisfies never;
  }
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

/** The price now and then, for how long, and what that saves. */
function Discounted({ offer, subscription }: { offer: Of<'discount'>; subscription: Subscription }) {
  const {
    offer: { discount: copy },
    period,
  } = useWords(words);
  const locale = useLocale();
  const { planName, before, after, frequencyDays, bills, until } = discountTerms(subscription, offer.discount);
  const { nextBillDate } = subscription;
  return (
    <>
      <p className={muted}>{planName}</p>
      <Price
        value={claims(after, { is: 'price', per: frequencyDays ?? 0, from: nextBillDate ?? 0, pressed: true })}
        before={claims(before, { is: 'plainPrice', per: frequencyDays ?? 0 })}
        size="md"
        frequency={frequencyDays === undefined ? undefined : period(frequencyDays).unit}
      />
      <p>
        {bills
          ? copy.bills(bills.count, sayMoney(bills.saved, locale, { is: 'saved', pressed: true }))
          : until === undefined
            ? copy.forever
            : copy.until(sayDate(until, locale, { is: 'discountEnds', pressed: true }))}
      </p>
      {nextBillDate !== null && (
        <p className={muted}>{copy.from(sayDate(nextBillDate, locale, { is: 'billDay', pressed: true }))}</p>
      )}
    </>
  );
}

function Longer({ offer, subscription }: { offer: Of<'trialExtension'>; subscription: Subscription }) {
  const { trialExtension: copy } = useWords(words).offer;
  const locale = useLocale();
  const {
    trialEnd,
    nextBillAmount,
    plan: {
      basePrice: { currency },
    },
  } = subscription;
  return (
    <>
      <p className={score}>{copy.figure(offer.days)}</p>
      {trialEnd !== null && (
        <p>{copy.ends(sayDate(addDays(trialEnd, offer.days), locale, { is: 'trialEnds', pressed: true }))}</p>
      )}
      {trialEnd !== null && nextBillAmount !== null && (
        <p className={muted}>
          {copy.firstBill(
            sayMoney({ value: nextBillAmount, currency }, locale, {
              is: 'bill',
              at: addDays(trialEnd, offer.days),
              pressed: true,
            }),
            sayDate(trialEnd, locale, { is: 'billDay' }),
            sayDate(addDays(trialEnd, offer.days), locale, { is: 'billDay', pressed: true }),
          )}
        </p>
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
  const {
    offer: { planChange: copy },
    period,
  } = useWords(words);
  const locale = useLocale();
  const { plan, currentPeriodEnd } = subscription;
  return (
    <>
      <Price
        value={claims(
          { value: offer.amount, currency: plan.basePrice.currency },
          { is: 'price', per: plan.frequencyDays, from: currentPeriodEnd ?? 0, pressed: true },
        )}
        before={claims(plan.basePrice, { is: 'plainPrice', per: plan.frequencyDays })}
        size="md"
        frequency={period(plan.frequencyDays).unit}
      />
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
