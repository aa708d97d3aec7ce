import type { ReactNode } from 'react';
import { asterisk } from '../field/field.css.js';
import { input, row } from './switch.css.js';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Turns something on or off at once. */
export function Switch({ label, checked, onChange, name, required, disabled }: SwitchProps) {
  return (
    <label className={row} part="switch">
      <span>{label}{required && <span className={asterisk} aria-hidden="true">*</span>}</span>
      <input
        className={input} type="checkbox" role="switch" name={name} required={required} disabled={disabled}
        checked={checked} aria-checked={checked} onChange={event => onChange(event.target.checked)}
      />
    </label>
  );
}
