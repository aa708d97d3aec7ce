import { useEffect, useRef } from 'react';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { ChildView } from './child-view.js';
import { words } from './copy.js';
import { FamilyView } from './family-view.js';
import type { familyManager } from './index.js';
import { createFamilyManager } from './model.js';
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
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {own =>
          own.is === 'family' ? (
            <FamilyView model={model} screen={own} onMembership={() => onMembershipRequested?.()} />
          ) : (
            <ChildView screen={own} onBack={() => void model.switchTo(own.parent.id)} onSignOut={model.signOut} />
          )
        }
      </PersonView>
    </div>
  );
}
