import type { FormEvent, ReactNode } from 'react';
import { passwordRules, type PasswordRule } from '../../../core/password-policy.js';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { PasswordField } from '../../../ui/password-field/password-field.js';
import { TextField } from '../../../ui/text-field/text-field.js';
import { refusalMark, useRefusalFocus } from '../../use-refusal-focus.js';
import { copy, failures, requirements, waitCopy } from './copy.js';
import type { SignInModel } from './model.js';
import type { FormScreen, Refusal } from './screen.js';
import { form } from './view.css.js';

interface SignInFormProps {
  /** For screen readers. */
  label: string;
  screen: FormScreen;
  submit: string;
  submitting: string;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
  /** What stands under the button. */
  foot?: ReactNode;
}

/** The frame of every form of this widget: why it was refused, the fields, the button. */
export function SignInForm({ label, screen, submit, submitting, onSubmit, children, foot }: SignInFormProps) {
  const element = useRefusalFocus(screen.refusal);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={element} className={form} part="form" onSubmit={send} noValidate aria-label={label}>
      {screen.refusal && <Refused refusal={screen.refusal} />}
      {children}
      <Button submit size="lg" full part="submit" loading={screen.sending} loadingLabel={submitting}>{submit}</Button>
      {foot}
    </form>
  );
}

function Refused({ refusal: { code, retryAfter, problems } }: { refusal: Refusal }) {
  // One or two marked fields speak for themselves.
  if (!code || (code === 'validationFailed' && (problems.email ?? problems.password))) return null;
  return <div {...refusalMark}><Banner tone="critical">{code === 'tooManyRequests' && retryAfter ? waitCopy(retryAfter) : failures[code]}</Banner></div>;
}

interface FieldProps {
  screen: FormScreen;
  model: SignInModel;
}

export function EmailField({ screen: { email, problems }, model }: FieldProps) {
  return (
    <TextField
      label={copy.email} name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} required
      value={email} error={problems.email} onChange={value => model.type('email', value)}
    />
  );
}

export function OldPasswordField({ screen: { password, problems }, model }: FieldProps) {
  return (
    <PasswordField
      label={copy.signingIn.password} autoComplete="current-password" required
      value={password} error={problems.password} onChange={value => model.type('password', value)}
    />
  );
}

const lines: readonly PasswordRule[] = ['characters', 'symbol', 'number', 'letter'];

export function NewPasswordField({ screen: { password, problems }, model }: FieldProps) {
  const passed = passwordRules(password);
  return (
    <PasswordField
      label={copy.resetting.password} name="newPassword" autoComplete="new-password" required helper={problems.password ? undefined : copy.resetting.helper}
      requirements={lines.map(rule => ({ label: requirements[rule], passed: passed[rule] }))}
      showInvalidIfEmpty={problems.password !== undefined}
      value={password} error={problems.password} onChange={value => model.type('password', value)}
    />
  );
}
