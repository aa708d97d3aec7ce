import { useId, type ReactNode } from 'react';
import type { Required } from '../field/field.js';
import { useRemarks, type RemarkTexts } from '../field/use-remarks.js';
import { Icon } from '../../icon/icon.js';
import { check, minus } from '../../icon/shapes.js';
import { box, input, mark, row, star, under, words } from './checkbox.css.js';

export interface CheckboxProps extends RemarkTexts {
  label: ReactNode;
  checked: boolean;
  /** Called by a click or the space bar. The box does not change until `checked` does, so a question may come first. */
  onChange: (checked: boolean) => void;
  /** Neither yes nor no: only some of its options are on. A click asks for yes. */
  indeterminate?: boolean | undefined;
  name?: string | undefined;
  /** What a form sends for a yes. */
  value?: string | undefined;
  id?: string | undefined;
  /** Shows an asterisk; `unmarked`: only a screen reader is told. */
  required?: Required;
  disabled?: boolean | undefined;
  /** Why it is disabled, shown under it. It stays focusable, so that a screen reader reads the reason. */
  disabledReason?: ReactNode;
}

/** Yes or no, beside its words. */
export function Checkbox({
  label,
  checked,
  onChange,
  indeterminate = false,
  name,
  value,
  id,
  required,
  disabled,
  disabledReason,
  helper,
  ...texts
}: CheckboxProps) {
  const own = useId();
  const control = id ?? own;
  const explained = Boolean(disabled && disabledReason);
  const { around, remarks, wiring } = useRemarks(control, { ...texts, helper: explained ? disabledReason : helper });
  return (
    <div part="checkbox" {...around}>
      <label className={row}>
        <span className={box}>
          <input
            {...wiring}
            ref={element => {
              if (element) element.indeterminate = indeterminate;
            }}
            className={input}
            type="checkbox"
            id={control}
            name={name}
            value={value}
            checked={checked}
            required={Boolean(required)}
            disabled={disabled && !explained}
            aria-disabled={explained || undefined}
            onChange={event => {
              if (!disabled) onChange(event.target.checked);
            }}
          />
          <span className={mark}>
            <Icon shape={indeterminate ? minus : check} size="xs" />
          </span>
        </span>
        <span className={words}>{label}</span>
        {required === true && (
          <span className={star} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className={under}>{remarks}</div>
    </div>
  );
}
