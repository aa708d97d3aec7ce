import { brand as brandClass } from './card-brand.css.js';

/** Spec s.9. */
export type CardBrandName =
  | 'amex'
  | 'diners'
  | 'discover'
  | 'jcb'
  | 'mastercard'
  | 'unionpay'
  | 'visa'
  | 'applepay'
  | 'googlepay';

// Words in plain type: the networks' own marks are theirs.
const brands: Record<CardBrandName, readonly [name: string, word?: string]> = {
  amex: ['American Express', 'AMEX'],
  diners: ['Diners Club', 'Diners'],
  discover: ['Discover'],
  jcb: ['JCB'],
  mastercard: ['Mastercard'],
  unionpay: ['UnionPay'],
  visa: ['Visa'],
  applepay: ['Apple Pay'],
  googlepay: ['Google Pay', 'G Pay'],
};

/** Whether a provider's word for a brand is one of ours. */
export function isCardBrand(name: string): name is CardBrandName {
  return Object.hasOwn(brands, name);
}

/** The brand of a payment card, 48 × 32 px. */
export function CardBrand({ brand }: { brand: CardBrandName }) {
  const [name, word = name] = brands[brand];
  const size = 4 + 36 / word.length;
  return (
    <svg className={brandClass} role="img" aria-label={name} part="card-brand">
      {/* of a known length, so that it fits in every font of the page */}
      <text
        x="23"
        y={15 + size / 3}
        textLength={Math.min(40, 22 + 2.5 * word.length)}
        lengthAdjust="spacingAndGlyphs"
        fontSize={size}
      >
        {word}
      </text>
    </svg>
  );
}
