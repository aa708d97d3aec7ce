import { useEffect, useId, type FormEvent } from 'react';
import { passwordRules, type PasswordRule } from '../../../core/password-policy.js';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.js';
import { afterPress, noticePresses } from '../../../ui/hooks/after-press.js';
import { Link } from '../../../ui/link/link.js';
import { PasswordField } from '../../../ui/password-field/password-field.js';
import { TextField } from '../../../ui/text-field/text-field.js';
import type { PropsOf } from '../../define.js';
import { useModel } from '../../use-model.js';
import { refusalMark, useRefusalFocus } from '../../use-refusal-focus.js';
import { useStore } from '../../use-store.js';
import { copy, failures, requirements, waitCopy } from './copy.js';
import type { createAccount } from './index.js';
import { createCreateAccount, type Refusal, type Screen } from './model.js';
import { fields, type Field } from './values.js';
import { foot, form, pair } from './view.css.js';

type Props = PropsOf<typeof createAccount>;
type Model = ReturnType<typeof createCreateAccount>;

const lines: readonly PasswordRule[] = ['characters', 'symbol', 'number', 'letter'];

export function View({ countryCode, partner, onAccountCreated, onSignInRequested }: Props) {
  const model = useModel(session => createCreateAccount({ countryCode, partner }, session), [countryCode, partner]);
  const screen = useStore(model.$screen);
  if (screen.is === 'signedIn') return <SignedIn screen={screen} model={model} onContinue={onAccountCreated} />;
  const signIn = () => void onSignInRequested?.({ email: screen.values.email.trim() });
  const create = async () => {
    const created = await model.submit();
    if (created) onAccountCreated?.(created);
  };
  return <Form screen={screen} model={model} onSubmit={() => void create()} onSignIn={signIn} />;
}

interface FormProps {
  screen: Extract<Screen, { is: 'asking' }>;
  model: Model;
  onSubmit: () => void;
  onSignIn: () => void;
}

function Form({ screen: { values, problems, sending, refusal }, model, onSubmit, onSignIn }: FormProps) {
  const id = useId();
  const element = useRefusalFocus(refusal);
  useEffect(noticePresses, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    label: copy.labels[name],
    required: true,
    value: values[name],
    error: problems[name],
    onChange: (value: string) => model.type(name, value),
    // A problem that appears in the middle of a press would push the button away.
    onBlur: () => afterPress(() => model.leave(name)),
  });
  const passed = passwordRules(values.password);
  return (
    <form ref={element} className={form} part="form" onSubmit={submit} noValidate aria-label={copy.form}>
      {refusal && <Refused refusal={refusal} id={id} onSignIn={onSignIn} />}
      <div className={pair}>
        <TextField {...field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...field('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} helper={problems.email ? undefined : copy.emailHelper} />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        helper={problems.password ? undefined : copy.passwordHelper}
        requirements={lines.map(rule => ({ label: requirements[rule], passed: passed[rule] }))}
        showInvalidIfEmpty={problems.password !== undefined}
      />
      <Button submit size="lg" full part="submit" loading={sending} loadingLabel={copy.submitting}>{copy.submit}</Button>
      <p className={foot}>{copy.member} <Link onClick={onSignIn}>{copy.signIn}</Link></p>
    </form>
  );
}

function Refused({ refusal: { problems, code, retryAfter }, id, onSignIn }: { refusal: Refusal; id: string; onSignIn: () => void }) {
  if (code === 'emailTaken') {
    return <Banner tone="warning" title={copy.taken.title} actions={<Button type="secondary" size="sm" onClick={onSignIn}>{copy.taken.action}</Button>}>{failures[code]}</Banner>;
  }
  const errors = fields.flatMap(name => (problems[name] ? [{ field: `${id}-${name}`, text: problems[name] }] : []));
  if (errors.length > 0) return <ErrorSummary title={copy.problemTitle} errors={errors} />;
  return code && <div {...refusalMark}><Banner tone="critical">{code === 'tooManyRequests' && retryAfter ? waitCopy(retryAfter) : failures[code]}</Banner></div>;
}

function SignedIn({ screen: { userId, person, created }, model, onContinue }: { screen: Extract<Screen, { is: 'signedIn' }>; model: Model; onContinue: Props['onAccountCreated'] }) {
  return (
    <Banner
      tone={created ? 'success' : 'info'}
      title={created ? copy.signedIn.created(person?.firstName) : copy.signedIn.title(person?.email)}
      actions={
        <>
          <Button size="sm" onClick={() => void onContinue?.({ userId })}>{copy.signedIn.continue}</Button>
          {!created && <Button size="sm" type="ghost" onClick={model.useAnotherAccount}>{copy.signedIn.other}</Button>}
        </>
      }
    >
      {created && copy.signedIn.title(person?.email)}
    </Banner>
  );
}
