import { useId, useState, type FocusEvent, type Ref } from 'react';
import { Field, type FieldTexts } from '../field/field.js';
import { afterPress, noticePresses } from '../../hooks/after-press.js';
import { IconButton } from '../../actions/icon-button/icon-button.js';
import { Icon } from '../../icon/icon.js';
import { check, eye, eyeOff } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { box, dot, eyePlace, input, requirement, requirements as list } from './password-field.css.js';
import { passwordFieldWords } from './words.js';

/** One line of a password policy and whether what is written meets it. */
export interface PasswordRequirement {
  label: string;
  passed: boolean;
}

export interface PasswordFieldProps extends FieldTexts {
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  /** Whether password managers should fill in a password or propose one. */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** The policy's lines. None: any value is accepted. */
  requirements?: readonly PasswordRequirement[] | undefined;
  /** Shows the lines and the error look while nothing is written (spec s.5). */
  showInvalidIfEmpty?: boolean | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const none: readonly PasswordRequirement[] = [];

/** A password with an eye to show it and the lines of the policy it must meet. */
export function PasswordField({
  label,
  required,
  helper,
  warning,
  error,
  id,
  value,
  onChange,
  name = 'password',
  autoComplete = 'current-password',
  requirements = none,
  showInvalidIfEmpty = false,
  disabled,
  onBlur,
  ref,
}: PasswordFieldProps) {
  const words = useWords(passwordFieldWords);
  const linesId = useId();
  const [shown, setShown] = useState(false);
  const [focused, setFocused] = useState(false);
  const empty = value === '';
  const meets = requirements.every(line => line.passed);
  const invalid = empty ? showInvalidIfEmpty : !meets;
  const lines = requirements.length > 0 && (showInvalidIfEmpty || (focused && !empty));
  const left = (event: FocusEvent<HTMLElement>) => {
    // Going from the text to its eye is not leaving the field.
    if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
    afterPress(() => {
      setFocused(false);
      onBlur?.();
    });
  };
  const entered = () => {
    noticePresses();
    setFocused(true);
  };
  return (
    <Field
      label={label}
      required={required}
      helper={helper}
      warning={warning}
      error={error}
      id={id}
      invalid={invalid}
      describedBy={lines ? linesId : undefined}
    >
      {wiring => (
        <>
          <div className={box} onFocus={entered} onBlur={left}>
            <input
              {...wiring}
              ref={ref}
              className={input}
              part="control"
              type={shown ? 'text' : 'password'}
              name={name}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
              disabled={disabled}
              value={value}
              onChange={event => onChange(event.target.value)}
            />
            <span className={eyePlace}>
              <IconButton
                shape={shown ? eyeOff : eye}
                label={shown ? words.hide : words.show}
                size="sm"
                controls={wiring.id}
                onClick={() => setShown(!shown)}
              />
            </span>
          </div>
          {lines && (
            <ul className={list} id={linesId} aria-live="polite" part="requirements">
              {requirements.map(line => (
                <li
                  key={line.label}
                  className={requirement}
                  data-passed={line.passed ? '' : undefined}
                  data-missed={showInvalidIfEmpty && !line.passed ? '' : undefined}
                >
                  {line.passed ? <Icon shape={check} size="xs" /> : <span className={dot} aria-hidden="true" />}
                  <span>
                    {line.label}
                    <span className={unseen}>, {line.passed ? words.passed : words.notPassed}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
