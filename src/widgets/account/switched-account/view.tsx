import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Icon } from '../../../ui/icon/icon.js';
import { users } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { switchedAccount } from './index.js';
import { createSwitchedAccount, type Screen } from './model.js';
import { bar, failure, lines, mark, text, who } from './view.css.js';

type Props = PropsOf<typeof switchedAccount>;

const loadActing = () => import('./acting-bar.tsx?widget');

/** Over every page while a parent is switched in; what it says when they are back stays to be read out. */
export function View({ onSwitchedBack }: Props) {
  const latestCallback = useRef(onSwitchedBack);
  useEffect(() => {
    latestCallback.current = onSwitchedBack;
  });
  const model = useModel(
    session => createSwitchedAccount({ session, onBack: userId => latestCallback.current?.({ userId }) }),
    [],
  );
  const screen = useStore(model.$screen);
  const isActing = useStore(model.$isActing);
  const copy = useWords(words);
  return (
    <>
      {isActing && <LazyView load={loadActing} props={{}} waiting={<Skeleton shape="control" />} />}
      {screen.is === 'switched' && <Bar screen={screen} onBack={() => void model.back()} />}
      <p className={unseen} role="status">
        {screen.is === 'own' && screen.cameBack && copy.isBack}
      </p>
    </>
  );
}

function Bar({
  screen: { loading, ownName, parentName, working, failed },
  onBack,
}: {
  screen: Extract<Screen, { is: 'switched' }>;
  onBack: () => void;
}) {
  const copy = useWords(words);
  return (
    <section className={bar} part="bar" aria-label={copy.label} aria-busy={loading}>
      <div className={text}>
        <span className={mark}>
          <Icon shape={users} />
        </span>
        <div className={lines}>
          <p className={who}>{loading ? <Skeleton width="medium" /> : ownName ? copy.as(ownName) : copy.asSomebody}</p>
          {failed && (
            <p className={failure} role="alert">
              {copy.failed[failed]}
            </p>
          )}
        </div>
      </div>
      <Button type="secondary" size="sm" loading={working} onClick={onBack}>
        {parentName ? copy.back(parentName) : copy.backToYou}
      </Button>
    </section>
  );
}
