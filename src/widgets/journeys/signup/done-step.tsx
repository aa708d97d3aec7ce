import { useState } from 'react';
import { formatMoney } from '../../../core/money.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Overlay } from '../../../ui/feedback/overlay/overlay.js';
import { lineWords } from '../../signup/offer-picker/panel-copy.js';
import { useStore } from '../../use-store.js';
import type { SignupModel } from './model.js';
import { reviewWords } from './review-copy.js';
import { narrow, stack } from './view.css.js';

export interface DoneStepProps {
  review: SignupModel['review'];
  onLeave: () => void;
}

/** The overlay while the membership is activated, and what it ends with. */
export function View({ review, onLeave }: DoneStepProps) {
  const copy = useWords(reviewWords);
  const { billedToday } = useWords(lineWords);
  const locale = useLocale();
  const screen = useStore(review.$screen);
  const [closed, setClosed] = useState(false);
  const done = screen.is === 'done';
  return (
    <>
      {done && (
        <div className={narrow}>
          <div className={stack}>
            <Banner
              tone="success"
              title={copy.done.title}
              actions={<Button onClick={onLeave}>{copy.done.action}</Button>}
            >
              {screen.account.subscription?.plan.name}
              {screen.paid && (
                <>
                  <br />
                  {billedToday}: {formatMoney(screen.paid, locale)}
                </>
              )}
            </Banner>
          </div>
        </div>
      )}
      <Overlay
        open={(screen.is === 'subscribing' || done) && !closed}
        done={done}
        title={copy.activating.title}
        subtitle={copy.activating.subtitle}
        action={
          <Button
            size="lg"
            onClick={() => {
              setClosed(true);
              onLeave();
            }}
          >
            {copy.continue}
          </Button>
        }
      />
    </>
  );
}
