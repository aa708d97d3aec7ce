import { useId, type ReactNode } from 'react';
import { box } from '../checkbox/checkbox.css.js';
import { asterisk, label as labelClass } from '../field/field.css.js';
import type { FieldTexts } from '../field/field.js';
import { useRemarks } from '../field/use-remarks.js';
import {
  dot,
  group,
  hint,
  option as optionClass,
  options as optionsClass,
  radio,
  strong,
  words as wordsClass,
} from './radio-group.css.js';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What choosing it means. */
  helper?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldTexts {
  options: readonly RadioOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  name: string;
  /** Each option in a frame of its own, side by side where there is room, or as `rows`: for few choices of weight. */
  cards?: boolean | 'rows' | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** A choice of few, all in view with what each means. */
export function RadioGroup({
  label,
  required,
  id,
  options,
  value,
  onChange,
  name,
  cards,
  disabled,
  onBlur,
  ...texts
}: RadioGroupProps) {
  const own = useId();
  const control = id ?? own;
  const { around, remarks, wiring } = useRemarks(control, texts);
  // An error summary leads to what the Tab key would reach.
  const first = options.find(option => option.value === value) ?? options.find(option => !option.disabled);
  return (
    <fieldset
      {...wiring}
      className={group}
      part="field"
      role="radiogroup"
      aria-required={required && true}
      disabled={disabled}
      onFocus={around.onFocus}
      onBlur={event => {
        around.onBlur();
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) onBlur?.();
      }}
    >
      <legend className={labelClass}>
        {label}
        {required === true && (
          <span className={asterisk} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      <div className={optionsClass} data-cards={cards === 'rows' ? cards : cards ? '' : undefined}>
        {options.map(option => {
          const hintId = `${control}-${option.value}-helper`;
          return (
            <label key={option.value} className={optionClass} part="option">
              <span className={box}>
                <input
                  id={option === first ? control : undefined}
                  className={radio}
                  type="radio"
                  name={name}
                  value={option.value}
                  required={Boolean(required)}
                  checked={option.value === value}
                  disabled={option.disabled}
                  aria-labelledby={`${control}-${option.value}`}
                  aria-describedby={option.helper ? hintId : undefined}
                  onChange={() => onChange(option.value)}
                />
                <span className={dot} />
              </span>
              <span className={wordsClass}>
                <span className={strong} id={`${control}-${option.value}`}>
                  {option.label}
                </span>
                {option.helper && (
                  <span className={hint} id={hintId}>
                    {option.helper}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {remarks}
    </fieldset>
  );
}
