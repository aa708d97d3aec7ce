import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { history, lock, users } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { ListSkeleton } from '../../../ui/skeletons/skeletons.js';
import type { PropsOf } from '../../define.js';
import { useModel } from '../../use-model.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import { Entries } from './entries.js';
import type { accountHistory } from './index.js';
import { createAccountHistory } from './model.js';
import { box, title } from './view.css.js';

type Props = PropsOf<typeof accountHistory>;

/** What has happened to the account of whoever is signed in. */
export function View(props: Props) {
  const { title: heading } = useWords(words);
  return (
    <div className={box}>
      <h2 className={title}>{heading}</h2>
      <Shown {...props} />
    </div>
  );
}

function Shown({ onSignInRequested }: Props) {
  const model = useModel(session => createAccountHistory(session), []);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  switch (screen.is) {
    case 'loading':
      return <ListSkeleton label={copy.loading} items={5} />;
    case 'failed':
      return (
        <Banner
          tone="critical"
          title={copy.failedTitle}
          actions={
            <Button type="secondary" size="sm" onClick={model.retry}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failures[screen.code]}
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
    case 'child':
      return (
        <EmptyState icon={users} title={copy.childTitle}>
          {copy.childText(screen.name)}
        </EmptyState>
      );
    case 'list':
      // Of an account in which nothing ever happened there is nothing to choose from.
      return screen.total === 0 && screen.kind === undefined && screen.entries ? (
        <EmptyState icon={history} title={copy.emptyTitle}>
          {copy.emptyText}
        </EmptyState>
      ) : (
        <Entries model={model} screen={screen} />
      );
    default:
      return screen satisfies never;
  }
}
