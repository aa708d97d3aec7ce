import { digitsOf } from './number.js';

export type ExpiryFault = 'incompleteExpiry' | 'invalidMonth' | 'pastExpiry' | 'farExpiry';

export interface Expiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/**
 * What was typed, as `MM / YY`. A first digit above 1 can only be a month of one digit;
 * `1/` is January. A pasted `MM/YYYY` loses the century.
 */
export function formatExpiry(typed: string): string {
  let digits = digitsOf(typed);
  const alone = /^\s*(\d)\s*[/.-]/.exec(typed);
  if (alone?.[1] !== undefined || /^[2-9]/.test(digits)) digits = `0${digits}`;
  if (/^(?:0[1-9]|1[0-2])20\d\d/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  if (month.length < 2) return month;
  return `${month} / ${year}`;
}

/** Reads `MM / YY`; undefined while it is not whole. */
export function readExpiry(text: string): Expiry | undefined {
  const digits = digitsOf(text);
  if (digits.length !== 4) return undefined;
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}

/**
 * What is wrong with an expiry date. A card is good until the end of its month.
 * @param now Unix seconds.
 */
export function expiryFault(expiry: Expiry | undefined, now: number): ExpiryFault | undefined {
  if (!expiry) return 'incompleteExpiry';
  if (!Number.isInteger(expiry.month) || expiry.month < 1 || expiry.month > 12) return 'invalidMonth';
  const today = new Date(now * 1000);
  const monthsLeft = (expiry.year - today.getUTCFullYear()) * 12 + (expiry.month - 1 - today.getUTCMonth());
  if (monthsLeft < 0) return 'pastExpiry';
  return monthsLeft > 50 * 12 ? 'farExpiry' : undefined;
}
