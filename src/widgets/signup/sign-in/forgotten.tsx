import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { words } from './copy.js';
import { EmailField, FormFrame, NewPasswordField } from './form.js';
import type { SignInModel } from './model.js';
import { foot, form, text, title } from './view.css.js';

/** The person requested what replaced the form, so the focus goes to its title. */
function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} className={title} tabIndex={-1}>
      {children}
    </h2>
  );
}

function Back({ model }: { model: SignInModel }) {
  const copy = useWords(words);
  return (
    <p className={foot}>
      <Link onClick={model.backToSignIn}>{copy.forgetting.back}</Link>
    </p>
  );
}

export function ForgettingForm({ model }: { model: SignInModel }) {
  const { forgetting } = useWords(words);
  return (
    <FormFrame
      form={model.address}
      label={forgetting.title}
      submit={forgetting.submit}
      submitting={forgetting.submitting}
      onSubmit={() => void model.sendLink()}
      foot={<Back model={model} />}
    >
      <Title>{forgetting.title}</Title>
      <p className={text}>{forgetting.text}</p>
      <EmailField form={model.address} />
    </FormFrame>
  );
}

export function LinkSent({ email, model }: { email: string; model: SignInModel }) {
  const copy = useWords(words);
  return (
    <div className={form}>
      <Title>{copy.sent.title}</Title>
      <p className={text}>{copy.sent.text(email)}</p>
      <Button type="secondary" size="lg" full onClick={model.forget}>
        {copy.sent.again}
      </Button>
      <Back model={model} />
    </div>
  );
}

export function ResettingForm({ model, onReset }: { model: SignInModel; onReset: () => void }) {
  const { resetting } = useWords(words);
  const reset = async () => {
    if (await model.reset()) onReset();
  };
  return (
    <FormFrame
      form={model.newPassword}
      label={resetting.title}
      submit={resetting.submit}
      submitting={resetting.submitting}
      onSubmit={() => void reset()}
      foot={<Back model={model} />}
    >
      <h2 className={title}>{resetting.title}</h2>
      <NewPasswordField form={model.newPassword} />
    </FormFrame>
  );
}

export function LinkInvalid({ model }: { model: SignInModel }) {
  const copy = useWords(words);
  return (
    <div className={form}>
      <Banner
        tone="warning"
        title={copy.invalid.title}
        actions={
          <Button size="sm" type="secondary" onClick={model.forget}>
            {copy.invalid.again}
          </Button>
        }
      >
        {copy.invalid.text}
      </Banner>
      <Back model={model} />
    </div>
  );
}
