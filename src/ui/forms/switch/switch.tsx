import { useId, type ReactNode } from 'react';
import { asterisk } from '../field/field.css.js';
import { useRemarks, type RemarkTexts } from '../field/use-remarks.js';
import { input, row, under, words } from './switch.css.js';

export interface SwitchProps extends RemarkTexts {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
  /** A disabled switch does not toggle (spec s.4). */
  disabled?: boolean | undefined;
  /** Why it is disabled, shown under it. It stays focusable, so that a screen reader reads the reason. */
  disabledReason?: ReactNode;
}

/** Turns something on or off at once. */
export function Switch({
  label,
  checked,
  onChange,
  name,
  id,
  required,
  disabled,
  disabledReason,
  helper,
  ...texts
}: SwitchProps) {
  const own = useId();
  const control = id ?? own;
  const explained = Boolean(disabled && disabledReason);
  const { around, remarks, wiring } = useRemarks(control, { ...texts, helper: explained ? disabledReason : helper });
  return (
    <div part="switch" {...around}>
      <label className={row}>
        <span className={words}>
          {label}
          {required && (
            <span className={asterisk} aria-hidden="true">
              *
            </span>
          )}
        </span>
        <input
          {...wiring}
          className={input}
          type="checkbox"
          role="switch"
          id={control}
          name={name}
          required={required}
          disabled={disabled && !explained}
          aria-disabled={explained || undefined}
          checked={checked}
          aria-checked={checked}
          onChange={event => {
            if (!disabled) onChange(event.target.checked);
          }}
        />
      </label>
      <div className={under}>{remarks}</div>
    </div>
  );
}
