import type { CardBrand } from '../vault.js';

interface BrandRule {
  brand: CardBrand;
  /** What people call the brand; shown in words, never as artwork. */
  label: string;
  starts: RegExp;
  lengths: readonly number[];
  /** Where the spaces go. */
  groups: readonly number[];
  codeLength: 3 | 4;
}

/** First match wins, so the narrow ranges are before the wide ones. */
const rules: readonly BrandRule[] = [
  { brand: 'amex', label: 'Amex', starts: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  {
    brand: 'diners',
    label: 'Diners',
    starts: /^3(?:0[0-5]|[689])/,
    lengths: [14, 16],
    groups: [4, 6, 4],
    codeLength: 3,
  },
  { brand: 'jcb', label: 'JCB', starts: /^35(?:2[89]|[3-8])/, lengths: [16], groups: [4, 4, 4, 4], codeLength: 3 },
  {
    brand: 'discover',
    label: 'Discover',
    starts: /^6(?:011|4[4-9]|5)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    codeLength: 3,
  },
  {
    brand: 'unionpay',
    label: 'UnionPay',
    starts: /^(?:62|81)/,
    lengths: [16, 17, 18, 19],
    groups: [4, 4, 4, 4, 3],
    codeLength: 3,
  },
  {
    brand: 'mastercard',
    label: 'Mastercard',
    starts: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: [4, 4, 4, 4],
    codeLength: 3,
  },
  { brand: 'visa', label: 'Visa', starts: /^4/, lengths: [16], groups: [4, 4, 4, 4], codeLength: 3 },
];

const unknown: BrandRule = {
  brand: 'unknown',
  label: '',
  starts: /^/,
  lengths: [],
  groups: [4, 4, 4, 4, 3],
  codeLength: 3,
};

/** The digits of what was typed or pasted, without anything between them. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const ruleFor = (digits: string): BrandRule => rules.find(rule => rule.starts.test(digits)) ?? unknown;

/** The brand that a number, or the beginning of one, belongs to. */
export const brandOf = (digits: string): CardBrand => ruleFor(digits).brand;

/** The brand's name in words; empty while it is not known. */
export const brandLabel = (digits: string): string => ruleFor(digits).label;

/** How many digits the security code of this card has. */
export const codeLengthFor = (digits: string): 3 | 4 => ruleFor(digits).codeLength;

/** How many digits a number of this brand can have at most. */
export const longestFor = (digits: string): number => Math.max(0, ...ruleFor(digits).lengths) || 19;

/** What was typed, as digits with spaces where the brand prints them. */
export function groupDigits(typed: string): string {
  const digits = digitsOf(typed);
  const shown = digits.slice(0, longestFor(digits));
  const parts: string[] = [];
  let from = 0;
  for (const size of ruleFor(shown).groups) {
    if (from >= shown.length) break;
    parts.push(shown.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** The check digit rule of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

export type NumberFault = 'incompleteNumber' | 'invalidNumber' | 'unknownBrand';

/** What is wrong with a card number; nothing for a good one. */
export function numberFault(digits: string): NumberFault | undefined {
  const rule = ruleFor(digits);
  if (digits.length < Math.min(...(rule.lengths.length > 0 ? rule.lengths : [12]))) return 'incompleteNumber';
  if (!passesLuhn(digits)) return 'invalidNumber';
  if (rule.brand === 'unknown') return 'unknownBrand';
  return rule.lengths.includes(digits.length) ? undefined : 'incompleteNumber';
}
