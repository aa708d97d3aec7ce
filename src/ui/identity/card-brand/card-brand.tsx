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

type Shape = readonly [fill: string, path: string];
type Word = readonly [word: string, x: number, y: number, size: number, width: number, fill?: string];

const round = 'a10 10 0 0 0 0 20 10 10 0 0 0 0-20z';
const bar = 'h7v20q0 4-4 4h-7V8q0-4 4-4z';
const slope = 'h11l-5 24h-11z';

// Our own drawings in the networks' colours; the artwork itself is theirs.
const brands: Record<CardBrandName, readonly [name: string, shapes: readonly Shape[], ...words: Word[]]> = {
  amex: ['American Express', [['#006fcf', 'M0 0h48v32H0z']], ['AMEX', 24, 21, 14, 40, '#fff']],
  diners: [
    'Diners Club',
    [
      ['#0079be', `M24 6${round}`],
      ['#fff', 'M22 9a7 7 0 0 0 0 14zM26 9a7 7 0 0 1 0 14z'],
    ],
  ],
  discover: ['Discover', [['#f37021', 'M12 32q26-2 36-13v13z']], ['Discover', 24, 16, 11, 42]],
  jcb: [
    'JCB',
    [
      ['#0b4ea2', `M10 4${bar}`],
      ['#d7182a', `M22 4${bar}`],
      ['#007b3e', `M34 4${bar}`],
    ],
    ['J C B', 24, 20, 12, 32, '#fff'],
  ],
  mastercard: [
    'Mastercard',
    [
      ['#eb001b', `M18 6${round}`],
      ['#f79e1b', `M30 6${round}`],
      ['#ff5f00', 'M24 8a10 10 0 0 1 0 16 10 10 0 0 1 0-16z'],
    ],
  ],
  unionpay: [
    'UnionPay',
    [
      ['#e21836', `M10 4${slope}`],
      ['#00447c', `M21 4${slope}`],
      ['#007b84', `M32 4${slope}`],
    ],
    ['UnionPay', 24, 20, 10, 36, '#fff'],
  ],
  visa: ['Visa', [], ['VISA', 24, 22, 17, 38, '#1434cb']],
  applepay: [
    'Apple Pay',
    [['#000', 'M14 11q4-2 6 1c-3 2-2 6 1 7-1 3-3 5-6 4-3 1-7-2-7-7 0-4 3-6 6-5zM14 10q0-4 4-5 0 4-4 5z']],
    ['Pay', 33, 22, 15, 22],
  ],
  googlepay: [
    'Google Pay',
    [
      ['#ea4335', 'M6 12a7 7 0 0 1 11-1l-2 3q-4-3-6 1z'],
      ['#fbbc04', 'M6 12l3 3q-1 1 0 3l-3 2q-2-4 0-8z'],
      ['#34a853', 'M6 20l3-2q2 4 6 2l2 2q-7 4-11-2z'],
      ['#4285f4', 'M12 15h7q1 5-2 7l-2-2q1-1 1-2h-4z'],
    ],
    ['Pay', 33, 22, 15, 22],
  ],
};

/** Whether a provider's word for a brand is one of ours. */
export function isCardBrand(name: string): name is CardBrandName {
  return Object.hasOwn(brands, name);
}

/** The brand of a payment card, 48 × 32 px. */
export function CardBrand({ brand }: { brand: CardBrandName }) {
  const [name, shapes, ...words] = brands[brand];
  return (
    <svg className={brandClass} viewBox="0 0 48 32" role="img" aria-label={name} part="card-brand">
      {shapes.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
      {words.map(([word, x, y, fontSize, width, fill]) => (
        // of a known length, so that it fits in every font of the page
        <text key={word} x={x} y={y} fontSize={fontSize} textLength={width} lengthAdjust="spacingAndGlyphs" fill={fill}>
          {word}
        </text>
      ))}
    </svg>
  );
}
