import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { PasswordField } from '../../../ui/forms/password-field/password-field.js';
import { usePasswordPolicy } from '../../../ui/forms/password-field/use-password-policy.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import type { PropsOf } from '../../element/define.js';
import { useFields } from '../../form/fields.js';
import type { Refusal } from '../../form/form.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { failureText } from '../../copy.js';
import { words, type CreateFailure } from './copy.js';
import type { createAccount } from './index.js';
import { createCreateAccount, type Screen } from './model.js';
import type { Field } from './values.js';
import { foot, form as formClass, pair } from './view.css.js';

type Props = PropsOf<typeof createAccount>;
type Model = ReturnType<typeof createCreateAccount>;

export function View({ countryCode, partner, onAccountCreated, onSignInRequested }: Props) {
  const model = useModel(session => createCreateAccount({ countryCode, partner }, session), [countryCode, partner]);
  const screen = useStore(model.$screen);
  if (screen.is === 'signedIn') return <SignedIn screen={screen} model={model} onContinue={onAccountCreated} />;
  const signIn = () => void onSignInRequested?.({ email: model.form.$form.get().values.email.trim() });
  const create = async () => {
    const created = await model.submit();
    if (created) onAccountCreated?.(created);
  };
  return <Asking model={model} onSubmit={() => void create()} onSignIn={signIn} />;
}

interface AskingProps {
  model: Model;
  onSubmit: () => void;
  onSignIn: () => void;
}

function Asking({ model: { form }, onSubmit, onSignIn }: AskingProps) {
  const copy = useWords(words);
  const {
    values,
    problems,
    sending,
    refusal,
    field: tied,
  } = useFields(form, {
    ...copy.problems,
    // the lines of the policy say what is not met
    passwordWeak: '',
  });
  const field = (name: Field) => ({ ...tied(name), label: copy.labels[name], required: 'unmarked' as const });
  const isExplained = problems.password === undefined || problems.password === 'passwordWeak';
  const requirements = usePasswordPolicy(values.password);
  return (
    <Form label={copy.form} className={formClass} refusal={refusal} onSubmit={onSubmit}>
      {refusal && <Refused refusal={refusal} onSignIn={onSignIn} />}
      <div className={pair}>
        <TextField {...field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        helper={problems.email ? undefined : copy.emailHelper}
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        helper={isExplained ? copy.passwordHelper : undefined}
        requirements={requirements}
        showInvalidIfEmpty={problems.password !== undefined}
      />
      <Button submit size="lg" full part="submit" loading={sending} loadingLabel={copy.submitting}>
        {copy.submit}
      </Button>
      <p className={foot}>
        {copy.member} <Link onClick={onSignIn}>{copy.signIn}</Link>
      </p>
    </Form>
  );
}

function Refused({
  refusal: { code, retryAfter },
  onSignIn,
}: {
  refusal: Refusal<CreateFailure>;
  onSignIn: () => void;
}) {
  const copy = useWords(words);
  if (code === 'emailTaken') {
    return (
      <Banner
        tone="warning"
        title={copy.taken.title}
        actions={
          <Button type="secondary" size="sm" onClick={onSignIn}>
            {copy.taken.action}
          </Button>
        }
      >
        {copy.failures[code]}
      </Banner>
    );
  }
  return (
    code && (
      <div {...refusalMark}>
        <Banner tone="critical">{failureText({ code, retryAfter }, copy)}</Banner>
      </div>
    )
  );
}

function SignedIn({
  screen: { userId, person, created },
  model,
  onContinue,
}: {
  screen: Extract<Screen, { is: 'signedIn' }>;
  model: Model;
  onContinue: Props['onAccountCreated'];
}) {
  const copy = useWords(words);
  return (
    <Banner
      tone={created ? 'success' : 'info'}
      title={created ? copy.signedIn.created(person?.firstName) : copy.signedIn.title(person?.email)}
      actions={
        <>
          <Button size="sm" onClick={() => void onContinue?.({ userId })}>
            {copy.signedIn.continue}
          </Button>
          {!created && (
            <Button size="sm" type="ghost" onClick={model.useAnotherAccount}>
              {copy.signedIn.other}
            </Button>
          )}
        </>
      }
    >
      {created && copy.signedIn.title(person?.email)}
    </Banner>
  );
}
