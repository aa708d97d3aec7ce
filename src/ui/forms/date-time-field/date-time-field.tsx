import { useState } from 'react';
import { ownTimeZone } from '../../../core/instants.js';
import { DateInput } from '../date-field/date-input.js';
import { Field, type FieldTexts } from '../field/field.js';
import { useOwnError } from '../field/use-own-error.js';
import { useWords } from '../../language/language.js';
import { dateTimeFieldWords } from './words.js';

export interface DateTimeFieldProps extends FieldTexts {
  /** `YYYY-MM-DDTHH:mm` in the time zone (`core/instants.ts`), or empty: nothing, or only a part of it typed. */
  value: string;
  onChange: (value: string) => void;
  name: string;
  /** Whose clocks it is told by, an IANA name: the reader's setting. The computer's own without one. */
  timeZone?: string | undefined;
  /** The earliest, written the same way. */
  min?: string | undefined;
  disabled?: boolean | undefined;
  /** Called when the field is left; `isHalf` where only a part is typed, which the browser holds back. */
  onBlur?: ((isHalf: boolean) => void) | undefined;
}

/** A moment in time, in the browser's own picker; it says in whose time. */
export function DateTimeField({
  label,
  required,
  helper,
  warning,
  error,
  id,
  value,
  timeZone = ownTimeZone(),
  onChange,
  onBlur,
  ...rest
}: DateTimeFieldProps) {
  const words = useWords(dateTimeFieldWords);
  const [half, setHalf] = useState(false);
  const own = useOwnError(half ? words.incomplete : undefined, error);
  const zone = words.zone(timeZone.replaceAll('_', ' '));
  const leave = (_: string, isHalf: boolean) => {
    own.onBlur();
    onBlur?.(isHalf);
  };
  return (
    <Field
      label={label}
      required={required}
      helper={
        helper ? (
          <>
            {helper} {zone}
          </>
        ) : (
          zone
        )
      }
      warning={warning}
      error={own.error}
      id={id}
    >
      {wiring => (
        <DateInput
          {...rest}
          {...wiring}
          type="datetime-local"
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
