import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { external, lock, user } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../define.js';
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

/** The membership of whoever is signed in. */
export function View(props: Props) {
  const model = useModel(createAccountOverview, []);
  const screen = useStore(model.$screen);
  return (
    <div className={box}>
      <Shown screen={screen} onRetry={model.retry} {...props} />
    </div>
  );
}

function Shown({
  screen,
  onRetry,
  onOffersRequested,
  onSignInRequested,
}: Props & { screen: Screen; onRetry: () => void }) {
  const copy = useWords(words);
  switch (screen.is) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <Banner
          tone="critical"
          title={copy.failedTitle}
          actions={
            <Button type="secondary" size="sm" onClick={onRetry}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed[screen.code]}
        </Banner>
      );
    case 'signedOut':
      return (
        <EmptyState
          icon={lock}
          title={copy.signedOutTitle}
          action={<Button onClick={() => onSignInRequested?.()}>{copy.signIn}</Button>}
        >
          {screen.ended ? copy.signedOutEnded : copy.signedOutText}
        </EmptyState>
      );
    case 'none':
      return (
        <div className={view}>
          <h2 className={greeting}>{copy.greeting(screen.firstName)}</h2>
          <EmptyState
            icon={user}
            title={copy.emptyTitle}
            action={<Button onClick={() => onOffersRequested?.()}>{copy.seeOffers}</Button>}
          >
            {copy.emptyText}
          </EmptyState>
        </div>
      );
    case 'child':
      return (
        <div className={view}>
          <h2 className={greeting}>{copy.greeting(screen.firstName)}</h2>
          <EmptyState icon={user} title={copy.childTitle}>
            {copy.childText}
          </EmptyState>
        </div>
      );
    case 'member':
      return <Member screen={screen} onOffersRequested={() => onOffersRequested?.()} />;
    default:
      return screen satisfies never;
  }
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
  const { account, subscription, now, firstName } = screen;
  return (
    <div className={view}>
      <h2 className={greeting}>{copy.greeting(firstName)}</h2>
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
    </div>
  );
}
