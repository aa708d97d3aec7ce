import { useState, type Ref } from 'react';
import { formatDate } from '../../../core/dates.js';
import { Field, type FieldTexts } from '../field/field.js';
import { useOwnError } from '../field/use-own-error.js';
import { useLocale, useWords } from '../../language/language.js';
import { DateInput } from './date-input.js';
import { dateProblem, secondsOf, type DateProblem, type DateRules } from './date-problem.js';
import { dateFieldWords } from './words.js';

export type { DateProblem } from './date-problem.js';

export interface DateFieldProps extends Omit<FieldTexts, 'label'>, DateRules {
  /** Without it 'Date' (spec s.2). */
  label?: FieldTexts['label'];
  /** `YYYY-MM-DD`, or empty: nothing chosen, or only a part of it typed. That part stays in view. */
  value: string;
  onChange: (value: string) => void;
  name: string;
  /** `bday` for a birthday. */
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Called when the field is left, with what is wrong, if anything: an empty value can be a date half typed. */
  onBlur?: ((problem: DateProblem | undefined) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day, in the browser's own date picker. */
export function DateField({
  label,
  required,
  helper,
  warning,
  error,
  id,
  value,
  onChange,
  min,
  max,
  pattern,
  onBlur,
  ...rest
}: DateFieldProps) {
  const words = useWords(dateFieldWords);
  const locale = useLocale();
  const [half, setHalf] = useState(false);
  const day = (date: string | undefined) => formatDate(secondsOf(date ?? '') ?? 0, locale, 'UTC');
  const texts: Record<DateProblem, string> = {
    incomplete: words.incomplete,
    pattern: words.pattern,
    early: max === undefined ? words.early(day(min)) : words.outside(day(min), day(max)),
    late: min === undefined ? words.late(day(max)) : words.outside(day(min), day(max)),
  };
  const problem = half ? 'incomplete' : dateProblem(value, { min, max, pattern });
  const own = useOwnError(problem && texts[problem], error);
  const leave = (written: string, isHalf: boolean) => {
    own.onBlur();
    onBlur?.(isHalf ? 'incomplete' : dateProblem(written, { min, max, pattern }));
  };
  return (
    <Field label={label ?? words.label} required={required} helper={helper} warning={warning} error={own.error} id={id}>
      {wiring => (
        <DateInput
          {...rest}
          {...wiring}
          type="date"
          placeholder={words.placeholder}
          pattern={pattern ?? '.*'}
          min={min}
          max={max}
          value={value}
          onFocus={own.onFocus}
          onChange={onChange}
          onHalf={setHalf}
          onLeave={leave}
        />
      )}
    </Field>
  );
}
