import { useEffect, useRef } from 'react';
import { height, weight, type Units } from '../../../core/measures.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { DateField } from '../../../ui/forms/date-field/date-field.js';
import { ErrorSummary } from '../../../ui/forms/error-summary/error-summary.js';
import { Form } from '../../../ui/forms/form/form.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../ui/language/language.js';
import { SelectField } from '../../../ui/forms/select-field/select-field.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useFields } from '../../form/fields.js';
import { measureWords } from '../../form/measure-copy.js';
import { MeasureField } from '../../form/measure-field.js';
import { failureText } from '../../copy.js';
import { addWords } from './add-copy.js';
import { buttons, form as formClass, note, pair, title } from './member-form.css.js';
import { words } from './copy.js';
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
  const measures = useWords(measureWords);
  const texts = { ...measures.problems, ...copy.problems };
  const { values, problems, sending, refusal, dirty, errors, field: tied } = useFields(form, texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const date = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const field = <Name extends Field>(name: Name) => ({ ...tied(name), label: copy.labels[name] });
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
          <Banner tone="critical">{failureText({ ...refusal, code: refusal.code }, { failures, wait })}</Banner>
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
      <div className={pair}>
        <MeasureField {...field('heightMm')} word={copy.labels.heightMm} scale={height[units]} />
        <MeasureField {...field('weightGrams')} word={copy.labels.weightGrams} scale={weight[units]} />
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
