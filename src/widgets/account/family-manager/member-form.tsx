import { useEffect, useId, useRef } from 'react';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { DateField } from '../../../ui/date-field/date-field.js';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.js';
import { Form } from '../../../ui/form/form.js';
import { afterPress } from '../../../ui/hooks/after-press.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../ui/language/language.js';
import { SelectField } from '../../../ui/select-field/select-field.js';
import { TextField } from '../../../ui/text-field/text-field.js';
import { problemText } from '../../form.js';
import { useStore } from '../../use-store.js';
import { addWords } from './add-copy.js';
import { buttons, form as formClass, measures, note, pair, title } from './member-form.css.js';
import { refusalText, words } from './copy.js';
import type { Units } from './measures.js';
import type { createFamilyManager } from './model.js';
import { birthDays, genders, type Field } from './values.js';

export interface MemberFormProps {
  form: ReturnType<typeof createFamilyManager>['form'];
  units: Units;
  /** Unix seconds. */
  now: number;
  /** Whether the browser holds a date back that is not finished. */
  onSubmit: (isDateHalf: boolean) => Promise<void>;
  onCancel: () => void;
}

/** A new member: who they are, and how they will sign in. */
export function View({ form, units, now, onSubmit, onCancel }: MemberFormProps) {
  const copy = useWords(addWords);
  const { failures, wait } = useWords(words);
  const { values, problems, sending, refusal, dirty } = useStore(form.$form);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const date = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const problem = (name: Field) => problemText(problems[name], copy.problems);
  const field = (name: Field) => ({
    id: `${id}-${name}`,
    name,
    label: copy.labels[name],
    value: values[name],
    error: problem(name),
    onChange: (value: string) => form.type(name, value),
    // A problem that appears in the middle of a press would push the button away.
    onBlur: () => afterPress(() => form.leave(name)),
  });
  const number = (name: Field) => ({
    ...field(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off' as const,
    maxLength: 6,
  });
  const errors = form.fields.flatMap(name => {
    const text = problem(name);
    return text ? [{ field: `${id}-${name}`, text }] : [];
  });
  return (
    <Form
      label={copy.title}
      className={formClass}
      refusal={refusal}
      unsaved={dirty}
      onSubmit={() => void onSubmit(date.current?.validity.badInput ?? false)}
    >
      <h3 ref={heading} className={title} tabIndex={-1}>
        {copy.title}
      </h3>
      {refusal && errors.length > 0 && <ErrorSummary title={copy.problemTitle} errors={errors} />}
      {refusal?.code && errors.length === 0 && (
        <div {...refusalMark}>
          <Banner tone="critical">{refusalText({ failures, wait }, { ...refusal, code: refusal.code })}</Banner>
        </div>
      )}
      <div className={pair}>
        <TextField {...field('firstName')} required autoComplete="off" autoCapitalize="words" />
        <TextField {...field('lastName')} required autoComplete="off" autoCapitalize="words" />
      </div>
      <TextField
        {...field('displayName')}
        autoComplete="off"
        helper={problems.displayName ? undefined : copy.displayNameHelper}
      />
      <div className={pair}>
        <DateField {...field('birthDate')} {...birthDays(now)} ref={date} />
        <SelectField
          {...field('gender')}
          placeholder={copy.noGender}
          options={genders.map(one => ({ value: one, label: copy.genders[one] }))}
        />
      </div>
      <div className={measures}>
        {units === 'metric' ? (
          <TextField {...number('centimetres')} />
        ) : (
          <>
            <TextField {...number('feet')} />
            <TextField {...number('inches')} />
          </>
        )}
        <TextField {...number(units === 'metric' ? 'kilograms' : 'pounds')} />
      </div>
      <p className={note}>{copy.measuresHelper}</p>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        helper={problems.email ? undefined : copy.emailHelper}
      />
      <div className={buttons}>
        <Button submit loading={sending} loadingLabel={copy.submitting}>
          {values.email.trim() ? copy.invite : copy.submit}
        </Button>
        <Button type="ghost" disabled={sending} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </Form>
  );
}
