import { useEffect, useRef } from 'react';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { ChoosePassword } from './choose-password.js';
import { words } from './copy.js';
import type { familyInvitation } from './index.js';
import { createFamilyInvitation, type InvitationModel, type Screen } from './model.js';
import { Confirm, Joined, Joining, Refused, SignInStage } from './stages.js';
import { box, title } from './view.css.js';

type Props = PropsOf<typeof familyInvitation>;

/** From a mailed invitation to belonging to the family, one stage at a time. */
export function View({ invitationToken: token, onFamilyJoined, onMembershipRequested, onSignInRequested }: Props) {
  const latestCallback = useRef(onFamilyJoined);
  useEffect(() => {
    latestCallback.current = onFamilyJoined;
  });
  const model = useModel(
    session => createFamilyInvitation({ session, token, onJoined: userId => latestCallback.current?.({ userId }) }),
    [token],
  );
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const heading = useStageFocus(model, screen.is);
  return (
    <div className={box}>
      {/* One of its own for each stage, so that it is read out. */}
      <h2 key={screen.is} ref={heading} className={title} tabIndex={-1}>
        {copy[screen.is].title}
      </h2>
      <Stage
        screen={screen}
        model={model}
        onMembership={() => void onMembershipRequested?.()}
        onSignIn={() => void onSignInRequested?.()}
      />
    </div>
  );
}

/** What was pressed is gone with its stage, so the next one's heading takes the focus; not that which the page opens with. */
function useStageFocus(model: InvitationModel, stage: Screen['is']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ model, stage });
  useEffect(() => {
    // The question is only for visitors who were signed in on arrival.
    if (before.current.model === model && before.current.stage !== stage && stage !== 'confirm')
      heading.current?.focus();
    before.current = { model, stage };
  }, [model, stage]);
  return heading;
}

interface StageProps {
  screen: Screen;
  model: InvitationModel;
  onMembership: () => void;
  onSignIn: () => void;
}

function Stage({ screen, model, onMembership, onSignIn }: StageProps) {
  switch (screen.is) {
    case 'password':
      return <ChoosePassword model={model} />;
    case 'signIn':
      return <SignInStage model={model} because={screen.because} />;
    case 'confirm':
      return <Confirm model={model} />;
    case 'joining':
      return <Joining />;
    case 'joined':
      return <Joined parentName={screen.parentName} onMembership={onMembership} />;
    case 'refused':
      return <Refused screen={screen} model={model} onMembership={onMembership} onSignIn={onSignIn} />;
    default:
      return screen satisfies never;
  }
}
