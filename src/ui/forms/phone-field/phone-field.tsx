import { useState, type Ref } from 'react';
import { HOME_COUNTRY } from '../../../core/home-country.js';
import { CountryFlag, isFlagCountry } from '../../identity/country-flag/country-flag.js';
import { regionName } from '../../identity/country-flag/region-name.js';
import { affixed } from '../field/affixed.css.js';
import { Field, type FieldTexts } from '../field/field.js';
import { useOwnError } from '../field/use-own-error.js';
import { useTyped } from '../field/use-typed.js';
import { Icon } from '../../icon/icon.js';
import { chevronDown } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { countryOf, countryOfDigits, firstCountries, otherCountries, type PhoneCountry } from './countries.js';
import { arrow, code, country as countryClass, dialled, number, select } from './phone-field.css.js';
import { readPhone, writePhone } from './phone-number.js';
import { phoneFieldWords } from './words.js';

export interface PhoneFieldProps extends FieldTexts {
  /** With its country, `+32470123456`; empty while nothing can be dialled. What was typed stays in view. */
  value: string;
  onChange: (value: string) => void;
  name: string;
  /** ISO code of the country that is chosen while the number names none. Without it the United States. */
  defaultCountry?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

// Numbers of these shapes are kept for examples.
const examples: Readonly<Record<string, string>> = {
  MX: '55 1234 5678',
  CA: '(514) 555-0123',
  US: '(202) 555-0123',
  BE: '0470 12 34 56',
};

/** A phone number: a country and what is dialled there, or a whole number with a plus, which chooses the country. */
export function PhoneField({
  label,
  required,
  helper,
  warning,
  error,
  id,
  value,
  onChange,
  name,
  defaultCountry = HOME_COUNTRY,
  disabled,
  onBlur,
  ref,
}: PhoneFieldProps) {
  const words = useWords(phoneFieldWords);
  const locale = useLocale();
  const [chosen, setChosen] = useState(
    () => countryOfDigits(value.replace(/\D/g, ''), defaultCountry)?.code ?? defaultCountry,
  );
  const [text, setText] = useTyped(
    value,
    '',
    typed => readPhone(typed, chosen).number,
    known => writePhone(known, chosen),
  );
  const reading = readPhone(text, chosen);
  const shown = countryOf(reading.country);
  const example = examples[shown.code];
  const problems = { characters: words.characters, length: example === undefined ? words.length : words.like(example) };
  const own = useOwnError(reading.problem && problems[reading.problem], error);
  const change = (typed: string, country: string) => {
    const next = readPhone(typed, country);
    setText(typed);
    setChosen(next.country);
    if (next.number !== reading.number) onChange(next.number);
  };
  const option = ({ code: iso, dial }: PhoneCountry) => (
    <option key={iso} value={iso}>
      {words.option(regionName(iso, locale), dial)}
    </option>
  );
  return (
    <Field label={label} required={required} helper={helper} warning={warning} error={own.error} id={id}>
      {wiring => (
        <span className={affixed} part="control">
          <span className={countryClass}>
            {isFlagCountry(shown.code) ? (
              <CountryFlag country={shown.code} decorative />
            ) : (
              <span className={code}>{shown.code}</span>
            )}
            <span className={dialled}>+{shown.dial}</span>
            <span className={arrow}>
              <Icon shape={chevronDown} size="xs" />
            </span>
            <select
              className={select}
              aria-label={words.country}
              name={`${name}-country`}
              autoComplete="tel-country-code"
              disabled={disabled}
              value={shown.code}
              onChange={event =>
                change(/^\s*(?:\+|00)/.test(text) ? writePhone(reading.number, shown.code) : text, event.target.value)
              }
            >
              {firstCountries.map(option)}
              <optgroup label={words.others}>{otherCountries.map(option)}</optgroup>
            </select>
          </span>
          <input
            {...wiring}
            ref={ref}
            className={number}
            type="tel"
            inputMode="tel"
            name={name}
            autoComplete="tel"
            disabled={disabled}
            placeholder={example}
            value={text}
            onFocus={own.onFocus}
            onChange={event => change(event.target.value, chosen)}
            onBlur={() => {
              own.onBlur();
              onBlur?.();
            }}
          />
        </span>
      )}
    </Field>
  );
}
