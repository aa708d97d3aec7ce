import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon.js';
import { error as errorIcon, warning as warningIcon } from '../icon/shapes.js';
import { asterisk, field, label as labelClass, note, remark, remarkIcon } from './field.css.js';

export interface FieldTexts {
  label: ReactNode;
  /** Shows an asterisk; the control says so to screen readers. */
  required?: boolean | undefined;
  /** What to write, before anything is wrong. */
  helper?: ReactNode;
  /** Something to look at, which is allowed. */
  warning?: ReactNode;
  /** What is wrong and the way out. Marks the control as invalid. */
  error?: ReactNode;
  /** The control's id, when a page needs to know it (an error summary links there). */
  id?: string | undefined;
}

/** What the control inside a field must carry to be tied to its texts. */
export interface FieldWiring {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  children: (wiring: FieldWiring) => ReactNode;
  /** Further ids that describe the control. */
  describedBy?: string | undefined;
  /** Marks the control as invalid without a text of its own. */
  invalid?: boolean | undefined;
}

/** A label, a control and what there is to say about it, tied together. */
export function Field({ label, required, helper, warning, error, id, children, describedBy, invalid }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const shown = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== '';
  const texts = { helper: shown(helper), warning: shown(warning), error: shown(error) };
  const ids = [
    texts.error && `${control}-error`, texts.warning && `${control}-warning`, texts.helper && `${control}-helper`, describedBy,
  ].filter(part => typeof part === 'string');
  return (
    <div className={field} part="field">
      <label className={labelClass} htmlFor={control}>
        {label}
        {required && <span className={asterisk} aria-hidden="true">*</span>}
      </label>
      {children({
        id: control,
        required: required || undefined,
        'aria-describedby': ids.join(' ') || undefined,
        'aria-invalid': texts.error || invalid || undefined,
      })}
      {texts.error && <Remark id={`${control}-error`} tone="critical">{error}</Remark>}
      {texts.warning && <Remark id={`${control}-warning`} tone="warning">{warning}</Remark>}
      {texts.helper && <p className={note} id={`${control}-helper`}>{helper}</p>}
    </div>
  );
}

function Remark({ id, tone, children }: { id: string; tone: 'critical' | 'warning'; children: ReactNode }) {
  return (
    <p className={remark} id={id} data-tone={tone}>
      <span className={remarkIcon}><Icon shape={tone === 'critical' ? errorIcon : warningIcon} size="xs" /></span>
      <span>{children}</span>
    </p>
  );
}
