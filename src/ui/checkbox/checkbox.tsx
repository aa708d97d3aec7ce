import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { check } from '../icon/shapes.js';
import { box, input, mark, problem, row, star } from './checkbox.css.js';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  /** Asked for by a click or the space bar. It stays as it is until `checked` changes, so a question may come first. */
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What is wrong and the way out. */
  error?: ReactNode;
}

/** Yes or no, beside its words. */
export function Checkbox({ label, checked, onChange, name, id, required, disabled, error }: CheckboxProps) {
  const errorId = useId();
  return (
    <div part="checkbox">
      <label className={row}>
        <span className={box}>
          <input
            className={input}
            type="checkbox"
            id={id}
            name={name}
            checked={checked}
            required={required}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={event => onChange(event.target.checked)}
          />
          <span className={mark}><Icon shape={check} size="xs" /></span>
        </span>
        <span>{label}</span>
        {required && <span className={star} aria-hidden="true">*</span>}
      </label>
      {error && <p className={problem} id={errorId}>{error}</p>}
    </div>
  );
}
