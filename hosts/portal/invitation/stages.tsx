import { SignIn } from '@echelon/membership';
import { Banner, Button, Link, useWords } from '@echelon/membership/ui';
import { useSession } from '../use-session.js';
import { ChoosePassword } from './choose-password.js';
import { invitationWords } from './invitation-words.js';
import { StageTitle } from './stage-title.js';
import type { useInvitation } from './use-invitation.js';

export interface StageProps {
  invitation: ReturnType<typeof useInvitation>;
}

/** A sentence with what can be pressed between two bars. */
function Pressed({ text, onClick }: { text: string; onClick: () => void }) {
  const [before, pressed, after] = text.split('|');
  return <p className="lead">{before}<Link onClick={onClick}>{pressed}</Link>{after}</p>;
}

export function PasswordStage({ token, arrived, invitation }: StageProps & { token: string; arrived: boolean }) {
  const { password: words } = useWords(invitationWords);
  return (
    <>
      <StageTitle arrived={arrived}>{words.title}</StageTitle>
      <p className="lead">{words.text}</p>
      <ChoosePassword token={token} onSet={() => invitation.toSignIn('isSet')} onAccountFound={() => invitation.toSignIn('exists')} />
      <Pressed text={words.account} onClick={() => invitation.toSignIn()} />
    </>
  );
}

export function SignInStage({ because, invitation }: StageProps & { because: 'exists' | 'isSet' | undefined }) {
  const { signIn: words } = useWords(invitationWords);
  return (
    <>
      <StageTitle>{words.title}</StageTitle>
      {because ? <Banner tone={because === 'isSet' ? 'success' : 'info'}>{words[because]}</Banner> : <p className="lead">{words.text}</p>}
      <SignIn onSignedIn={invitation.signedIn} onAccountRequested={invitation.toPassword} />
    </>
  );
}

export function Confirm({ arrived, invitation }: StageProps & { arrived: boolean }) {
  const { confirm: words } = useWords(invitationWords);
  const { flags: { user: { email } } } = useSession();
  return (
    <>
      <StageTitle arrived={arrived}>{words.title}</StageTitle>
      <p className="lead">{email ? words.text.replace('{email}', () => email) : words.textUnnamed}</p>
      <Button size="lg" full onClick={() => void invitation.join()}>{words.join}</Button>
      <Button type="ghost" full onClick={() => void invitation.asAnother()}>{words.other}</Button>
    </>
  );
}
