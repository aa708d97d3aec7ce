import { useId, type ReactNode } from 'react';
import { asterisk, field, label as labelClass } from './field.css.js';
import { useRemarks, type RemarkTexts } from './use-remarks.js';

/** `unmarked`: said to screen readers, without an asterisk. For forms in which all is required: there it tells nothing apart. */
export type Required = boolean | 'unmarked' | undefined;

export interface FieldTexts extends RemarkTexts {
  /** Within `<Optional>` where most of a form must be filled in and this need not be. */
  label: ReactNode;
  /** Shows an asterisk; the control says so to screen readers. */
  required?: Required;
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

/** A label, a control and what there is to say about it, tied together. The label's id is the control's and `-label`. */
export function Field({ label, required, id, children, describedBy, invalid, ...texts }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const { around, remarks, wiring } = useRemarks(control, texts, describedBy, invalid);
  return (
    <div className={field} part="field" {...around}>
      <label className={labelClass} htmlFor={control} id={`${control}-label`}>
        {label}
        {required === true && (
          <span className={asterisk} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({ id: control, required: required && true, ...wiring })}
      {remarks}
    </div>
  );
}
