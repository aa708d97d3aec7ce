import { useId } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../ui/language/language.js';
import { PasswordField } from '../../../ui/forms/password-field/password-field.js';
import { usePasswordPolicy } from '../../../ui/forms/password-field/use-password-policy.js';
import { useFields } from '../../form/fields.js';
import { useStore } from '../../screen/use-store.js';
import { failureText } from '../../copy.js';
import { words } from './copy.js';
import type { createSecurity } from './model.js';
import type { Values } from './password-values.js';
import { muted } from '../../layout/sections.css.js';
import { form as formClass, heading, surface } from './view.css.js';

export type Model = ReturnType<typeof createSecurity>;

interface PasswordFormProps {
  model: Model;
  /** Whose password it is, where that is known. */
  email: string | undefined;
  onSubmit: () => void;
}

/** The only field here. A person who acts for another sees instead that they may not change it. */
export function Password({ acting, ...form }: PasswordFormProps & { acting: boolean }) {
  const copy = useWords(words).password;
  const id = useId();
  return (
    <section className={surface} part="password" aria-labelledby={id}>
      <h3 className={heading} id={id}>
        {copy.title}
      </h3>
      {acting ? (
        <Banner tone="info" title={copy.actingTitle} announced={false}>
          {copy.actingText}
        </Banner>
      ) : (
        <>
          <p className={muted}>{copy.text}</p>
          <PasswordForm {...form} />
        </>
      )}
    </section>
  );
}

function PasswordForm({
  model: {
    password: { form, $changed },
  },
  email,
  onSubmit,
}: PasswordFormProps) {
  const copy = useWords(words);
  const { values, problems, sending, dirty, refusal, field: tied } = useFields(form, copy.problems);
  const changed = useStore($changed);
  const requirements = usePasswordPolicy(values.password);
  const field = (name: keyof Values) => ({
    ...tied(name),
    required: 'unmarked' as const,
    showInvalidIfEmpty: problems[name] !== undefined,
  });
  // A field's error is shown beside it.
  const code = problems.oldPassword || problems.password ? undefined : refusal?.code;
  return (
    <Form label={copy.password.title} className={formClass} refusal={refusal} onSubmit={onSubmit}>
      {changed && !dirty && (
        <Banner tone="success" title={copy.password.changedTitle}>
          {copy.password.changedText}
        </Banner>
      )}
      {code && (
        <div {...refusalMark}>
          <Banner tone="critical">{failureText({ ...refusal, code }, copy)}</Banner>
        </div>
      )}
      {/* For password managers: whose password it is. */}
      {email && <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />}
      <PasswordField {...field('oldPassword')} label={copy.password.old} autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label={copy.password.new}
        autoComplete="new-password"
        requirements={requirements}
        helper={problems.password ? undefined : copy.password.helper}
      />
      <div>
        <Button submit loading={sending} loadingLabel={copy.password.submitting}>
          {copy.password.submit}
        </Button>
      </div>
    </Form>
  );
}
