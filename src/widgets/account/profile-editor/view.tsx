import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { lock, user } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../define.js';
import { box, title, view } from '../../sections.css.js';
import { useModel } from '../../use-model.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import { Editor } from './editor.js';
import type { profileEditor } from './index.js';
import { createProfileEditor } from './model.js';
import type { Screen } from './screen.js';
import type { Model } from './use-fields.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof profileEditor>;

/** A profile, and everything about it that can be changed. */
export function View({ userId, onProfileSaved, onSignInRequested }: Props) {
  const model = useModel(
    session => createProfileEditor({ session, userId, onSaved: saved => onProfileSaved?.({ userId: saved }) }),
    [userId],
  );
  const screen = useStore(model.$screen);
  return (
    <div className={box}>
      <Shown model={model} screen={screen} isOwn={userId === undefined} onSignIn={() => onSignInRequested?.()} />
    </div>
  );
}

function Shown({
  model,
  screen,
  isOwn,
  onSignIn,
}: {
  model: Model;
  screen: Screen;
  isOwn: boolean;
  onSignIn: () => void;
}) {
  const copy = useWords(words);
  switch (screen.is) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <div className={view}>
          {isOwn && <h2 className={title}>{copy.title}</h2>}
          <Banner
            tone="critical"
            title={copy.failedTitle}
            actions={
              <Button type="secondary" size="sm" onClick={model.retry}>
                {copy.retry}
              </Button>
            }
          >
            {copy.loadFailures[screen.code]}
          </Banner>
        </div>
      );
    case 'unknown':
      return (
        <EmptyState icon={user} title={copy.unknown.title}>
          {copy.unknown.text}
        </EmptyState>
      );
    case 'signedOut':
      return (
        <EmptyState icon={lock} title={copy.signedOut.title} action={<Button onClick={onSignIn}>{copy.signIn}</Button>}>
          {screen.ended ? copy.signedOut.ended : copy.signedOut.text}
        </EmptyState>
      );
    case 'editing':
      return <Editor key={screen.person.id} model={model} screen={screen} />;
    default:
      return screen satisfies never;
  }
}
