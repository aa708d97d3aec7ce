import type { Offer } from '../../../core/contract/schemas/offers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { PricingCard, type PricingCardAction } from '../../../ui/data/pricing-card/pricing-card.js';
import { priceWords } from '../../../ui/data/price/words.js';
import { words } from './copy.js';
import { benefitsOf, cardOf } from './presentation.js';

export interface OfferCardProps {
  offer: Offer;
  showFooter?: boolean | undefined;
  /** What it includes is said for all cards together. */
  compact?: boolean | undefined;
  /** A neighbour has a footer. */
  footerBeside?: boolean | undefined;
  /** Without one it has the button that customers see, and that does nothing. */
  action?: PricingCardAction | undefined;
}

/** An offer as a pricing card. */
export function OfferCard({ offer, compact, showFooter, footerBeside, action }: OfferCardProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { plan, card } = offer;
  const { price, before, frequency, freeFor, savings, subtext } = cardOf(offer, copy, useWords(priceWords), locale);
  return (
    <PricingCard
      name={plan.name}
      subtitle={card?.subtitle}
      banner={card?.banner}
      emphasized={card?.emphasized}
      savings={savings}
      price={price}
      before={before}
      frequency={frequency}
      freeFor={freeFor}
      priceSubtext={subtext}
      compact={compact}
      benefits={compact ? [] : benefitsOf(offer)}
      benefitsLabel={copy.benefits(plan.name)}
      footer={card?.footer ?? (footerBeside ? '' : undefined)}
      showFooter={showFooter}
      action={action ?? { label: copy.choose, disabled: true }}
    />
  );
}
