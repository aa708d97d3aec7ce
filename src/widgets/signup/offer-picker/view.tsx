import { useEffect, useRef, useState } from 'react';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { SegmentedControl } from '../../../ui/forms/segmented-control/segmented-control.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Said } from '../../../ui/feedback/said/said.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { Cards, WaitingCards } from './cards.js';
import { words } from './copy.js';
import type { offerPicker } from './index.js';
import { createOfferPicker, type OfferPickerModel, type Screen } from './model.js';
import type { PlanPanelProps } from './plan-panel.js';
import { frequencyLabel } from './presentation.js';
import { box, hint, layout, panel, switcher } from './view.css.js';
import { TryAgain } from '../../screen/failure.js';

interface Props extends PropsOf<typeof offerPicker> {
  /** Called inside a journey when the cards are there. */
  onCards?: (() => void) | undefined;
}

// Most who see the cards choose none. A pointer near a card loads the panel, so that it is there with the press.
const loadPanel = () => import('./plan-panel.tsx?widget');
const approach = () => void loadPanel().catch(() => undefined);

const loadNothing = () => import('./nothing.tsx?widget');

/** Membership offers, and the panel of the chosen one. */
export function View(props: Props) {
  const { countryCode, campaign, partner, offer, offers, selected } = props;
  const locale = useLocale();
  const model = useModel(
    session => createOfferPicker(props, session),
    // A list written inline is a new one with every render; only what it says counts. Offers speak the reader's language.
    [countryCode, campaign, partner, offer, offers ? JSON.stringify(offers) : locale],
  );
  useEffect(() => model.select(selected), [model, selected]);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  switch (screen.is) {
    case 'loading':
      return (
        <div className={box}>
          <WaitingCards single={Boolean(offer ?? campaign)} />
        </div>
      );
    case 'failed':
      return (
        <TryAgain title={copy.failedTitle} onRetry={model.retry}>
          {copy.failed[screen.code]}
        </TryAgain>
      );
    case 'empty':
    case 'ended':
      return <LazyView load={loadNothing} props={{ is: screen.is, model }} waiting={null} />;
    case 'choosing':
      return <Choosing model={model} screen={screen} props={props} />;
    default:
      return screen satisfies never;
  }
}

function Choosing({
  model,
  screen,
  props,
}: {
  model: OfferPickerModel;
  screen: Extract<Screen, { is: 'choosing' }>;
  props: Props;
}) {
  const { frequencies, frequency, shown, chosen } = screen;
  const copy = useWords(words);
  // More than three are three to a row.
  const count = Math.min(3, shown.length);
  const [choices, setChoices] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { onCards } = props;
  useEffect(() => onCards?.(), [onCards]);
  const close = () => {
    const button = list.current?.querySelector<HTMLElement>('[data-chosen] button');
    model.choose(undefined);
    button?.focus();
  };
  return (
    <div className={box}>
      <h2 className={unseen}>{copy.heading}</h2>
      {frequencies.length > 0 && (
        <div className={switcher} part="frequency-switch">
          <SegmentedControl
            legend={copy.frequency}
            value={String(frequency)}
            onChange={value => model.showFrequency(Number(value))}
            options={frequencies.map(days => ({ value: String(days), label: frequencyLabel(days, copy) }))}
          />
        </div>
      )}
      <div className={layout} data-cards={count}>
        <div ref={list} onPointerEnter={approach} onFocus={approach}>
          <Cards
            offers={shown}
            chosen={chosen}
            showFooter={!props.hideFooter}
            onChoose={offer => {
              model.choose(offer);
              setChoices(choices + 1);
              props.onOfferSelected?.({ offerId: offer.id });
            }}
          />
        </div>
        {chosen ? (
          <div className={panel}>
            <LazyView
              load={loadPanel}
              props={
                {
                  offer: chosen,
                  choices,
                  onClose: close,
                  onSubscribe: () => {
                    const offer = model.subscribe();
                    if (offer) props.onOfferChosen?.({ offerId: offer.id, offer });
                  },
                } satisfies PlanPanelProps
              }
              waiting={
                <>
                  <Said />
                  <Skeleton shape="block" />
                </>
              }
            />
          </div>
        ) : (
          <p className={hint}>{copy.hint}</p>
        )}
      </div>
    </div>
  );
}
