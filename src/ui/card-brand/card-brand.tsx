import { brand as brandClass } from './card-brand.css.js';

/** Spec s.9. */
export type CardBrandName = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa' | 'applepay' | 'googlepay';

// Set in plain type: the networks' own marks are theirs.
const names: Record<CardBrandName, readonly [full: string, short: string]> = {
  amex: ['American Express', 'Amex'],
  diners: ['Diners Club', 'Diners'],
  discover: ['Discover', 'Discover'],
  jcb: ['JCB', 'JCB'],
  mastercard: ['Mastercard', 'Mastercard'],
  unionpay: ['UnionPay', 'UnionPay'],
  visa: ['Visa', 'Visa'],
  applepay: ['Apple Pay', 'Apple Pay'],
  googlepay: ['Google Pay', 'G Pay'],
};

/** Whether a provider's word for a brand is one of ours. */
export function isCardBrand(name: string): name is CardBrandName {
  return Object.hasOwn(names, name);
}

/** The brand of a payment card, 30 px high. */
export function CardBrand({ brand }: { brand: CardBrandName }) {
  const [full, short] = names[brand];
  return <span className={brandClass} role="img" aria-label={full} part="card-brand">{short}</span>;
}
