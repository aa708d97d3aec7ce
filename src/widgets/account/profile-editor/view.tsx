import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { user } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { box, title } from '../../layout/sections.css.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import { Editor } from './editor.js';
import type { profileEditor } from './index.js';
import { createProfileEditor } from './model.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof profileEditor>;

/** A profile, and everything about it that can be changed. */
export function View({ userId, onProfileSaved, onSignInRequested }: Props) {
  const model = useModel(
    session => createProfileEditor({ session, userId, onSaved: saved => onProfileSaved?.({ userId: saved }) }),
    [userId],
  );
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const isOwn = userId === undefined;
  return (
    <div className={box}>
      <PersonView
        screen={screen}
        texts={isOwn ? copy.screen : { ...copy.screen, what: copy.other }}
        title={isOwn && <h2 className={title}>{copy.title}</h2>}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {own =>
          own.is === 'unknown' ? (
            <EmptyState icon={user} title={copy.unknown.title}>
              {copy.unknown.text}
            </EmptyState>
          ) : (
            <Editor key={own.row.id} model={model} screen={own} />
          )
        }
      </PersonView>
    </div>
  );
}
