import { useEffect, useRef } from 'react';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import { now } from '../../../core/dates.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { useOncePer } from '../../../ui/hooks/use-once-per.js';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.js';
import { close } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Price } from '../../../ui/data/price/price.js';
import { SidePanel } from '../../../ui/page/side-panel/side-panel.js';
import { priceWords } from '../../../ui/data/price/words.js';
import { words } from './copy.js';
import { createLines } from './lines.js';
import { isSellable } from './model.js';
import { cardOf } from './presentation.js';
import { lineWords, panelWords } from './panel-copy.js';
import { closing, heading as headingClass, planName, renewal } from './plan-panel.css.js';

export interface PlanPanelProps {
  offer: Offer;
  /** Counts the person's choices; the heading takes the focus with each. */
  choices: number;
  onClose: () => void;
  onSubscribe: () => void;
}

/** 'Membership Plan' (spec s.2): what the chosen offer costs, from when, and how it renews. */
export function View({ offer, choices, onClose, onSubscribe }: PlanPanelProps) {
  const copy = useWords(panelWords);
  const lines = useWords(lineWords);
  const cardCopy = useWords(words);
  const locale = useLocale();
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (choices > 0) heading.current?.focus();
  }, [choices]);
  const subscribe = useOncePer(500, onSubscribe);
  const { price, before, frequency, freeFor, terms } = cardOf(offer, cardCopy, useWords(priceWords), locale);
  const sellable = isSellable(offer);
  return (
    <>
      <SidePanel
        title={
          <span ref={heading} className={headingClass} tabIndex={-1}>
            {copy.panel}
          </span>
        }
        footer={
          <>
            <Button type="start" size="lg" full part="subscribe" disabled={!sellable} onClick={subscribe}>
              {copy.subscribe}
            </Button>
            <p className={renewal}>{copy.reviewFirst}</p>
          </>
        }
      >
        <div>
          <p className={planName}>{offer.plan.name}</p>
          <Price size="md" value={price} before={before} frequency={frequency} freeFor={freeFor} />
          {terms && <p className={renewal}>{terms}</p>}
          <p className={renewal}>{lines.renews(offer.plan.frequencyDays)}</p>
        </div>
        <DescriptionList rows={createLines(lines, locale).ofOffer(offer, now())} />
        {!sellable && (
          <Banner tone="critical" title={copy.invalid}>
            {copy.cannotSubscribe}
          </Banner>
        )}
      </SidePanel>
      <div className={closing}>
        <IconButton shape={close} label={copy.closePanel} onClick={onClose} part="close" />
      </div>
    </>
  );
}
