import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import type { PropsOf } from '../../element/define.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { signIn } from './index.js';
import { ForgettingForm, LinkInvalid, LinkSent, ResettingForm } from './forgotten.js';
import { EmailField, FormFrame, OldPasswordField } from './form.js';
import { createSignIn, type SignInModel } from './model.js';
import type { Screen } from './screen.js';
import { aside, foot } from './view.css.js';

type Props = Omit<PropsOf<typeof signIn>, 'oneTimeToken'>;

/** Signing in with a password, and the way back for those who forgot it. */
export function View({ email, resetToken, onSignedIn, onPasswordReset, onAccountRequested }: Props) {
  const model = useModel(session => createSignIn({ email, resetToken }, session), [email, resetToken]);
  const screen = useStore(model.$screen);
  switch (screen.is) {
    case 'signedIn':
      return <SignedIn screen={screen} model={model} onContinue={onSignedIn} />;
    case 'forgetting':
      return <ForgettingForm model={model} />;
    case 'linkSent':
      return <LinkSent email={screen.email} model={model} />;
    case 'resetting':
      return <ResettingForm model={model} onReset={() => void onPasswordReset?.()} />;
    case 'linkInvalid':
      return <LinkInvalid model={model} />;
    default:
      return (
        <SigningIn screen={screen} model={model} onSignedIn={onSignedIn} onAccountRequested={onAccountRequested} />
      );
  }
}

interface SigningInProps extends Pick<Props, 'onSignedIn' | 'onAccountRequested'> {
  screen: Extract<Screen, { is: 'signingIn' }>;
  model: SignInModel;
}

function SigningIn({ screen, model, onSignedIn, onAccountRequested }: SigningInProps) {
  const copy = useWords(words);
  const { refusal } = useStore(model.credentials.$form);
  const submit = async () => {
    const done = await model.signIn();
    if (done) onSignedIn?.(done);
  };
  const notice = refusal ? undefined : screen.notice;
  return (
    <FormFrame
      form={model.credentials}
      label={copy.signingIn.form}
      submit={copy.signingIn.submit}
      submitting={copy.signingIn.submitting}
      onSubmit={() => void submit()}
      foot={
        <p className={foot}>
          {copy.signingIn.noAccount} <Link onClick={() => void onAccountRequested?.()}>{copy.signingIn.create}</Link>
        </p>
      }
    >
      {notice === 'ended' && (
        <Banner tone="info" title={copy.ended}>
          {copy.endedText}
        </Banner>
      )}
      {notice === 'reset' && (
        <Banner tone="success" title={copy.reset}>
          {copy.resetText}
        </Banner>
      )}
      <EmailField form={model.credentials} />
      <OldPasswordField form={model.credentials} />
      <p className={aside}>
        <Link onClick={model.forget}>{copy.signingIn.forgot}</Link>
      </p>
    </FormFrame>
  );
}

function SignedIn({
  screen: { userId, person },
  model,
  onContinue,
}: {
  screen: Extract<Screen, { is: 'signedIn' }>;
  model: SignInModel;
  onContinue: Props['onSignedIn'];
}) {
  const copy = useWords(words);
  return (
    <Banner
      tone="info"
      title={copy.signedIn.title(person?.email)}
      actions={
        <>
          <Button size="sm" onClick={() => void onContinue?.({ userId })}>
            {copy.signedIn.continue}
          </Button>
          <Button size="sm" type="ghost" onClick={model.useAnotherAccount}>
            {copy.signedIn.other}
          </Button>
        </>
      }
    />
  );
}
