import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { tones } from '../../style/tones.css.js';
import { vars } from '../../tokens/contract.js';

// Below this a grid has one column, where equal heights would only leave holes.
const stacked = '(max-width: 583px)';
const beside = '(min-width: 584px)';

/** The outer box follows the page's scheme, so that a dark card can have an edge on a dark page. */
export const frame = style({
  display: 'flex',
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  overflow: 'hidden',
  selectors: {
    '&[data-emphasized]': { borderColor: `light-dark(transparent, ${vars.colorTextMuted})` },
  },
  '@container': {
    [beside]: {
      selectors: {
        '&:not([data-compact])': { height: 690 },
        '&[data-emphasized]:not([data-compact])': { height: 700 },
      },
    },
  },
});

export const card = style([
  type.body,
  {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    minWidth: 0,
    background: vars.colorSurface,
    color: vars.colorText,
    // a step above its neighbours on a dark page, too
    selectors: { [`${frame}[data-emphasized] > &`]: { colorScheme: 'dark', background: vars.colorSunken } },
  },
]);

// The strip keeps its room without a text: names and prices of neighbours stay on one line.
export const banner = style([
  type.small,
  {
    flex: 'none',
    minHeight: 36,
    paddingBlock: 7,
    paddingInline: vars.space4,
    fontWeight: vars.weightMedium,
    textAlign: 'center',
    selectors: { [`${frame}[data-emphasized] &`]: { minHeight: 41, paddingBlock: 10 } },
    '@container': { [stacked]: { selectors: { '&:empty': { display: 'none' } } } },
  },
]);

export const bannerTones = {
  ...styleVariants({
    accent: { background: vars.colorAccent, color: vars.colorOnAccent },
    ink: { background: vars.colorInverse, color: vars.colorOnInverse },
  }),
  success: tones.success,
  info: tones.info,
};

export const inside = style({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  padding: vars.space5,
  // The height is fixed: a name of eight lines, or enlarged text, scrolls.
  overflowY: 'auto',
  '@container': { '(max-width: 359px)': { padding: vars.space4 } },
});

export const name = style(type.title);

const room = (height: number | string) => ({ flexShrink: 0, '@container': { [beside]: { minHeight: height } } });

export const subtitle = style([type.small, room(42), { marginBlockStart: vars.space1, color: vars.colorTextMuted }]);

export const priceRow = style([
  room(56),
  { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', marginBlockStart: vars.space3 },
]);

// The pill's own fill is nearly that of the dark card.
globalStyle(`${frame}[data-emphasized] [part=pill]`, { borderColor: 'currentcolor' });

export const subtext = style([type.small, room(42), { marginBlockStart: vars.space1, color: vars.colorTextMuted }]);

export const benefits = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space1,
  alignContent: 'start',
  flex: '0 1 auto',
  minHeight: 64,
  // spec s.9
  maxHeight: 298,
  marginBlockStart: vars.space3,
  paddingBlock: `${vars.space4} ${vars.space5}`,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  selectors: {
    // there is more below: the last line fades out, and not at the end of the list
    '&[data-more]': { maskImage: 'linear-gradient(#000 calc(100% - 24px), transparent)' },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const benefit = style([type.small, { display: 'flex', gap: vars.space2 }]);

// The tick, in the middle of the first line.
globalStyle(`${benefit} > svg`, { marginBlock: 'calc((1.5em - 16px) / 2)', color: vars.colorSuccess });

export const action = style({ flex: 'none', marginBlockStart: 'auto', paddingBlockStart: vars.space3 });

export const footer = style([
  type.caption,
  // two lines: so long is a neighbour's, and buttons stand on one line
  room('2lh'),
  { marginBlockStart: vars.space3, color: vars.colorTextMuted, textAlign: 'center' },
]);

export const waiting = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space4,
  flex: 1,
  paddingBlockEnd: vars.space5,
});
