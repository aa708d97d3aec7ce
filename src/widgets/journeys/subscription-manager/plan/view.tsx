import { useEffect, useRef } from 'react';
import type { Subscription } from '../../../../core/contract/schemas/account.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import type { PanelProps } from '../panel.js';
import { PanelFrame } from '../panel-frame.js';
import { quoteWords, refusalText } from '../quote/copy.js';
import { QuoteLines } from '../quote/quote-lines.js';
import { RefusedBanner } from '../quote/refused-banner.js';
import { planLabel } from '../quote/rows.js';
import { Choices, WaitingChoices } from './choices.js';
import { words } from './copy.js';
import { changeOf } from './done.js';
import { createChangePlan, type ChangePlanModel, type Done, type Screen } from './model.js';
import { Review } from './review.js';
import { stack } from './view.css.js';

const stages: Readonly<Record<Screen['is'], string>> = {
  loading: 'choose',
  failed: 'choose',
  blocked: 'choose',
  choosing: 'choose',
  quoting: 'choose',
  keeping: 'choose',
  reviewing: 'review',
  sending: 'review',
  confirming: 'review',
  changed: 'done',
  kept: 'done',
};

/** Another plan, from now on or from the end of the period. */
export function View({ account, onFinished, onClose, onPanel }: PanelProps) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const locale = useLocale();
  const finish = useRef<(done: Done) => void>(undefined);
  useEffect(() => {
    finish.current = ({ screen, action }) =>
      onFinished(screen.account, action, changeOf(screen, copy, quoteCopy, locale));
  });
  const model = useModel(
    session => createChangePlan({ session, account, onDone: done => finish.current?.(done) }),
    [account.userId],
  );
  const screen = useStore(model.$screen);
  const title =
    stages[screen.is] === 'review' && 'to' in screen
      ? copy.reviewTitle(planLabel(screen.to.plan, quoteCopy))
      : copy.title;
  return (
    <PanelFrame title={title} stage={stages[screen.is]} onBack={onClose}>
      <Shown model={model} screen={screen} subscription={account.subscription} onPayment={() => onPanel('payment')} />
    </PanelFrame>
  );
}

interface ShownProps {
  model: ChangePlanModel;
  screen: Screen;
  subscription: Subscription | null;
  onPayment: () => void;
}

function Shown({ model, screen, subscription, onPayment }: ShownProps) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  switch (screen.is) {
    case 'loading':
      return <WaitingChoices />;
    case 'failed':
      return (
        <NotLoaded
          what={copy.plans}
          why={{ text: refusalText(quoteCopy, screen.code) }}
          onRetry={() => void model.retry()}
        />
      );
    case 'blocked':
      return <Blocked screen={screen} onPayment={onPayment} />;
    case 'choosing':
    case 'quoting':
    case 'keeping':
      return <Choices model={model} screen={screen} subscription={subscription} onPayment={onPayment} />;
    case 'reviewing':
    case 'sending':
    case 'confirming':
      return <Review model={model} screen={screen} present={subscription?.plan} onPayment={onPayment} />;
    case 'changed':
    case 'kept':
      return null;
    default:
      return screen satisfies never;
  }
}

/** Why no plan can be chosen; what is owed replaces the bill. */
function Blocked({
  screen: { plans, quote },
  onPayment,
}: {
  screen: Extract<Screen, { is: 'blocked' }>;
  onPayment: () => void;
}) {
  const copy = useWords(words);
  const quoteCopy = useWords(quoteWords);
  const [code = 'broken'] = quote.blockers;
  if (code === 'paymentOverdue') {
    return (
      <div className={stack}>
        <Banner tone="warning" title={copy.blockedTitle} announced={false}>
          {refusalText(quoteCopy, code)}
        </Banner>
        <QuoteLines quote={quote} plans={plans.map(({ plan }) => plan)} />
        <div>
          <Button onClick={onPayment}>{quoteCopy.updatePayment}</Button>
        </div>
      </div>
    );
  }
  return <RefusedBanner code={code} onPayment={onPayment} />;
}
