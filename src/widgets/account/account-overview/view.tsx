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
import { noticesOf } from './notices.js';
import { box, columns, greeting, view } from './view.css.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof accountOverview>;

/** The membership of the signed-in user. */
export function View({ onOffersRequested, onSignInRequested }: Props) {
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
                action={<Button onClick={seeOffers}>{copy.seeOffers}</Button>}
              >
                {copy.emptyText}
              </EmptyState>
            ) : (
              <Member screen={own} onOffersRequested={seeOffers} />
            )}
          </div>
        )}
      </PersonView>
    </div>
  );
}

function Member({
  screen,
  onOffersRequested,
}: {
  screen: Extract<Screen, { is: 'member' }>;
  onOffersRequested: () => void;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  const { account, subscription, now } = screen;
  return (
    <>
      {noticesOf(account, subscription, copy, locale).map(({ tone, title, text, link }) => (
        <Banner
          key={title}
          tone={tone}
          title={title}
          announced={false}
          actions={
            link && (
              <Button type="secondary" size="sm" icon={external} iconPosition="end" href={link.href} target="_blank">
                {link.label}
              </Button>
            )
          }
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
            isOver(subscription) && (
              <div>
                <Button onClick={onOffersRequested}>{copy.seeOffers}</Button>
              </div>
            )
          }
        />
        <CardOnFile method={account.paymentMethod} now={now} isNeeded={isBilledHere(account, subscription)} />
      </div>
    </>
  );
}
