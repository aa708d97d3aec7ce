import { Suspense, use, type ReactNode } from 'react';
import type { Offer, OfferChoices } from '../../../core/contract/schemas/offers.js';
import { priced } from '../../../core/offer-prices.js';
import { LanguageContext, useWords } from '../../../ui/language/language.js';
import { languageOf } from '../../element/language.js';
import { OfferCard } from '../../signup/offer-picker/offer-card.js';
import { muted } from '../../layout/sections.css.js';
import { words } from './copy.js';
import { englishOf, spoken, textField, type Shown } from './texts.js';
import { bodyOf, type Values } from './values.js';
import { preview } from './view.css.js';

/** What is typed as an offer that a card can show; undefined without a plan. Of what is half written, what is there. */
function offerOf(values: Values, choices: OfferChoices): Offer | undefined {
  const plan = choices.plans.find(({ id }) => id === values.planId);
  if (!plan) return undefined;
  const { kind, delayBilling, discount, card } = bodyOf(values, choices);
  const { currency } = plan.basePrice;
  const duration = discount?.duration ?? { type: 'forever' };
  return priced({
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
  });
}

/** What is typed as customers read it who speak the language: what is missing in it is English. */
function readIn(values: Values, shown: Shown): Values {
  if (shown === 'en') return values;
  const texts = spoken.flatMap(text => {
    const said = values[textField(shown, text)].trim();
    return said && values[englishOf[text]].trim() ? [[englishOf[text], said] as const] : [];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

function Spoken({ locale, children }: { locale: string; children: ReactNode }) {
  const language = languageOf(locale);
  return <LanguageContext value={'then' in language ? use(language) : language}>{children}</LanguageContext>;
}

interface PreviewProps {
  values: Values;
  choices: OfferChoices;
  /** The language that it is read in. */
  shown: Shown;
}

/** The card as customers will see it, while it is written. */
export function Preview({ values, choices, shown }: PreviewProps) {
  const copy = useWords(words);
  const offer = offerOf(readIn(values, shown), choices);
  if (!offer) return <p className={muted}>{copy.previewEmpty}</p>;
  const card = <OfferCard offer={offer} />;
  const locale = `${shown}-${offer.plan.country.code}`;
  return (
    <div className={preview}>
      {shown === 'en' ? (
        card
      ) : (
        <Suspense fallback={card}>
          <div lang={shown}>
            <Spoken locale={locale}>{card}</Spoken>
          </div>
          <p className={muted}>{copy.previewIn}</p>
        </Suspense>
      )}
    </div>
  );
}
