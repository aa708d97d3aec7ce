import { useId } from 'react';
import { parseNumber } from '../../../ui/forms/number-field/decimal.js';
import { useTyped } from '../../../ui/forms/field/use-typed.js';
import { formatNumber } from '../../../core/numbers.js';
import { Icon } from '../../../ui/icon/icon.js';
import { minus, plus } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { steppedTo } from './weight-steps.js';
import { amount, amountBox, amountName, press } from './fields.css.js';

interface AmountFieldProps {
  label: string;
  /** Null for one's own weight. */
  value: number | null;
  step: number;
  most: number;
  /** Whole numbers only. */
  isWhole: boolean;
  placeholder?: string;
  onChange: (value: number | null) => void;
}

/** A number for a thumb at arm's length: typed as the language writes it, or stepped. */
export function AmountField({ label, value, step, most, isWhole, placeholder, onChange }: AmountFieldProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const id = useId();
  const read = (typed: string): number | null => {
    const number = parseNumber(typed, locale);
    if (number === undefined) return null;
    return Math.min(most, Math.max(0, isWhole ? Math.round(number) : number));
  };
  const write = (known: number | null) =>
    known === null ? '' : formatNumber(known, locale, { maximumFractionDigits: 2 });
  const [text, setText] = useTyped(value, locale, read, write);
  const go = (by: 1 | -1) => onChange(Math.min(most, steppedTo(value ?? 0, step, by)));
  return (
    <div>
      <label className={amountName} htmlFor={id}>
        {label}
      </label>
      <div className={amountBox}>
        <button type="button" className={press} aria-label={copy.less(label)} onClick={() => go(-1)}>
          <Icon shape={minus} />
        </button>
        <input
          className={amount}
          id={id}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={placeholder}
          value={text}
          onFocus={event => event.currentTarget.select()}
          onChange={event => {
            setText(event.target.value);
            const next = read(event.target.value);
            if (next !== value) onChange(next);
          }}
          onKeyDown={event => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            go(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <button type="button" className={press} aria-label={copy.more(label)} onClick={() => go(1)}>
          <Icon shape={plus} />
        </button>
      </div>
    </div>
  );
}
