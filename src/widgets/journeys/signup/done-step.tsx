import { useState } from 'react';
import type { KnownUser } from '../../../core/session/flags.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { Overlay } from '../../../ui/feedback/overlay/overlay.js';
import { LazyView } from '../../element/lazy-view.js';
import { useStore } from '../../screen/use-store.js';
import type { SignupModel } from './model.js';
import { reviewWords } from './review-copy.js';
import type { WelcomeProps } from './welcome.js';

export interface DoneStepProps {
  review: SignupModel['review'];
  person: KnownUser;
  onLeave: () => void;
}

const loadWelcome = () => import('./welcome.tsx?widget');

/** The overlay while the membership is activated, and what it ends with; the same in the page once that is closed. */
export function View({ review, person, onLeave }: DoneStepProps) {
  const copy = useWords(reviewWords);
  const screen = useStore(review.$screen);
  const [closed, setClosed] = useState(false);
  const done = screen.is === 'done';
  const leave = (
    <Button
      size="lg"
      onClick={() => {
        setClosed(true);
        onLeave();
      }}
    >
      {copy.continue}
    </Button>
  );
  const end = done && (
    <>
      <LazyView
        load={loadWelcome}
        props={{ account: screen.account, paid: screen.paid, person } satisfies WelcomeProps}
        waiting={null}
      />
      {leave}
    </>
  );
  return (
    <>
      {closed && end}
      <Overlay
        open={(screen.is === 'subscribing' || done) && !closed}
        done={done}
        title={copy.activating.title}
        subtitle={copy.activating.subtitle}
      >
        {end}
      </Overlay>
    </>
  );
}
