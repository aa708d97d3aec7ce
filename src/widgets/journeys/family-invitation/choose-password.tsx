import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { PasswordField } from '../../../ui/forms/password-field/password-field.js';
import { usePasswordPolicy } from '../../../ui/forms/password-field/use-password-policy.js';
import { useFields } from '../../form/fields.js';
import { words } from './copy.js';
import type { InvitationModel } from './model.js';
import { box, foot, text } from './view.css.js';

/** A password for an invited address that has no account yet. */
export function ChoosePassword({ model }: { model: InvitationModel }) {
  const { password: copy, failures } = useWords(words);
  const { values, refusal, sending, field } = useFields(model.form, copy);
  const password = field('password');
  const requirements = usePasswordPolicy(values.password);
  return (
    <>
      <p className={text}>{copy.text}</p>
      <Form label={copy.title} className={box} refusal={refusal} onSubmit={() => void model.setPassword()}>
        {refusal?.code && !password.error && (
          <div {...refusalMark}>
            <Banner>{failures[refusal.code]}</Banner>
          </div>
        )}
        <PasswordField
          {...password}
          label={copy.label}
          name="newPassword"
          autoComplete="new-password"
          required="unmarked"
          requirements={requirements}
          showInvalidIfEmpty={password.error !== undefined}
          helper={password.error ? undefined : copy.helper}
        />
        <Button submit size="lg" full loading={sending}>
          {copy.submit}
        </Button>
      </Form>
      <p className={foot}>
        {copy.account} <Link onClick={model.toSignIn}>{copy.signIn}</Link>
      </p>
    </>
  );
}
