import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { lock, receipt, users } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { ListSkeleton } from '../../../ui/skeletons/skeletons.js';
import type { PropsOf } from '../../define.js';
import { useModel } from '../../use-model.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import type { billingHistory } from './index.js';
import { List } from './list.js';
import { createBillingHistory, type Screen } from './model.js';
import { title, view } from './view.css.js';

type Props = PropsOf<typeof billingHistory>;
type Model = ReturnType<typeof createBillingHistory>;

/** Everything that was billed or bought, newest first. */
export function View(props: Props) {
  const model = useModel(createBillingHistory, []);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  return (
    <div className={view}>
      {screen.is !== 'signedOut' && <h2 className={title}>{copy.title}</h2>}
      <Shown model={model} screen={screen} {...props} />
    </div>
  );
}

function Shown({ model, screen, onSignInRequested, onPaymentRequested }: Props & { model: Model; screen: Screen }) {
  const copy = useWords(words);
  switch (screen.is) {
    case 'loading':
      return <ListSkeleton label={copy.loading} items={5} />;
    case 'signedOut':
      return (
        <EmptyState
          icon={lock}
          title={copy.signedOutTitle}
          action={<Button onClick={() => void onSignInRequested?.()}>{copy.signIn}</Button>}
        >
          {screen.ended ? copy.signedOutEnded : copy.signedOutText}
        </EmptyState>
      );
    case 'failed':
      return (
        <Banner
          title={copy.failedTitle}
          actions={
            <Button type="secondary" size="sm" onClick={model.retry}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed[screen.code]}
        </Banner>
      );
    case 'child':
      return (
        <EmptyState icon={users} title={copy.childTitle}>
          {copy.childText(screen.parent)}
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState icon={receipt} title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      );
    case 'listed':
      return <List screen={screen} onTurn={page => void model.turn(page)} onPay={() => void onPaymentRequested?.()} />;
    default:
      return screen satisfies never;
  }
}
