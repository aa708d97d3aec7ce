import { useId, type Ref } from 'react';
import { defaultCurrency, formatMoney, type Currency } from '../../../core/money.js';
import { affix, affixed, bare } from '../field/affixed.css.js';
import { Field, type FieldTexts } from '../field/field.js';
import { useOwnError } from '../field/use-own-error.js';
import { useTyped } from '../field/use-typed.js';
import { useLocale, useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { currencyName } from './currency-name.js';
import { currencySign, parseMoney, writeAmount } from './parse-money.js';
import { moneyFieldWords } from './words.js';

export interface MoneyFieldProps extends FieldTexts {
  /** Whole minor units: 3999 is 39.99. Nothing while what is written is no amount; it stays in view. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  name: string;
  /** US dollars when not given (spec s.9). */
  currency?: Currency | undefined;
  /** Minor units; 0 when not given. */
  min?: number | undefined;
  /** Minor units. */
  max?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An amount of money, written as the language writes it, beside its currency. When it is left, it shows how it was understood. */
export function MoneyField({
  label,
  required,
  helper,
  warning,
  error,
  id,
  value,
  onChange,
  currency = defaultCurrency,
  min = 0,
  max,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const words = useWords(moneyFieldWords);
  const locale = useLocale();
  const signId = useId();
  const read = (typed: string) => parseMoney(typed, currency, locale);
  const [text, setText] = useTyped(value, `${locale} ${currency.code}`, read, known =>
    known === undefined ? '' : writeAmount(known, currency, locale),
  );
  const current = read(text);
  const own = useOwnError(problemOf(), error);
  const { sign, before } = currencySign(currency, locale);

  function problemOf(): string | undefined {
    const money = (minor: number) => formatMoney({ value: minor, currency }, locale);
    if (text.trim() === '') return undefined;
    if (current === undefined)
      return words.notAmount(writeAmount(currency.scale * 1234 + currency.scale / 2, currency, locale));
    const [low, high] = [current < min, max !== undefined && current > max];
    if ((low || high) && max !== undefined) return words.outside(money(min), money(max));
    return low ? words.tooLow(money(min)) : undefined;
  }

  const beside = (
    <span className={affix} id={signId}>
      <span aria-hidden="true">{sign}</span>
      <span className={unseen}>{currencyName(currency, locale)}</span>
    </span>
  );
  return (
    <Field
      label={label}
      required={required}
      helper={helper}
      warning={warning}
      error={own.error}
      id={id}
      describedBy={signId}
    >
      {wiring => (
        <span className={affixed} part="control">
          {before && beside}
          <input
            {...input}
            {...wiring}
            className={bare}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onFocus={own.onFocus}
            onChange={event => {
              setText(event.target.value);
              const next = read(event.target.value);
              if (next !== current) onChange(next);
            }}
            onBlur={() => {
              if (current !== undefined) setText(writeAmount(current, currency, locale));
              own.onBlur();
              onBlur?.();
            }}
          />
          {!before && beside}
        </span>
      )}
    </Field>
  );
}
