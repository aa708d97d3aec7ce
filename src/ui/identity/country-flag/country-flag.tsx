import type { ReactNode } from 'react';
import { useLocale } from '../../language/language.js';
import { cx } from '../../style/cx.js';
import { drawing, flag, sizes } from './country-flag.css.js';
import { regionName } from './region-name.js';

/** Spec s.9. */
export type FlagCountry = 'MX' | 'CA' | 'US' | 'BE';

export interface CountryFlagProps {
  country: FlagCountry;
  /** 24, 36 or 48 px wide. */
  size?: keyof typeof sizes | undefined;
  /** The country's name is beside it. */
  decorative?: boolean | undefined;
}

const field = (color: string, d: string) => <path fill={color} d={d} />;
const white = field('#fff', 'M0 0h24v16H0z');

// Recognisable at 24 px, and no more detailed: no coat of arms, no fifty stars.
const drawings: Record<FlagCountry, ReactNode> = {
  MX: (
    <>
      {white}
      {field('#006847', 'M0 0h8v16H0z')}
      {field('#ce1126', 'M16 0h8v16h-8z')}
      {field('#7a4a1d', 'M12 5.6l1.8 1.3.4 2-1.2 1.3h-2l-1.2-1.3.4-2z')}
      {field('#006847', 'M9.6 10h4.8a2.4 1.4 0 0 1-4.8 0z')}
    </>
  ),
  CA: (
    <>
      {white}
      {field(
        '#d52b1e',
        'M0 0h6v16H0zm18 0h6v16h-6zM12 2.6l1.1 2 1.2-.5-.4 2.5 1.4-1.2.4.9 1.4-.2-.6 1.7.6.4-2.6 2 .2.9-2.4-.3v2h-.6v-2l-2.4.3.2-.9-2.6-2 .6-.4-.6-1.7 1.4.2.4-.9 1.4 1.2-.4-2.5 1.2.5z',
      )}
    </>
  ),
  US: (
    <>
      {white}
      {field('#b22234', 'M0 0h24v1.8H0zm0 3.5h24v1.8H0zm0 3.6h24v1.8H0zm0 3.6h24v1.8H0zm0 3.5h24V16H0z')}
      {field('#3c3b6e', 'M0 0h11v8.9H0z')}
      {field('#fff', [2, 4.5, 7].flatMap(y => [2, 4.3, 6.6, 8.9].map(x => `M${x - 0.5} ${y - 0.5}h1v1h-1z`)).join(''))}
    </>
  ),
  BE: (
    <>
      {field('#1a1a1a', 'M0 0h8v16H0z')}
      {field('#fdda24', 'M8 0h8v16H8z')}
      {field('#ef3340', 'M16 0h8v16h-8z')}
    </>
  ),
};

/** Whether a country's code is one of ours. */
export function isFlagCountry(code: string): code is FlagCountry {
  return Object.hasOwn(drawings, code);
}

/** The flag of a country where we sell. A flag means a country, never a language. */
export function CountryFlag({ country, size = 'sm', decorative }: CountryFlagProps) {
  const locale = useLocale();
  return (
    <span
      className={cx(flag, sizes[size])}
      part="country-flag"
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': regionName(country, locale) })}
    >
      <svg className={drawing} viewBox="0 0 24 16" preserveAspectRatio="none" focusable="false" aria-hidden="true">
        {drawings[country]}
      </svg>
    </span>
  );
}
