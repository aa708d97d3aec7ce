import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { Link } from '../../../ui/link/link.js';
import { copy } from './copy.js';
import { EmailField, NewPasswordField, SignInForm } from './form.js';
import type { SignInModel } from './model.js';
import type { Screen } from './screen.js';
import { foot, form, text, title } from './view.css.js';

interface StepProps<Name extends Screen['is']> {
  screen: Extract<Screen, { is: Name }>;
  model: SignInModel;
}

/** What replaced the form was asked for by the person, so the focus goes to its title. */
function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <h2 ref={heading} className={title} tabIndex={-1}>{children}</h2>;
}

const Back = ({ model }: { model: SignInModel }) => <p className={foot}><Link onClick={model.backToSignIn}>{copy.forgetting.back}</Link></p>;

export function ForgettingForm({ screen, model }: StepProps<'forgetting'>) {
  const { forgetting } = copy;
  return (
    <SignInForm label={forgetting.title} screen={screen} submit={forgetting.submit} submitting={forgetting.submitting} onSubmit={() => void model.sendLink()} foot={<Back model={model} />}>
      <Title>{forgetting.title}</Title>
      <p className={text}>{forgetting.text}</p>
      <EmailField screen={screen} model={model} />
    </SignInForm>
  );
}

export function LinkSent({ email, model }: { email: string; model: SignInModel }) {
  return (
    <div className={form}>
      <Title>{copy.sent.title}</Title>
      <p className={text}>{copy.sent.text(email)}</p>
      <Button type="secondary" size="lg" full onClick={model.forget}>{copy.sent.again}</Button>
      <Back model={model} />
    </div>
  );
}

export function ResettingForm({ screen, model, onReset }: StepProps<'resetting'> & { onReset: () => void }) {
  const { resetting } = copy;
  const reset = async () => {
    if (await model.reset()) onReset();
  };
  return (
    <SignInForm label={resetting.title} screen={screen} submit={resetting.submit} submitting={resetting.submitting} onSubmit={() => void reset()} foot={<Back model={model} />}>
      <h2 className={title}>{resetting.title}</h2>
      <NewPasswordField screen={screen} model={model} />
    </SignInForm>
  );
}

export function LinkInvalid({ model }: { model: SignInModel }) {
  return (
    <div className={form}>
      <Banner tone="warning" title={copy.invalid.title} actions={<Button size="sm" type="secondary" onClick={model.forget}>{copy.invalid.again}</Button>}>{copy.invalid.text}</Banner>
      <Back model={model} />
    </div>
  );
}
