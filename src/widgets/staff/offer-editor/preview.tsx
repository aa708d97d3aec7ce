import type { Offer, OfferChoices } from '../../../core/contract/schemas/offers.js';
import { useWords } from '../../../ui/language/language.js';
import { OfferCard } from '../../signup/offer-picker/offer-card.js';
import { muted } from '../../sections.css.js';
import { words } from './copy.js';
import { bodyOf, type Values } from './values.js';
import { preview } from './view.css.js';

/** What is typed as an offer that a card can show; undefined without a plan. Of what is half written, what is there. */
function offerOf(values: Values, choices: OfferChoices): Offer | undefined {
  const plan = choices.plans.find(({ id }) => id === values.planId);
  if (!plan) return undefined;
  const { kind, delayBilling, discount, card } = bodyOf(values, choices);
  const { currency } = plan.basePrice;
  const duration = discount?.duration ?? { type: 'forever' };
  return {
    id: 'preview',
    guid: 'preview',
    kind,
    plan,
    audience: values.audience || 'public',
    ...(delayBilling && delayBilling.days !== null && { delayBilling: { ...delayBilling, days: delayBilling.days } }),
    ...(discount &&
      (discount.percent || discount.amount) && {
        discount: {
          ...discount,
          name: discount.name ?? '',
          currency,
          duration:
            duration.type === 'other' ? { type: 'other', months: duration.months ?? 1 } : { type: duration.type },
        },
      }),
    ...(card && { card }),
  };
}

/** The card as customers will see it, while it is written. */
export function Preview({ values, choices }: { values: Values; choices: OfferChoices }) {
  const copy = useWords(words);
  const offer = offerOf(values, choices);
  return (
    <div className={preview}>{offer ? <OfferCard offer={offer} /> : <p className={muted}>{copy.previewEmpty}</p>}</div>
  );
}
