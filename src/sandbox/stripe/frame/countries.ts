import { HOME_COUNTRY } from '../../../core/home-country.js';

/** The countries whose addresses the frame can take. */
const codes =
  'AE AR AT AU BE BG BR CA CH CL CN CO CR CY CZ DE DK EE ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KR LI LT LU LV MC MT MX MY NL NO NZ PE PH PL PT RO RS SA SE SG SI SK TH TR TW UA US UY VN ZA'.split(
    ' ',
  );

/** No postal code is used in an address of these. */
const without = new Set(['AE', 'HK']);

const fourDigits = /^\d{4}$/;
const fiveDigits = /^\d{5}$/;
const sixDigits = /^\d{6}$/;

const patterns: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:-?\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  BR: /^\d{5}-?\d{3}$/,
  JP: /^\d{3}-?\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  CZ: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  ...Object.fromEntries(
    ['AT', 'AU', 'BE', 'BG', 'CH', 'CY', 'DK', 'HU', 'LI', 'LU', 'NO', 'NZ', 'PH', 'SI', 'ZA'].map(code => [
      code,
      fourDigits,
    ]),
  ),
  ...Object.fromEntries(
    ['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'ID', 'IT', 'KR', 'MC', 'MX', 'MY', 'RS', 'TH', 'TR', 'UA'].map(code => [
      code,
      fiveDigits,
    ]),
  ),
  ...Object.fromEntries(['CN', 'CO', 'IN', 'RO', 'SG', 'VN'].map(code => [code, sixDigits])),
};

/** Whether an address of this country has a postal code. */
export const usesPostalCode = (country: string): boolean => !without.has(country);

/** Whether what was typed can be a postal code of the country; anything can where no form is known. */
export const fitsCountry = (country: string, postalCode: string): boolean =>
  patterns[country]?.test(postalCode.trim()) ?? postalCode.trim() !== '';

/** As the country writes it: capitals, and the space where it belongs. */
export function tidyPostalCode(country: string, postalCode: string): string {
  const text = postalCode.trim();
  if (country === 'CA' || country === 'GB' || country === 'IE') {
    const bare = text.replaceAll(' ', '').toUpperCase();
    const split = country === 'GB' || country === 'CA' ? bare.length - 3 : 3;
    return `${bare.slice(0, split)} ${bare.slice(split)}`;
  }
  return country === 'NL' ? text.toUpperCase() : text;
}

/** Code and name in the reader's language, sorted as that language sorts. */
export function countryChoices(
  only: readonly string[],
  locale: string,
): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const compare = new Intl.Collator([locale, 'en']).compare;
  const wanted = only.length > 0 ? only : codes;
  return wanted.map(code => [code, names.of(code) ?? code] as const).toSorted((a, b) => compare(a[1], b[1]));
}

/** The country to start with: the requested one, else the one in the locale, else the first that may be chosen. */
export function firstCountry(wanted: string, only: readonly string[], locale: string): string {
  const may = (code: string | undefined): code is string =>
    code !== undefined && (only.length > 0 ? only : codes).includes(code);
  if (may(wanted)) return wanted;
  const region = new Intl.Locale(locale).region;
  if (may(region)) return region;
  return may(HOME_COUNTRY) ? HOME_COUNTRY : (only[0] ?? HOME_COUNTRY);
}
