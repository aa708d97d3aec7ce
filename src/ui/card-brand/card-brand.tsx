import { brand as brandClass } from './card-brand.css.js';

/** Spec s.9. */
export type CardBrandName = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa' | 'applepay' | 'googlepay';

type Look = 'plain' | 'solid' | 'slant';

// Words in plain type, as long as they are said here in px: the networks' own marks are theirs.
const brands: Record<CardBrandName, readonly [name: string, word: string, length: number, size: number, look: Look]> = {
  amex: ['American Express', 'AMEX', 34, 13, 'solid'],
  diners: ['Diners Club', 'Diners', 36, 12, 'slant'],
  discover: ['Discover', 'DISCOVER', 40, 8, 'plain'],
  jcb: ['JCB', 'JCB', 28, 15, 'plain'],
  mastercard: ['Mastercard', 'mastercard', 41, 8, 'solid'],
  unionpay: ['UnionPay', 'UnionPay', 40, 9, 'slant'],
  visa: ['Visa', 'VISA', 34, 15, 'slant'],
  applepay: ['Apple Pay', 'Apple Pay', 40, 9, 'plain'],
  googlepay: ['Google Pay', 'G Pay', 36, 13, 'plain'],
};

/** Whether a provider's word for a brand is one of ours. */
export function isCardBrand(name: string): name is CardBrandName {
  return Object.hasOwn(brands, name);
}

/** The brand of a payment card, 48 × 32 px. */
export function CardBrand({ brand }: { brand: CardBrandName }) {
  const [name, word, length, size, look] = brands[brand];
  return (
    <svg className={brandClass} viewBox="0 0 46 30" role="img" aria-label={name} part="card-brand" data-solid={look === 'solid' ? '' : undefined} data-slant={look === 'slant' ? '' : undefined}>
      <text x="23" y={15 + size * 0.36} textLength={length} lengthAdjust="spacingAndGlyphs" fontSize={size}>{word}</text>
    </svg>
  );
}
