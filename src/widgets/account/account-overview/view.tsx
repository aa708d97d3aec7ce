import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { external, user } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../define.js';
import { PersonView } from '../../person-view.js';
import { useModel } from '../../use-model.js';
import { useStore } from '../../use-store.js';
import { CardOnFile } from './card-on-file.js';
import { words } from './copy.js';
import type { accountOverview } from './index.js';
import { isBilledHere, isOver } from './lines.js';
import { Membership } from './membership.js';
import { createAccountOverview, type Screen } from './model.js';
import { noticesOf, type Way } from './notices.js';
import { box, columns, greeting, view } from './view.css.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof accountOverview>;

/** The membership of the signed-in user. */
export function View({ onOffersRequested, onPaymentRequested, onManageRequested, onSignInRequested }: Props) {
  const model = useModel(createAccountOverview, []);
  const screen = useStore(model.$screen);
  const firstName = useStore(model.$firstName);
  const copy = useWords(words);
  const heading = <h2 className={greeting}>{copy.greeting(firstName)}</h2>;
  const seeOffers = () => onOffersRequested?.();
  return (
    <div className={box}>
      <PersonView
        screen={screen}
        texts={copy.screen}
        title={screen.is === 'child' && heading}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {own => (
          <div className={view}>
            {heading}
            {own.is === 'none' ? (
              <EmptyState
                icon={user}
                title={copy.emptyTitle}
                action={
                  <Button type="start" onClick={seeOffers}>
                    {copy.seeOffers}
                  </Button>
                }
              >
                {copy.emptyText}
              </EmptyState>
            ) : (
              <Member
                screen={own}
                onOffers={seeOffers}
                onPayment={() => onPaymentRequested?.()}
                onManage={() => onManageRequested?.()}
              />
            )}
          </div>
        )}
      </PersonView>
    </div>
  );
}

interface MemberProps {
  screen: Extract<Screen, { is: 'member' }>;
  onOffers: () => void;
  onPayment: () => void;
  onManage: () => void;
}

function Member({ screen, onOffers, onPayment, onManage }: MemberProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { account, subscription, now } = screen;
  const over = isOver(subscription);
  const billed = isBilledHere(account, subscription);
  return (
    <>
      {noticesOf(account, subscription, now, copy, locale).map(({ tone, title, text, way }) => (
        <Banner
          key={title}
          tone={tone}
          title={title}
          announced={false}
          actions={way && <Out {...way} onPayment={onPayment} onManage={onManage} />}
        >
          {text}
        </Banner>
      ))}
      <div className={columns}>
        <Membership
          account={account}
          subscription={subscription}
          now={now}
          actions={
            over && (
              <div>
                <Button type="start" onClick={onOffers}>
                  {copy.seeOffers}
                </Button>
              </div>
            )
          }
        />
        <CardOnFile
          method={account.paymentMethod}
          now={now}
          isNeeded={billed}
          action={
            billed &&
            !over &&
            account.actions.payment === 'ok' && (
              <div>
                <Button type="secondary" size="sm" onClick={onPayment}>
                  {account.paymentMethod ? copy.ways.updateCard : copy.ways.addCard}
                </Button>
              </div>
            )
          }
        />
      </div>
    </>
  );
}

/** The button beside the sentence that names what is wrong. */
function Out({
  label,
  to,
  onPayment,
  onManage,
}: { label: string; to: Way } & Pick<MemberProps, 'onPayment' | 'onManage'>) {
  if (typeof to === 'object')
    return (
      <Button type="secondary" size="sm" icon={external} iconPosition="end" href={to.href} target="_blank">
        {label}
      </Button>
    );
  return <Button onClick={to === 'payment' ? onPayment : onManage}>{label}</Button>;
}
