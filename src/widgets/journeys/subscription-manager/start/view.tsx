import { useEffect, useRef } from 'react';
import type { Account, Subscription } from '../../../../core/contract/schemas/account.js';
import type { Quote } from '../../../../core/contract/schemas/quote.js';
import { sayMoney, type MoneyClaim } from '../../../../core/figures.js';
import type { Money } from '../../../../core/money.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { DescriptionList } from '../../../../ui/data/description-list/description-list.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../../ui/feedback/coming/coming.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { PanelFrame } from '../panel-frame.js';
import type { PanelProps } from '../panel.js';
import { type QuoteCopy, quoteWords } from '../quote/copy.js';
import { laterOf } from '../quote/later.js';
import { note, sheet } from '../quote/quote.css.js';
import { QuoteLines } from '../quote/quote-lines.js';
import { planLabel, planPrice } from '../quote/rows.js';
import type { Start } from '../screen.js';
import { words } from './copy.js';
import { createStart, isOwed, type Refused, type StartModel, type StartScreen } from './model.js';
import { buttons, lead } from './view.css.js';
import { HelpText } from '../../../screen/help-text.js';

/** Without `onClose` there is nothing to go back to. */
export type StartProps = Omit<PanelProps, 'onClose' | 'onFinished'> & {
  start: Start;
  onClose?: () => void;
  onStarted: (account: Account, start: Start) => void;
  onElsewhere: () => void;
};

/** What it costs to come back or to begin, before the press that charges. */
export function View({ account, ...props }: StartProps) {
  const { subscription } = account;
  return subscription && <Starting account={account} subscription={subscription} {...props} />;
}

function Starting({
  account,
  subscription,
  start,
  onStarted,
  onElsewhere,
  onClose,
  onPanel,
}: StartProps & { subscription: Subscription }) {
  const copy = useWords(words);
  const model = useModel(
    session => createStart({ session, start, account, subscription, onStarted, onElsewhere }),
    [start, subscription.id],
  );
  const screen = useStore(model.$screen);
  const { basePrice } = subscription.plan;
  const owed = { value: subscription.owed ?? basePrice.value, currency: basePrice.currency };
  return (
    <PanelFrame title={copy.titles[start]} onBack={onClose && (() => screen.is !== 'sending' && onClose())}>
      <p className={lead}>{copy.leads[start]}</p>
      {isOwed(start) && subscription.owed !== null && <Owed plan={subscription.plan} owed={owed} />}
      <Shown
        screen={screen}
        model={model}
        start={start}
        plan={subscription.plan}
        owed={owed}
        card={account.paymentMethod?.last4}
        onClose={onClose}
        onCard={() => onPanel('payment')}
      />
    </PanelFrame>
  );
}

/** What was agreed to and waits: nothing is quoted again. */
function Owed({ plan, owed }: { plan: Subscription['plan']; owed: Money }) {
  const copy = useWords(words);
  const quoted = useWords(quoteWords);
  const locale = useLocale();
  const amount = sayMoney(owed, locale, { is: 'dueToday', pressed: true });
  return (
    <div className={sheet}>
      <DescriptionList
        rows={[
          { term: planLabel(plan, quoted), value: planPrice(plan, quoted, locale) },
          { term: quoted.total, value: amount, total: true },
        ]}
      />
      <p className={note}>{copy.owed(amount)}</p>
    </div>
  );
}

interface ShownProps {
  screen: StartScreen;
  model: StartModel;
  start: Start;
  plan: Subscription['plan'];
  /** What is owed already. */
  owed: Money;
  card: string | undefined;
  onClose: (() => void) | undefined;
  onCard: () => void;
}

function Shown({ screen, model, start, plan, owed, card, onClose, onCard }: ShownProps) {
  const copy = useWords(words);
  const quoted = useWords(quoteWords);
  const locale = useLocale();
  if (screen.is === 'quoting') return <Waiting />;
  if (screen.is === 'failed')
    return (
      <Banner
        actions={
          <Button type="secondary" size="sm" onClick={model.retry}>
            {copy.retry}
          </Button>
        }
      >
        <HelpText>{copy.failures[screen.code]}</HelpText>
      </Banner>
    );
  const { quote } = screen;
  const refused = screen.is === 'ready' ? screen.refused : undefined;
  return (
    <>
      {quote && <QuoteLines quote={quote} plans={[plan]} />}
      {refused && <Why refused={refused} hasCard={card !== undefined} onCard={onCard} />}
      {quote && quote.dueToday > 0 && card && <p className={note}>{copy.chargedTo(card)}</p>}
      <div className={buttons}>
        <Button
          type="start"
          loading={screen.is === 'sending'}
          loadingLabel={copy.sending}
          onClick={() => void model.press()}
        >
          {labelOf(start, quote, owed, copy, quoted, locale)}
        </Button>
        {isOwed(start) && !refused && (
          <Button type="secondary" disabled={screen.is === 'sending'} onClick={onCard}>
            {copy.otherCard}
          </Button>
        )}
        {onClose && (
          <Button type="secondary" disabled={screen.is === 'sending'} onClick={onClose}>
            {copy.back}
          </Button>
        )}
      </div>
    </>
  );
}

/** The button says what it takes. */
export function labelOf(
  start: Start,
  quote: Quote | undefined,
  owed: Money,
  copy: ReturnType<typeof useWords<typeof words.english>>,
  quoted: QuoteCopy,
  locale: string,
): string {
  const money = (value: number, claim: MoneyClaim) => sayMoney({ value, currency: owed.currency }, locale, claim);
  if (isOwed(start) || !quote) return copy.confirm(money(owed.value, { is: 'dueToday', pressed: true }));
  if (quote.dueToday > 0) return copy[start](money(quote.dueToday, { is: 'dueToday', pressed: true }));
  const later = laterOf(quote, { currency: owed.currency, words: quoted, locale });
  return later ? copy.later[start](later.price, later.date) : copy.free[start];
}

function Why({ refused, hasCard, onCard }: { refused: Refused; hasCard: boolean; onCard: () => void }) {
  const copy = useWords(words);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [refused]);
  const { code, message } = refused;
  const aboutCard = code === 'paymentFailed' || code === 'paymentMethodRequired' || code === 'paymentRequiresAction';
  // the card's bank words its refusal better than we can
  const said = code === 'paymentFailed' && message ? message : copy.failures[code];
  return (
    <div ref={place} {...refusalMark}>
      <Banner
        title={code === 'quoteStale' || code === 'unanswered' ? undefined : copy.refused}
        actions={
          aboutCard && (
            <Button type="secondary" size="sm" onClick={onCard}>
              {hasCard ? copy.otherCard : copy.addCard}
            </Button>
          )
        }
      >
        <HelpText>{said}</HelpText>
      </Banner>
    </div>
  );
}

function Waiting() {
  const copy = useWords(words);
  return (
    <Coming label={copy.quoting} className={sheet}>
      <Skeleton width="full" />
      <Skeleton width="full" />
      <Skeleton width="medium" />
    </Coming>
  );
}
