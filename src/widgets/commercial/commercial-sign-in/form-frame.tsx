import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Form } from '../../../ui/forms/form/form.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import type { FormState } from '../../form/form.js';
import { words } from './copy.js';
import type { Failure, Problem } from './model.js';
import { form } from './view.css.js';

interface Props {
  label: string;
  submit: string;
  submitting: string;
  state: Pick<FormState<object, Problem, Failure>, 'refusal' | 'sending'>;
  /** Some field says itself what is wrong. */
  isMarked: boolean;
  onSubmit: () => void;
  /** What is above why the form was refused. */
  head: ReactNode;
  children: ReactNode;
  foot: ReactNode;
}

/** The frame of both forms: what it is, why it was refused, the fields, the button. */
export function FormFrame({ label, submit, submitting, state, isMarked, onSubmit, head, children, foot }: Props) {
  const copy = useWords(words);
  const { refusal, sending } = state;
  return (
    <Form label={label} className={form} refusal={refusal} onSubmit={onSubmit}>
      {head}
      {refusal?.code && !isMarked && (
        <div {...refusalMark}>
          <Banner tone="critical">{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
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
