import type { Offer } from '../../../core/contract/schemas/offers.js';
import { CardGrid } from '../../../ui/card-grid/card-grid.js';
import { PricingCardSkeleton } from '../../../ui/pricing-card/pricing-card-skeleton.js';
import { PricingCard } from '../../../ui/pricing-card/pricing-card.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { copy } from './copy.js';
import { cardOf } from './presentation.js';
import { choice } from './view.css.js';

export interface CardsProps {
  offers: readonly Offer[];
  chosen: Offer | undefined;
  locale: string;
  showFooter: boolean;
  onChoose: (offer: Offer) => void;
}

/** The offers as pricing cards; the chosen one has a ring around it. */
export function Cards({ offers, chosen, locale, showFooter, onChoose }: CardsProps) {
  return (
    <CardGrid label={copy.heading}>
      {offers.map(offer => {
        const { id, plan, card } = offer;
        const { price, before, frequency, savings, subtext } = cardOf(offer, locale);
        const isChosen = offer === chosen;
        return (
          <div key={id} className={choice} data-offer={id} data-chosen={isChosen ? '' : undefined}>
            <PricingCard
              name={plan.name} subtitle={card?.subtitle} banner={card?.banner} emphasized={card?.emphasized} savings={savings}
              price={price} before={before} frequency={frequency} priceSubtext={subtext} locale={locale} wasLabel={copy.was} perLabel={copy.per}
              benefits={plan.benefits.map(({ text }) => text)} benefitsLabel={copy.benefits(plan.name)}
              footer={card?.footer} showFooter={showFooter}
              action={{
                label: isChosen ? copy.chosen : copy.choose,
                name: isChosen ? copy.chosenNamed(plan.name) : copy.chooseNamed(plan.name),
                onClick: () => onChoose(offer),
              }}
            />
          </div>
        );
      })}
    </CardGrid>
  );
}

/** Cards whose offers are on their way. */
export function WaitingCards({ count }: { count: number }) {
  return (
    <>
      <p className={unseen} role="status">{copy.loading}</p>
      <CardGrid busy>{Array.from({ length: count }, (_, index) => <PricingCardSkeleton key={index} />)}</CardGrid>
    </>
  );
}
