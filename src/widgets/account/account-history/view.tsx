import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { history } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import { Entries } from './entries.js';
import type { accountHistory } from './index.js';
import { createAccountHistory } from './model.js';
import { box, title } from './view.css.js';

type Props = PropsOf<typeof accountHistory>;

const Waiting = ({ label }: { label: string }) => <ListSkeleton label={label} items={5} />;

/** What has happened to the signed-in user's account. */
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
  return (
    <PersonView
      screen={screen}
      texts={copy.screen}
      waiting={Waiting}
      onRetry={model.retry}
      onSignIn={onSignInRequested}
    >
      {list =>
        // Of an account in which nothing ever happened there is nothing to choose from.
        list.total === 0 && list.kind === undefined && list.entries ? (
          <EmptyState icon={history} title={copy.emptyTitle}>
            {copy.emptyText}
          </EmptyState>
        ) : (
          <Entries model={model} screen={list} />
        )
      }
    </PersonView>
  );
}
