import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { lock } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../define.js';
import { useModel } from '../../use-model.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import { Devices } from './devices.js';
import type { security } from './index.js';
import { createSecurity, type Screen } from './model.js';
import { Password } from './password.js';
import type { Which } from './sessions-model.js';
import { Sessions } from './sessions.js';
import { box, title, view } from './view.css.js';

type Props = PropsOf<typeof security>;

/** Password, sessions and devices, one below the other. */
export function View({ onPasswordChanged, onSessionsEnded, onSignedOut, onSignInRequested }: Props) {
  const model = useModel(createSecurity, []);
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  if (screen.is === 'signedOut') return <SignedOut after={screen.after} onSignIn={() => void onSignInRequested?.()} />;
  const change = async () => {
    if (await model.changePassword()) onPasswordChanged?.();
  };
  const end = async (which: Which) => {
    const outcome = await model.end(which);
    if (outcome.is === 'ended') onSessionsEnded?.({ ended: outcome.count });
    if (outcome.is === 'signedOut') onSignedOut?.();
  };
  return (
    <div className={box}>
      <div className={view}>
        <h2 className={title}>{copy.title}</h2>
        <Password model={model} acting={screen.acting} email={screen.email} onSubmit={() => void change()} />
        <Sessions model={model} onEnd={which => void end(which)} />
        <Devices model={model} />
      </div>
    </div>
  );
}

function SignedOut({
  after,
  onSignIn,
}: {
  after: Extract<Screen, { is: 'signedOut' }>['after'];
  onSignIn: () => void;
}) {
  const copy = useWords(words);
  const everywhere = after === 'everywhere';
  return (
    <div className={view} role={everywhere ? 'status' : undefined}>
      <EmptyState
        icon={lock}
        title={everywhere ? copy.signedOutEverywhereTitle : copy.signedOutTitle}
        action={<Button onClick={onSignIn}>{copy.signIn}</Button>}
      >
        {everywhere ? copy.signedOutEverywhereText : after === 'ended' ? copy.signedOutEnded : copy.signedOutText}
      </EmptyState>
    </div>
  );
}
