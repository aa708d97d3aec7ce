import { useEffect, useRef } from 'react';
import type { Account } from '../../../../core/contract/schemas/account.js';
import { sayDate } from '../../../../core/figures.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import type { PanelProps } from '../panel.js';
import { PanelFrame } from '../panel-frame.js';
import { Asking } from './asking.js';
import type { Change } from '../screen.js';
import { refusalText, words, type Copy } from './copy.js';
import { createPause, type PauseModel, type Screen } from './model.js';
import { HelpText } from '../../../screen/help-text.js';

/** A pause from the end of the period on. */
export function View({ account, now, onFinished, onClose, onPanel }: PanelProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const finish = useRef<(account: Account) => void>(undefined);
  useEffect(() => {
    finish.current = changed => onFinished(changed, 'pause', changeOf(changed, now, copy, locale));
  });
  const model = useModel(
    session => createPause({ session, account, onDone: changed => finish.current?.(changed) }),
    [account.userId],
  );
  const screen = useStore(model.$screen);
  return (
    <PanelFrame title={copy.title} onBack={onClose}>
      <Shown model={model} screen={screen} account={account} now={now} onPayment={() => onPanel('payment')} />
    </PanelFrame>
  );
}

/** A pause that has not begun can be taken back for nothing; one that has costs the next period. */
function changeOf({ subscription, actions }: Account, now: number, copy: Copy, locale: string): Change {
  return {
    text: copy.set(sayDate(subscription?.currentPeriodEnd ?? now, locale, { is: 'pauses' })),
    undo: subscription?.displayStatus === 'pausing' && actions.unpause === 'ok' ? 'unpause' : undefined,
  };
}

interface ShownProps {
  model: PauseModel;
  screen: Screen;
  account: Account;
  now: number;
  onPayment: () => void;
}

function Shown({ model, screen, account, now, onPayment }: ShownProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { subscription } = account;
  const begins = subscription?.currentPeriodEnd ?? now;
  switch (screen.is) {
    case 'blocked':
      return (
        <Banner
          tone="warning"
          title={copy.blockedTitle}
          announced={false}
          actions={
            screen.code === 'paymentOverdue' && (
              <Button type="secondary" size="sm" onClick={onPayment}>
                {copy.updatePayment}
              </Button>
            )
          }
        >
          <HelpText>{refusalText(copy, screen.code, sayDate(begins, locale, { is: 'periodEnds' }))}</HelpText>
        </Banner>
      );
    case 'asking':
    case 'sending':
      return (
        <Asking
          model={model}
          screen={screen}
          terms={{ begins, now, currency: subscription?.plan.basePrice.currency }}
          onPayment={onPayment}
        />
      );
    case 'set':
      return null;
    default:
      return screen satisfies never;
  }
}
