import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { affix, affixed, bare } from '../field/affixed.css.js';
import { Field, type FieldTexts } from '../field/field.js';
import { useOwnError } from '../field/use-own-error.js';
import { useTyped } from '../field/use-typed.js';
import { Icon } from '../../icon/icon.js';
import { minus, plus, type IconShape } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { parseNumber } from './decimal.js';
import { stepper } from './number-field.css.js';
import { numberFormat } from '../../../core/numbers.js';
import { stepped, type NumberLimits } from './step.js';
import { numberFieldWords } from './words.js';

export interface NumberFieldProps extends FieldTexts, NumberLimits {
  /** Nothing while what is written is no number. What was typed stays in view. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  name: string;
  /** Follows the number: `min`, `kg`. Say it in the label too, where it is not plain. */
  unit?: ReactNode;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** What is typed has become no number, or is one again: for a number that may be left out, where nothing typed is no problem. */
  onUnreadable?: ((isUnreadable: boolean) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A number that is counted or measured: typed as the language writes it, or stepped. The wheel leaves it alone. */
export function NumberField({
  label,
  required,
  helper,
  warning,
  error,
  id,
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  disabled,
  onBlur,
  onUnreadable,
  ...input
}: NumberFieldProps) {
  const words = useWords(numberFieldWords);
  const locale = useLocale();
  const { format } = numberFormat(locale, { maximumFractionDigits: 10 });
  const read = (typed: string) => parseNumber(typed, locale);
  const [text, setText] = useTyped(value, locale, read, known => (known === undefined ? '' : format(known)));
  const current = read(text);
  const isUnreadable = (typed: string) => typed.trim() !== '' && read(typed) === undefined;
  const own = useOwnError(problemOf(), error);

  function problemOf(): string | undefined {
    if (text.trim() === '') return undefined;
    if (current === undefined) return words.notNumber(format(min ?? 1));
    if (Number.isInteger(step) && !Number.isInteger(current)) return words.notWhole;
    const [low, high] = [min !== undefined && current < min, max !== undefined && current > max];
    if (min !== undefined && max !== undefined && (low || high)) return words.outside(format(min), format(max));
    if (min !== undefined && low) return words.tooLow(format(min));
    return max !== undefined && high ? words.tooHigh(format(max)) : undefined;
  }

  const write = (typed: string) => {
    setText(typed);
    if (isUnreadable(typed) !== isUnreadable(text)) onUnreadable?.(isUnreadable(typed));
  };
  const go = (steps: number) => {
    const next = stepped(current, steps, { min, max, step });
    write(format(next));
    if (next !== current) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(steps);
  };
  return (
    <Field label={label} required={required} helper={helper} warning={warning} error={own.error} id={id}>
      {({ required: needed, ...wiring }) => (
        <span className={affixed} part="control">
          <input
            autoComplete="off"
            {...input}
            {...wiring}
            className={bare}
            type="text"
            inputMode={Number.isInteger(step) && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
            role="spinbutton"
            aria-valuenow={current}
            aria-valuetext={text || undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-required={needed}
            disabled={disabled}
            value={text}
            onKeyDown={onKeyDown}
            onFocus={own.onFocus}
            onChange={event => {
              write(event.target.value);
              const next = read(event.target.value);
              if (next !== current) onChange(next);
            }}
            onBlur={() => {
              own.onBlur();
              onBlur?.();
            }}
          />
          {unit !== undefined && <span className={affix}>{unit}</span>}
          <Stepper
            shape={minus}
            steps={-1}
            name={words.decrease}
            of={wiring.id}
            disabled={disabled || (current !== undefined && min !== undefined && current <= min)}
            onPress={go}
          />
          <Stepper
            shape={plus}
            steps={1}
            name={words.increase}
            of={wiring.id}
            disabled={disabled || (current !== undefined && max !== undefined && current >= max)}
            onPress={go}
          />
        </span>
      )}
    </Field>
  );
}

interface StepperProps {
  shape: IconShape;
  steps: 1 | -1;
  name: string;
  /** Id of the control. */
  of: string;
  disabled: boolean | undefined;
  onPress: (steps: number) => void;
}

function Stepper({ shape, steps, name, of, disabled, onPress }: StepperProps) {
  return (
    // Not on the way of the Tab key: arrow keys do the same in the text, which keeps the focus.
    <button
      type="button"
      className={stepper}
      tabIndex={-1}
      id={`${of}-${steps}`}
      aria-label={name}
      aria-labelledby={`${of}-${steps} ${of}-label`}
      aria-controls={of}
      disabled={disabled}
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
      onClick={() => onPress(steps)}
    >
      <Icon shape={shape} size="xs" />
    </button>
  );
}
