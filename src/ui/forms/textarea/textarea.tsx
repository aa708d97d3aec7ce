import { useId, type FocusEvent, type Ref } from 'react';
import { Field, type FieldTexts } from '../field/field.js';
import { useOwnError } from '../field/use-own-error.js';
import { useLocale, useWords } from '../../language/language.js';
import { numberFormat } from '../../../core/numbers.js';
import { unseen } from '../../style/unseen.css.js';
import { area, count } from './textarea.css.js';
import { textareaWords } from './words.js';

export interface TextareaProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  name: string;
  /** Lines that it shows at the least; it grows with what is written, up to 320 px. */
  rows?: number | undefined;
  /** UTF-16 units, as a back end counts. More can be written, so that nothing pasted is cut off, and is then refused. */
  limit?: number | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** For what runs one way in every language, as code does. */
  dir?: 'ltr' | undefined;
  spellCheck?: boolean | undefined;
  onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function Textarea({
  label,
  required,
  helper,
  warning,
  error,
  id,
  value,
  onChange,
  rows = 3,
  limit,
  onBlur,
  ...rest
}: TextareaProps) {
  const words = useWords(textareaWords);
  const written = numberFormat(useLocale());
  const countId = useId();
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - value.length;
  const own = useOwnError(left < 0 ? words.over(-left, written.format(-left)) : undefined, error);
  const said = limit === undefined ? '' : words.count(written.format(value.length), written.format(limit));
  return (
    <Field
      label={label}
      required={required}
      helper={helper}
      warning={warning}
      error={own.error}
      id={id}
      invalid={left < 0}
      describedBy={limit === undefined ? undefined : countId}
    >
      {wiring => (
        <>
          <textarea
            {...rest}
            {...wiring}
            className={area}
            part="control"
            rows={rows}
            style={{ minBlockSize: `calc(${rows} * 1.5em + 20px)` }}
            value={value}
            onChange={event => onChange(event.target.value)}
            onFocus={own.onFocus}
            onBlur={event => {
              own.onBlur();
              onBlur?.(event);
            }}
          />
          {limit !== undefined && (
            <>
              <p className={count} id={countId} data-over={left < 0 ? '' : undefined}>
                {said}
              </p>
              {/* Each letter is no news; the end coming near is. */}
              <span className={unseen} role="status">
                {left <= limit / 10 ? said : ''}
              </span>
            </>
          )}
        </>
      )}
    </Field>
  );
}
