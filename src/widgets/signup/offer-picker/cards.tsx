import type { Offer } from '../../../core/contract/schemas/offers.js';
import { CardGrid } from '../../../ui/page/card-grid/card-grid.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { Benefits } from '../../../ui/data/pricing-card/benefits.js';
import { PricingCardSkeleton } from '../../../ui/data/pricing-card/pricing-card-skeleton.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Said } from '../../../ui/feedback/said/said.js';
import { words } from './copy.js';
import { OfferCard } from './offer-card.js';
import { sharedBenefits } from './presentation.js';
import { choice, included, includedList, layout, switcher } from './view.css.js';

export interface CardsProps {
  offers: readonly Offer[];
  chosen: Offer | undefined;
  showFooter: boolean;
  onChoose: (offer: Offer) => void;
}

/** The offers as pricing cards; the chosen one has a ring around it. */
export function Cards({ offers, chosen, showFooter, onChoose }: CardsProps) {
  const copy = useWords(words);
  const footerBeside = offers.some(({ card }) => card?.footer);
  const shared = sharedBenefits(offers);
  return (
    <>
      <CardGrid label={copy.heading}>
        {offers.map(offer => {
          const { id, plan, card } = offer;
          // two cards of one plan are told apart by what is said below its name
          const isChosen = offer === chosen;
          const does = isChosen ? copy.chosen : copy.choose;
          return (
            <div key={id} className={choice} data-offer={id} data-chosen={isChosen ? '' : undefined}>
              <OfferCard
                offer={offer}
                compact={Boolean(shared)}
                showFooter={showFooter}
                footerBeside={footerBeside}
                action={{
                  label: isChosen ? (
                    <>
                      <Icon shape={check} size="xs" /> {does}
                    </>
                  ) : (
                    does
                  ),
                  // From here on the panel has the one primary button.
                  type: isChosen ? 'secondary' : undefined,
                  name: [does, plan.name, card?.subtitle].filter(Boolean).join(', '),
                  onClick: () => onChoose(offer),
                }}
              />
            </div>
          );
        })}
      </CardGrid>
      {shared && (
        <div className={included}>
          <p>{copy.included}</p>
          <Benefits texts={shared} label={copy.included} className={includedList} />
        </div>
      )}
    </>
  );
}

/** Cards whose offers are on their way; one that was requested by name needs no switch, and the few of a campaign or a partner seldom. */
export function WaitingCards({ single }: { single: boolean }) {
  const copy = useWords(words);
  return (
    <>
      <Said>{copy.loading}</Said>
      {!single && (
        <div className={switcher}>
          <Skeleton shape="control" width="short" />
        </div>
      )}
      <div className={layout} data-cards={single ? 1 : 2}>
        <CardGrid busy>
          <PricingCardSkeleton />
          {!single && <PricingCardSkeleton />}
        </CardGrid>
      </div>
    </>
  );
}
