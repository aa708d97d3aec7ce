import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { lock } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../define.js';
import { useModel } from '../../use-model.js';
import { useStore } from '../../use-store.js';
import { ChildView } from './child-view.js';
import { words } from './copy.js';
import { FamilyView } from './family-view.js';
import type { familyManager } from './index.js';
import { createFamilyManager } from './model.js';
import type { Screen } from './screen.js';
import { box, title } from './view.css.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof familyManager>;

/** Who shares the membership. */
export function View({ onFamilyChanged, onMemberSwitched, onMembershipRequested, onSignInRequested }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const model = useModel(
    session =>
      createFamilyManager({
        session,
        onChanged: action => onFamilyChanged?.({ action }),
        onSwitched: userId => {
          // What was pressed is gone with the person it belonged to.
          heading.current?.focus();
          onMemberSwitched?.({ userId });
        },
      }),
    [],
  );
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const gone = screen.is === 'family' && screen.note?.is === 'removed' ? screen.note : undefined;
  useEffect(() => {
    if (gone) heading.current?.focus();
  }, [gone]);
  return (
    <div className={box}>
      <h2 ref={heading} className={title} tabIndex={-1}>
        {copy.title}
      </h2>
      <Shown
        model={model}
        screen={screen}
        onMembership={() => onMembershipRequested?.()}
        onSignIn={() => onSignInRequested?.()}
      />
    </div>
  );
}

interface ShownProps {
  model: ReturnType<typeof createFamilyManager>;
  screen: Screen;
  onMembership: () => void;
  onSignIn: () => void;
}

function Shown({ model, screen, onMembership, onSignIn }: ShownProps) {
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
            <Button type="secondary" size="sm" onClick={model.retry}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed[screen.code]}
        </Banner>
      );
    case 'signedOut':
      return (
        <EmptyState icon={lock} title={copy.signedOutTitle} action={<Button onClick={onSignIn}>{copy.signIn}</Button>}>
          {screen.ended ? copy.signedOutEnded : copy.signedOutText}
        </EmptyState>
      );
    case 'child':
      return (
        <ChildView screen={screen} onBack={() => void model.switchTo(screen.parent.id)} onSignOut={model.signOut} />
      );
    case 'family':
      return <FamilyView model={model} screen={screen} onMembership={onMembership} />;
    default:
      return screen satisfies never;
  }
}
