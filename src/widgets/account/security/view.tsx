import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { security } from './index.js';
import { createSecurity } from './model.js';
import { Password } from './password.js';
import type { Which } from './sessions-model.js';
import { Sessions } from './sessions.js';
import { box, title } from '../../layout/sections.css.js';
import { view } from './view.css.js';

type Props = PropsOf<typeof security>;

/** The password, and below it where it signs in. */
export function View({ onPasswordChanged, onSessionsEnded, onSignInRequested }: Props) {
  const model = useModel(createSecurity, []);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const change = async () => {
    if (await model.changePassword()) onPasswordChanged?.();
  };
  const end = async (which: Which) => {
    const outcome = await model.end(which);
    if (outcome.is === 'ended') onSessionsEnded?.({ ended: outcome.count });
  };
  return (
    <PersonView screen={screen} texts={copy.screen} onSignIn={onSignInRequested}>
      {own => (
        <div className={box}>
          <div className={view}>
            <h2 className={title}>{copy.title}</h2>
            <Password model={model} acting={own.acting} email={own.email} onSubmit={() => void change()} />
            <Sessions model={model} onEnd={which => void end(which)} />
          </div>
        </div>
      )}
    </PersonView>
  );
}
