import type { InputHTMLAttributes, Ref } from 'react';
import { input } from './date-field.css.js';

interface DateInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'onBlur'> {
  type: 'date' | 'datetime-local';
  onChange: (value: string) => void;
  /** The browser holds a date half typed back; that there is one, it does say. */
  onHalf: (isHalf: boolean) => void;
  onLeave: (value: string, isHalf: boolean) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The browser's own picker of a date or a moment. */
export const DateInput = ({ onChange, onHalf, onLeave, ...rest }: DateInputProps) => (
  <input
    {...rest}
    className={input}
    part="control"
    onBlur={({ currentTarget: { value, validity } }) => {
      onHalf(validity.badInput);
      onLeave(value, validity.badInput);
    }}
    onChange={({ target: { value, validity } }) => {
      onHalf(validity.badInput);
      onChange(value);
    }}
  />
);
