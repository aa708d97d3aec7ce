import { useEffect, useRef } from 'react';
import type { Offer } from '../../../core/contract/schemas/offers.js';
import { now } from '../../../core/dates.js';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { DescriptionList } from '../../../ui/description-list/description-list.js';
import { useOncePer } from '../../../ui/hooks/use-once-per.js';
import { IconButton } from '../../../ui/icon-button/icon-button.js';
import { close } from '../../../ui/icon/shapes.js';
import { Price } from '../../../ui/price/price.js';
import { SidePanel } from '../../../ui/side-panel/side-panel.js';
import { copy } from './copy.js';
import { offerLines, renewalText } from './lines.js';
import { isSellable } from './model.js';
import { cardOf } from './presentation.js';
import { panelCopy } from './panel-copy.js';
import { closing, heading as headingClass, planName, renewal } from './plan-panel.css.js';

export interface PlanPanelProps {
  offer: Offer;
  locale: string;
  /** Counts the person's choices; the heading takes the focus with each. */
  choices: number;
  onClose: () => void;
  onSubscribe: () => void;
}

/** 'Membership Plan' (spec s.2): what the chosen offer costs, from when, and how it renews. */
export function View({ offer, locale, choices, onClose, onSubscribe }: PlanPanelProps) {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (choices > 0) heading.current?.focus();
  }, [choices]);
  const subscribe = useOncePer(500, onSubscribe);
  const { price, before, frequency } = cardOf(offer, locale);
  const sellable = isSellable(offer);
  return (
    <>
      <SidePanel
        title={<span ref={heading} className={headingClass} tabIndex={-1}>{panelCopy.panel}</span>}
        footer={(
          <Button size="lg" full part="subscribe" disabled={!sellable} tooltip={sellable ? undefined : panelCopy.cannotSubscribe} onClick={subscribe}>
            {panelCopy.subscribe}
          </Button>
        )}
      >
        <div>
          <p className={planName}>{offer.plan.name}</p>
          <Price size="md" value={price} before={before} frequency={frequency} locale={locale} wasLabel={copy.was} perLabel={copy.per} />
          <p className={renewal}>{renewalText(offer.plan.frequencyDays)}</p>
        </div>
        <DescriptionList rows={offerLines(offer, now(), locale)} />
        {!sellable && <Banner tone="critical" title={panelCopy.invalid}>{panelCopy.cannotSubscribe}</Banner>}
      </SidePanel>
      <div className={closing}><IconButton shape={close} label={panelCopy.closePanel} onClick={onClose} part="close" /></div>
    </>
  );
}
