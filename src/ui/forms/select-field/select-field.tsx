import type { FocusEvent, Ref } from 'react';
import { Field, type FieldTexts } from '../field/field.js';
import { Icon } from '../../icon/icon.js';
import { chevronDown } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { arrow, box, select } from './select-field.css.js';
import { selectFieldWords } from './words.js';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Options under a heading of their own. */
export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps extends FieldTexts {
  options: readonly (SelectOption | SelectGroup)[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  name: string;
  autoComplete?: string | undefined;
  /** Shown while nothing is chosen; without it 'Select an option...' (spec s.2). Chosen again, it takes the choice back, unless one is required. */
  placeholder?: string | undefined;
  /** Something is chosen at all times: there is nothing to ask for, and no empty choice. */
  settled?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: ((event: FocusEvent<HTMLSelectElement>) => void) | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A choice of many, in the browser's own list. */
export function SelectField({
  label,
  required,
  helper,
  warning,
  error,
  id,
  options,
  value,
  onChange,
  placeholder,
  settled,
  ...rest
}: SelectFieldProps) {
  const words = useWords(selectFieldWords);
  return (
    <Field label={label} required={required} helper={helper} warning={warning} error={error} id={id}>
      {wiring => (
        <span className={box}>
          <select
            {...rest}
            {...wiring}
            className={select}
            part="control"
            data-empty={value === '' ? '' : undefined}
            value={value}
            onChange={event => onChange(event.target.value)}
          >
            {!settled && (
              <option value="" disabled={Boolean(required)} hidden={Boolean(required)}>
                {placeholder ?? words.placeholder}
              </option>
            )}
            {options.map(option =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(one)}
                </optgroup>
              ) : (
                one(option)
              ),
            )}
          </select>
          <span className={arrow}>
            <Icon shape={chevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
}

const one = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
