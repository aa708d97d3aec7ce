import type { Account, Subscription } from '../../../../core/contract/schemas/account.js';
import { formatDate } from '../../../../core/dates.js';
import { formatMoney } from '../../../../core/money.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { useModel } from '../../../use-model.js';
import { useStore } from '../../../use-store.js';
import type { PanelProps } from '../panel.js';
import { PanelFrame } from '../panel-frame.js';
import { Asking } from './asking.js';
import { refusalText, words } from './copy.js';
import { createPause, type PauseModel, type Screen } from './model.js';
import { stack } from './view.css.js';
import { HelpText } from '../../../help-text.js';

/** A pause from the end of the period on. */
export function View({ account, now, onChanged, onClose, onPanel }: PanelProps) {
  const model = useModel(
    session => createPause({ session, account, onDone: changed => onChanged(changed, 'pause') }),
    [account.userId],
  );
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  return (
    <PanelFrame title={copy.title} stage={screen.is === 'set' ? 'set' : 'asking'} onBack={onClose}>
      <Shown
        model={model}
        screen={screen}
        account={account}
        now={now}
        onClose={onClose}
        onPayment={() => onPanel('payment')}
      />
    </PanelFrame>
  );
}

const moneyOf = (
  value: number | null,
  {
    plan: {
      basePrice: { currency },
    },
  }: Subscription,
  locale: string,
): string | undefined => (value === null ? undefined : formatMoney({ value, currency }, locale));

interface ShownProps {
  model: PauseModel;
  screen: Screen;
  account: Account;
  now: number;
  onClose: () => void;
  onPayment: () => void;
}

function Shown({ model, screen, account, now, onClose, onPayment }: ShownProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { subscription } = account;
  const begins = subscription?.currentPeriodEnd ?? now;
  const bill = subscription ? moneyOf(subscription.nextBillAmount, subscription, locale) : undefined;
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
          <HelpText>{refusalText(copy, screen.code, formatDate(begins, locale))}</HelpText>
        </Banner>
      );
    case 'asking':
    case 'sending':
      return <Asking model={model} screen={screen} terms={{ begins, now, bill }} onPayment={onPayment} />;
    case 'set':
      return <Set screen={screen} now={now} onClose={onClose} />;
    default:
      return screen satisfies never;
  }
}

/** What has changed. */
function Set({
  screen: {
    account: { subscription },
    bill,
  },
  now,
  onClose,
}: {
  screen: Extract<Screen, { is: 'set' }>;
  now: number;
  onClose: () => void;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  const returns = subscription?.resumesAt ?? null;
  return (
    <div className={stack}>
      <Banner tone="success" title={copy.set(formatDate(subscription?.currentPeriodEnd ?? now, locale))}>
        {returns !== null && (
          <p>
            {copy.returns(formatDate(returns, locale), subscription ? moneyOf(bill, subscription, locale) : undefined)}
          </p>
        )}
        <p>{copy.undo}</p>
      </Banner>
      <div>
        <Button onClick={onClose}>{copy.done}</Button>
      </div>
    </div>
  );
}
