import { countryOf, countryOfDigits } from './countries.js';

export interface PhoneReading {
  /** ISO code. Another than was chosen, when a number with a plus was typed. */
  country: string;
  /** `+32470123456`; empty while nothing can be dialled. */
  number: string;
  problem: 'characters' | 'length' | undefined;
}

// Digits after the dialling code. The rest of the world has 4 to 14, and 15 with the dialling code.
const lengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  MX: [10, 10],
  CA: [10, 10],
  US: [10, 10],
  BE: [8, 9],
};

// Numbers that begin with a nought of their own, which is dialled from abroad too.
const keepsNought = new Set(['IT', 'SM', 'CI', 'GA', 'CG', 'BJ']);

/** Without what is dialled first inside the country only: `0` in most of Europe, `1` in North America, `8` in Russia. */
function withoutTrunk(digits: string, country: string, dial: string): string {
  if (dial.startsWith('1') && dial.length === 4)
    return digits.replace(new RegExp(`^1?${dial.slice(1)}(?=\\d{7}$)`), '');
  if (dial.startsWith('1')) return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  if (dial.startsWith('7')) return digits.length === 11 && digits.startsWith('8') ? digits.slice(1) : digits;
  return keepsNought.has(country) ? digits : digits.replace(/^0/, '');
}

/**
 * Reads a phone number as people write it, with spaces, dots, hyphens and brackets. One that begins with `+` or `00`
 * says its country itself; any other is one of the country that is chosen.
 */
export function readPhone(text: string, chosen: string): PhoneReading {
  const written = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (written === '') return { country: chosen, number: '', problem: undefined };
  if (!/^\+?[\d\s().\-–/]*$/.test(written)) return { country: chosen, number: '', problem: 'characters' };
  const all = written.replace(/\D/g, '');
  const international = written.startsWith('+') || (all.startsWith('00') && all.length > 6);
  const abroad = international ? all.replace(/^00/, '') : '';
  const { code, dial } = (international ? countryOfDigits(abroad, chosen) : undefined) ?? countryOf(chosen);
  // `+32 (0)470…` is written, and never dialled so.
  const rest = abroad.startsWith(dial) ? abroad.slice(dial.length) : abroad;
  const national = withoutTrunk(international ? rest : all, code, dial);
  const digits = international && !abroad.startsWith(dial) ? abroad : `${dial}${national}`;
  // Territories of North America have a part of their ten digits in their dialling code.
  const [least, most] = lengths[code] ?? (dial.length === 4 && dial.startsWith('1') ? [7, 7] : [4, 15 - dial.length]);
  const fits = digits.startsWith(dial) && national.length >= least && national.length <= most;
  return {
    country: code,
    number: national === '' || digits === '' ? '' : `+${digits.slice(0, 15)}`,
    problem: fits ? undefined : 'length',
  };
}

/** A number as it is written inside a country, in groups where we know them; one of another country keeps its plus. */
export function writePhone(number: string, country: string): string {
  const all = number.replace(/\D/g, '');
  const { dial } = countryOf(country);
  if (all === '') return '';
  if (countryOfDigits(all, country)?.code !== country) return `+${all}`;
  const national = all.slice(dial.length);
  if (dial === '1') return national.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
  if (country === 'MX') return national.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
  if (country === 'BE') return `0${national}`.replace(/^(04\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4');
  return national;
}
