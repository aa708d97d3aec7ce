import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { Spinner } from '../../../ui/feedback/spinner/spinner.js';
import { View as SignIn } from '../../signup/sign-in/password.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { InvitationModel, Screen, SignInReason } from './model.js';
import { text } from './view.css.js';

export function SignInStage({ model, because }: { model: InvitationModel; because: SignInReason | undefined }) {
  const { signIn: copy } = useWords(words);
  return (
    <>
      {because ? (
        <Banner tone={because === 'isSet' ? 'success' : 'info'}>{copy[because]}</Banner>
      ) : (
        <p className={text}>{copy.text}</p>
      )}
      <SignIn onSignedIn={({ userId }) => model.signedIn(userId)} onAccountRequested={model.toPassword} />
    </>
  );
}

export function Confirm({ model }: { model: InvitationModel }) {
  const { confirm: copy } = useWords(words);
  const { email } = useStore(model.$person);
  return (
    <>
      <p className={text}>{email ? copy.text(email) : copy.textUnnamed}</p>
      <Button size="lg" full onClick={() => void model.join()}>
        {copy.join}
      </Button>
      <Button type="ghost" full onClick={model.useAnotherAccount}>
        {copy.other}
      </Button>
    </>
  );
}

export function Joining() {
  const { joining } = useWords(words);
  return <Spinner size="lg" label={joining.title} />;
}

export function Joined({ parentName, onMembership }: { parentName: string | undefined; onMembership: () => void }) {
  const { joined } = useWords(words);
  return (
    <>
      <Banner tone="success" announced={false}>
        {parentName ? joined.text(parentName) : joined.textUnnamed}
      </Banner>
      <Button size="lg" full onClick={onMembership}>
        {joined.on}
      </Button>
    </>
  );
}

export interface RefusedProps {
  screen: Extract<Screen, { is: 'refused' }>;
  model: InvitationModel;
  onMembership: () => void;
  onSignIn: () => void;
}

export function Refused({ screen: { code, isFinal }, model, onMembership, onSignIn }: RefusedProps) {
  const { refused: copy, failures } = useWords(words);
  const { isSignedIn } = useStore(model.$person);
  return (
    <>
      <Banner>{failures[code]}</Banner>
      {!isFinal && (
        <Button size="lg" full onClick={() => void model.join()}>
          {copy.again}
        </Button>
      )}
      <Button type={isFinal ? 'primary' : 'ghost'} size="lg" full onClick={isSignedIn ? onMembership : onSignIn}>
        {isSignedIn ? copy.on : copy.signIn}
      </Button>
    </>
  );
}
