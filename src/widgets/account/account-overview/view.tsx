import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { user } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { accountOverview } from './index.js';
import { createAccountOverview } from './model.js';
import { Home } from './home.js';
import { box, greeting, view } from './view.css.js';
import { WaitingHome } from './waiting-home.js';

type Props = PropsOf<typeof accountOverview>;

/** The membership of the signed-in user. */
export function View({
  onMembershipShown,
  onOffersRequested,
  onPaymentRequested,
  onManageRequested,
  onSignInRequested,
}: Props) {
  const model = useModel(session => createAccountOverview(session, usable => onMembershipShown?.({ usable })), []);
  const screen = useStore(model.$screen);
  const person = useStore(model.$person);
  const copy = useWords(words);
  const heading = <h2 className={greeting}>{copy.greeting(person.firstName)}</h2>;
  const seeOffers = () => onOffersRequested?.();
  return (
    <div className={box}>
      <PersonView
        screen={screen}
        texts={copy.screen}
        title={screen.is === 'child' && heading}
        waiting={WaitingHome}
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
              <Home
                screen={own}
                person={person}
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
