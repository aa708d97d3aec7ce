import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { receipt } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { billingHistory } from './index.js';
import { List } from './list.js';
import { createBillingHistory } from './model.js';
import { title, view } from './view.css.js';

type Props = PropsOf<typeof billingHistory>;

const Waiting = ({ label }: { label: string }) => <ListSkeleton label={label} items={5} />;

/** Everything that was billed or bought, newest first. */
export function View({ onPaymentRequested, onSignInRequested }: Props) {
  const model = useModel(createBillingHistory, []);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  return (
    <div className={view}>
      {screen.is !== 'signedOut' && <h2 className={title}>{copy.title}</h2>}
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {own =>
          own.is === 'empty' ? (
            <EmptyState icon={receipt} title={copy.emptyTitle}>
              {copy.emptyText}
            </EmptyState>
          ) : (
            <List screen={own} onTurn={page => void model.turn(page)} onPay={() => onPaymentRequested?.()} />
          )
        }
      </PersonView>
    </div>
  );
}
