import type { ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../ui/language/language.js';
import { PasswordField } from '../../../ui/forms/password-field/password-field.js';
import { usePasswordPolicy } from '../../../ui/forms/password-field/use-password-policy.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useFields } from '../../form/fields.js';
import { useStore } from '../../screen/use-store.js';
import { failureText } from '../../copy.js';
import { words } from './copy.js';
import type { SignInForm } from './model.js';
import { form as formClass } from './view.css.js';

interface FrameProps<Values extends object> {
  form: SignInForm<Values>;
  /** For screen readers. */
  label: string;
  submit: string;
  submitting: string;
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
  /** The text under the button. */
  foot?: ReactNode;
}

/** The frame of every form of this widget: why it was refused, the fields, the button. */
export function FormFrame<Values extends object>({
  form,
  label,
  submit,
  submitting,
  onSubmit,
  children,
  foot,
}: FrameProps<Values>) {
  const copy = useWords(words);
  const { refusal, problems, sending } = useStore(form.$form);
  const { code, retryAfter } = refusal ?? {};
  // One or two marked fields need no summary.
  const isSaid = !code || (code === 'validationFailed' && form.fields.some(field => problems[field]));
  return (
    <Form label={label} className={formClass} refusal={refusal} onSubmit={onSubmit}>
      {!isSaid && (
        <div {...refusalMark}>
          <Banner tone="critical">{failureText({ code, retryAfter }, copy)}</Banner>
        </div>
      )}
      {children}
      <Button submit size="lg" full part="submit" loading={sending} loadingLabel={submitting}>
        {submit}
      </Button>
      {foot}
    </Form>
  );
}

export function EmailField<Values extends { email: string }>({ form }: { form: SignInForm<Values> }) {
  const copy = useWords(words);
  const { field } = useFields(form, copy.problems);
  return (
    <TextField
      {...field('email')}
      label={copy.email}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required="unmarked"
    />
  );
}

export function OldPasswordField<Values extends { password: string }>({ form }: { form: SignInForm<Values> }) {
  const copy = useWords(words);
  const { field } = useFields(form, copy.problems);
  return (
    <PasswordField
      {...field('password')}
      label={copy.signingIn.password}
      autoComplete="current-password"
      required="unmarked"
    />
  );
}

export function NewPasswordField<Values extends { password: string }>({ form }: { form: SignInForm<Values> }) {
  const copy = useWords(words);
  const { values, field } = useFields(form, copy.problems);
  const password = field('password');
  const requirements = usePasswordPolicy(values.password);
  return (
    <PasswordField
      {...password}
      label={copy.resetting.password}
      name="newPassword"
      autoComplete="new-password"
      required="unmarked"
      helper={password.error ? undefined : copy.resetting.helper}
      requirements={requirements}
      showInvalidIfEmpty={password.error !== undefined}
    />
  );
}
