import type { Offer } from '../../../core/contract/schemas/offers.js';
import type { Quote } from '../../../core/contract/schemas/quote.js';
import { now } from '../../../core/dates.js';
import { sayMoney } from '../../../core/figures.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { Price } from '../../../ui/data/price/price.js';
import { priceWords } from '../../../ui/data/price/words.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { SidePanel } from '../../../ui/page/side-panel/side-panel.js';
import { words as offerWords } from '../../signup/offer-picker/copy.js';
import { createLines } from '../../signup/offer-picker/lines.js';
import { lineWords, panelWords } from '../../signup/offer-picker/panel-copy.js';
import { cardOf } from '../../signup/offer-picker/presentation.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { SignupModel } from './model.js';
import { line, planName, side, terms } from './summary.css.js';

export interface SummaryProps {
  offer: Offer;
  review: SignupModel['review'];
  onChange: () => void;
}

/** The offer as this person has it: with what a code gives, without a trial that was used before, at the quote's prices. */
function asQuoted(offer: Offer, { delayBilling, redemption, prices }: Quote): Offer {
  const { effect } = redemption ?? {};
  const { delayBilling: _offered, ...plan } = offer;
  const days = (delayBilling?.days ?? 0) + (effect?.kind === 'days' ? effect.days : 0);
  const [first, ...later] = prices;
  return {
    ...plan,
    ...(first && { prices: { first, later } }),
    ...(days > 0 && { delayBilling: { days, type: delayBilling?.type ?? 'trial' } }),
  };
}

/** What is being bought, in view while an account and a card are given: a panel beside the form, or one line over it. */
export function View({ offer, review, onChange }: SummaryProps) {
  const { change } = useWords(words);
  const offers = useWords(offerWords);
  const locale = useLocale();
  const lines = createLines(useWords(lineWords), locale);
  const { panel } = useWords(panelWords);
  const screen = useStore(review.$screen);
  const priceCopy = useWords(priceWords);
  const { plan } = offer;
  const counted = 'quote' in screen ? asQuoted(offer, screen.quote) : offer;
  const { price, before, frequency, freeFor, terms: later, subtext } = cardOf(counted, offers, priceCopy, locale);
  const shown = freeFor ? `${priceCopy.free} ${freeFor}` : `${sayMoney(price, locale)}/${frequency}`;
  const link = <Link onClick={onChange}>{change}</Link>;
  return (
    <>
      <p className={line}>
        {plan.name}, {[shown, later].filter(Boolean).join('. ')} · {link}
      </p>
      <div className={side}>
        <SidePanel title={panel} headingLevel={3} part="summary" footer={<p>{link}</p>}>
          <div>
            <p className={planName}>{plan.name}</p>
            <Price size="md" value={price} before={before} frequency={frequency} freeFor={freeFor} />
            <p className={terms}>{subtext}</p>
          </div>
          {/* The sums of a quote, once there is one. */}
          <DescriptionList
            rows={'quote' in screen ? lines.ofQuote(screen.quote, offer) : lines.ofOffer(offer, now())}
          />
        </SidePanel>
      </div>
    </>
  );
}
