import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { useFields } from '../../form/fields.js';
import { words } from './copy.js';
import { FormFrame } from './form-frame.js';
import type { SignInModel } from './model.js';
import { foot, form, text, title } from './view.css.js';

/** Its press replaced the form: the focus goes to what came. */
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
  const { forgetting } = useWords(words);
  return (
    <p className={foot}>
      <Link onClick={model.back}>{forgetting.back}</Link>
    </p>
  );
}

export function Forgetting({ model }: { model: SignInModel }) {
  const copy = useWords(words);
  const { forgetting } = copy;
  const { field, errors, ...state } = useFields(model.address, copy.problems);
  return (
    <FormFrame
      label={forgetting.title}
      submit={forgetting.submit}
      submitting={forgetting.submitting}
      state={state}
      isMarked={errors.length > 0}
      onSubmit={() => void model.sendLink()}
      head={
        <>
          <Title>{forgetting.title}</Title>
          <p className={text}>{forgetting.text}</p>
        </>
      }
      foot={<Back model={model} />}
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
    </FormFrame>
  );
}

export function LinkSent({ email, model }: { email: string; model: SignInModel }) {
  const { sent } = useWords(words);
  return (
    <div className={form}>
      <Title>{sent.title}</Title>
      <p className={text}>{sent.text(email)}</p>
      <Button type="secondary" size="lg" full onClick={model.forget}>
        {sent.again}
      </Button>
      <Back model={model} />
    </div>
  );
}
