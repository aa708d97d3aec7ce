import { useId, type FocusEvent, type ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.js';
import { asterisk, field, label as labelClass } from '../field/field.css.js';
import type { FieldTexts } from '../field/field.js';
import { useRemarks } from '../field/use-remarks.js';
import { useWords } from '../../language/language.js';
import { inner } from './checkbox-group.css.js';
import { checkboxGroupWords } from './words.js';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  helper?: ReactNode;
  disabled?: boolean | undefined;
  /** Why it is disabled. */
  disabledReason?: ReactNode;
}

export interface CheckboxGroupProps extends FieldTexts {
  options: readonly CheckboxOption[];
  /** The values that are ticked. */
  values: readonly string[];
  /** In the order of the options. */
  onChange: (values: readonly string[]) => void;
  name: string;
  /** Begins with a box for all of them; a text names it otherwise than 'All'. */
  all?: boolean | string | undefined;
  onBlur?: (() => void) | undefined;
}

/** Any number of a few things. */
export function CheckboxGroup({
  label,
  required,
  id,
  options,
  values,
  onChange,
  name,
  all,
  onBlur,
  ...texts
}: CheckboxGroupProps) {
  const words = useWords(checkboxGroupWords);
  const own = useId();
  const control = id ?? own;
  const { around, remarks, wiring } = useRemarks(control, texts);
  const open = options.filter(option => !option.disabled);
  const ticked = open.filter(option => values.includes(option.value));
  const set = (isTicked: (option: CheckboxOption) => boolean) =>
    onChange(options.filter(isTicked).map(option => option.value));
  const kept = (option: CheckboxOption) => values.includes(option.value);
  const leaving = {
    ...around,
    onBlur: (event: FocusEvent) => {
      around.onBlur();
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) onBlur?.();
    },
  };
  return (
    <fieldset className={field} part="field" aria-describedby={wiring['aria-describedby']} {...leaving}>
      <legend className={labelClass}>
        {label}
        {required && (
          <span className={asterisk} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {all && (
        <Checkbox
          label={all === true ? words.all : all}
          id={control}
          checked={ticked.length === open.length}
          indeterminate={ticked.length > 0 && ticked.length < open.length}
          onChange={checked => set(option => (option.disabled ? kept(option) : checked))}
        />
      )}
      <div className={inner} data-inner={all ? '' : undefined}>
        {options.map(({ value, ...option }, at) => (
          <Checkbox
            key={value}
            {...option}
            id={!all && at === 0 ? control : undefined}
            name={name}
            value={value}
            checked={values.includes(value)}
            onChange={checked => set(other => (other.value === value ? checked : kept(other)))}
          />
        ))}
      </div>
      {remarks}
    </fieldset>
  );
}
