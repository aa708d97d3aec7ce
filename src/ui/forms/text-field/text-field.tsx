import type { FocusEvent, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { control } from '../field/field.css.js';
import { Field, type FieldTexts } from '../field/field.js';

export interface TextFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** What a browser and a password manager know it by. */
  name: string;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'search' | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  autoCapitalize?: 'none' | 'words' | 'characters' | undefined;
  spellCheck?: boolean | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField({
  label,
  required,
  helper,
  warning,
  error,
  id,
  onChange,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} required={required} helper={helper} warning={warning} error={error} id={id}>
      {wiring => (
        <input
          {...input}
          {...wiring}
          className={control}
          part="control"
          type={type}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
