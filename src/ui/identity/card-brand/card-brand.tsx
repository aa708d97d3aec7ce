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

const card = 'M0 0h48v32H0z';
const blue = '#006fcf';
const orange = '#f37021';

// Our own drawings in the networks' colours; the artwork itself is theirs.
const brands: Record<CardBrandName, readonly [name: string, shapes: readonly Shape[], ...words: Word[]]> = {
  amex: ['American Express', [[blue, card]], ['AMEX', 24, 21, 14, 40, '#fff']],
  diners: [
    'Diners Club',
    [
      ['#0079be', 'M24 4a12 12 0 0 0 0 24 12 12 0 0 0 0-24z'],
      ['#fff', 'M21.5 8.5a8 8 0 0 0 0 15zM26.5 8.5a8 8 0 0 1 0 15z'],
    ],
  ],
  discover: ['Discover', [[orange, 'M12 32c16-2 28-7 36-13v13z']], ['Discover', 24, 16, 11, 42]],
  jcb: [
    'JCB',
    [
      ['#0b4ea2', 'M9 4h8v20q0 4-4 4H6V8q0-4 3-4z'],
      ['#d7182a', 'M21 4h8v20q0 4-4 4h-6V8q0-4 2-4z'],
      ['#007b3e', 'M34 4h8v20q0 4-4 4h-7V8q0-4 3-4z'],
    ],
    ['J', 12, 20, 12, 6, '#fff'],
    ['C', 24, 20, 12, 8, '#fff'],
    ['B', 36, 20, 12, 8, '#fff'],
  ],
  mastercard: [
    'Mastercard',
    [
      ['#eb001b', 'M18.5 6a10 10 0 0 0 0 20 10 10 0 0 0 0-20z'],
      ['#f79e1b', 'M29.5 6a10 10 0 0 0 0 20 10 10 0 0 0 0-20z'],
      ['#ff5f00', 'M24 7.65a10 10 0 0 1 0 16.7 10 10 0 0 1 0-16.7z'],
    ],
  ],
  unionpay: [
    'UnionPay',
    [
      ['#e21836', 'M10 4h11l-5 24H5z'],
      ['#00447c', 'M21 4h11l-5 24H16z'],
      ['#007b84', 'M32 4h11l-5 24H27z'],
    ],
    ['Union', 25, 15, 11, 29, '#fff'],
    ['Pay', 23, 25, 11, 18, '#fff'],
  ],
  visa: ['Visa', [], ['VISA', 24, 22, 17, 38, '#1434cb']],
  applepay: [
    'Apple Pay',
    [
      [
        '#000',
        'M15 11c2-1 4-1 5.5 1-3 2-2.5 6 .5 7-1 3-3 5.5-6 4-3 1.5-7-2-6.5-7 .4-4 3.5-6 6.5-5zM14.5 10c0-2.5 1.5-4 3.5-4.5.2 2.5-1.3 4.2-3.5 4.5z',
      ],
    ],
    ['Pay', 33, 22, 15, 22],
  ],
  googlepay: [
    'Google Pay',
    [
      ['#ea4335', 'M17.2 11.5 15 13.8a3.7 3.7 0 0 0-5.7 1L6.6 12.7A7 7 0 0 1 17.2 11.5z'],
      ['#fbbc04', 'M6.6 12.7 9.3 14.8a3.7 3.7 0 0 0 0 3.4L6.6 20.3a7 7 0 0 1 0-7.6z'],
      ['#34a853', 'M6.6 20.3 9.3 18.2a3.7 3.7 0 0 0 5.4 1.3L17.2 21.5A7 7 0 0 1 6.6 20.3z'],
      ['#4285f4', 'M12.5 15H19.4A7 7 0 0 1 17.2 21.5L14.7 19.5A3.7 3.7 0 0 0 15.9 17.9H12.5z'],
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
