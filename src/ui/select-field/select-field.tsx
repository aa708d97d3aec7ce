import { Field, type FieldTexts } from '../field/field.js';
import { Icon } from '../icon/icon.js';
import { chevronDown } from '../icon/shapes.js';
import { arrow, box, select } from './select-field.css.js';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldTexts {
  options: readonly SelectOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  name: string;
  autoComplete?: string | undefined;
  /** Shown while nothing is chosen (spec s.2). */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

/** A choice of many, in the browser's own list. */
export function SelectField({
  label, required, helper, warning, error, id, options, value, onChange, placeholder = 'Select an option...', ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} required={required} helper={helper} warning={warning} error={error} id={id}>
      {wiring => (
        <span className={box}>
          <select
            {...rest} {...wiring} className={select} part="control" data-empty={value === '' ? '' : undefined}
            value={value} onChange={event => onChange(event.target.value)}
          >
            <option value="" disabled hidden>{placeholder}</option>
            {options.map(option => <option key={option.value} value={option.value}>{option.label}</option>)}
          </select>
          <span className={arrow}><Icon shape={chevronDown} /></span>
        </span>
      )}
    </Field>
  );
}
