import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { PasswordField } from '../../../ui/forms/password-field/password-field.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import type { PropsOf } from '../../element/define.js';
import { useFields } from '../../form/fields.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import { Forgetting, LinkSent } from './forgotten.js';
import { FormFrame } from './form-frame.js';
import type { commercialSignIn } from './index.js';
import { createCommercialSignIn, type Screen, type SignInModel } from './model.js';
import { aside, foot, text, title } from './view.css.js';

type Props = PropsOf<typeof commercialSignIn>;
type Asks = Pick<Props, 'onSignedIn' | 'onMemberSignInRequested'>;

/** The way in for dealers, owners and users of locations. */
export function View({ email, ...asks }: Props) {
  const model = useModel(session => createCommercialSignIn({ email }, session), [email]);
  const screen = useStore(model.$screen);
  switch (screen.is) {
    case 'signingIn':
      return <SigningIn screen={screen} model={model} {...asks} />;
    case 'signedIn':
      return <SignedIn screen={screen} model={model} {...asks} />;
    case 'forgetting':
      return <Forgetting model={model} />;
    case 'linkSent':
      return <LinkSent email={screen.email} model={model} />;
    default:
      return screen satisfies never;
  }
}

interface SigningInProps extends Asks {
  screen: Extract<Screen, { is: 'signingIn' }>;
  model: SignInModel;
}

function SigningIn({ screen, model, onSignedIn, onMemberSignInRequested }: SigningInProps) {
  const copy = useWords(words);
  const { field, errors, ...state } = useFields(model.credentials, copy.problems);
  const submit = async () => {
    const done = await model.signIn();
    if (done) onSignedIn?.(done);
  };
  return (
    <FormFrame
      label={copy.title}
      submit={copy.submit}
      submitting={copy.submitting}
      state={state}
      isMarked={errors.length > 0}
      onSubmit={() => void submit()}
      head={
        <>
          <h2 className={title}>{copy.title}</h2>
          <p className={text}>{copy.text}</p>
          {screen.ended && !state.refusal && (
            <Banner tone="info" title={copy.ended}>
              {copy.endedText}
            </Banner>
          )}
        </>
      }
      foot={
        <p className={foot}>
          {copy.member} <Link onClick={() => void onMemberSignInRequested?.()}>{copy.memberLink}</Link>
        </p>
      }
    >
      <TextField
        {...field('email')}
        label={copy.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required="unmarked"
      />
      <PasswordField {...field('password')} label={copy.password} autoComplete="current-password" required="unmarked" />
      <p className={aside}>
        <Link onClick={model.forget}>{copy.forgot}</Link>
      </p>
    </FormFrame>
  );
}

interface SignedInProps extends Asks {
  screen: Extract<Screen, { is: 'signedIn' }>;
  model: SignInModel;
}

function SignedIn({ screen: { userId, email, isMember }, model, onSignedIn, onMemberSignInRequested }: SignedInProps) {
  const { signedIn: copy } = useWords(words);
  return (
    <Banner
      tone="info"
      title={copy.title(email)}
      actions={
        <>
          {isMember ? (
            <Button size="sm" type="secondary" onClick={() => void onMemberSignInRequested?.()}>
              {copy.toMember}
            </Button>
          ) : (
            <Button size="sm" onClick={() => void onSignedIn?.({ userId })}>
              {copy.continue}
            </Button>
          )}
          <Button size="sm" type="ghost" onClick={model.useAnother}>
            {copy.other}
          </Button>
        </>
      }
    >
      {isMember && copy.member}
    </Banner>
  );
}
