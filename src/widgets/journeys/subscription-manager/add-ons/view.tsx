import { useEffect, useRef } from 'react';
import { useWords } from '../../../../ui/language/language.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import type { PanelProps } from '../panel.js';
import { PanelFrame } from '../panel-frame.js';
import { quoteWords, refusalText } from '../quote/copy.js';
import { words } from './copy.js';
import { List } from './list.js';
import { createAddOns, type AddOnsModel, type AddOnsNeeds, type Screen } from './model.js';
import { Review } from './review.js';

/** What is booked on top of the plan, and what can be. */
export function View({ account, onChanged, onFinished, onClose, onPanel }: PanelProps) {
  const copy = useWords(words);
  const finish = useRef<AddOnsNeeds['onDone']>(undefined);
  useEffect(() => {
    finish.current = (changed, action, added) =>
      added === undefined ? onChanged(changed, action) : onFinished(changed, action, { text: copy.news.added(added) });
  });
  const model = useModel(
    session => createAddOns({ session, account, onDone: (...done) => finish.current?.(...done) }),
    [account.userId],
  );
  const screen = useStore(model.$screen);
  const times = useStore(model.$times);
  const isReview = screen.is === 'reviewing' || screen.is === 'sending' || screen.is === 'confirming';
  return (
    <PanelFrame
      title={isReview ? copy.reviewTitle(screen.offer.plan.name) : copy.title}
      stage={isReview ? 'review' : `list ${times}`}
      onBack={onClose}
    >
      <Shown model={model} screen={screen} onPayment={() => onPanel('payment')} />
    </PanelFrame>
  );
}

interface ShownProps {
  model: AddOnsModel;
  screen: Screen;
  onPayment: () => void;
}

function Shown({ model, screen, onPayment }: ShownProps) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  switch (screen.is) {
    case 'loading':
      return <ListSkeleton label={copy.loading} items={2} />;
    case 'failed':
      return (
        <NotLoaded
          what={copy.addOns}
          why={{ text: refusalText(quoteCopy, screen.code) }}
          onRetry={() => void model.retry()}
        />
      );
    case 'reviewing':
    case 'sending':
    case 'confirming':
      return <Review model={model} screen={screen} onPayment={onPayment} />;
    case 'list':
    case 'quoting':
    case 'asking':
    case 'ending':
    case 'keeping':
      return <List model={model} screen={screen} onPayment={onPayment} />;
    default:
      return screen satisfies never;
  }
}
