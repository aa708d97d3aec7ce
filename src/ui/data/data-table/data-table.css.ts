import { globalStyle, style } from '@vanilla-extract/css';
import { layers } from '../../style/layers.js';
import { feedback, focusRing, type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';
import { aboveBulk } from './above-bulk.js';
import { foldsAt } from './folds-at.js';
import { toBulk } from './to-bulk.css.js';

// Narrower than this a row of columns would scroll sideways, so it becomes a list of terms and values.
const narrow = '(max-width: 559px)';
const cards = '[data-narrow=cards] &';

/** For rules of the card form only. */
const asCard = (rule: Record<string, unknown>) => ({ '@container': { [narrow]: { selectors: { [cards]: rule } } } });

export const frame = style([
  type.small,
  {
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space3,
    minWidth: 0,
  },
]);

export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space3 });

export const caption = style([type.lead, { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }]);

export const sheet = style({
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  overflow: 'hidden',
});

export const scroller = style({
  position: 'relative',
  overflow: 'auto',
  scrollbarWidth: 'thin',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const tableClass = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  ...asCard({ display: 'block' }),
});

export const head = style({ ...asCard({ display: 'none' }) });

export const body = style({ ...asCard({ display: 'block' }) });

export const heading = style([
  type.label,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: layers.sticky,
    height: 44,
    paddingBlock: 0,
    paddingInline: vars.space4,
    borderBlockEnd: `1px solid ${vars.colorLine}`,
    background: vars.colorSurface,
    color: vars.colorTextMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&[data-numeric]': { textAlign: 'end' },
      '[data-density=compact] &': { height: 36, paddingInline: vars.space3 },
    },
  },
]);

export const sortButton = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space1,
    minHeight: 44,
    // as wide as the words are, its target reaches a little further
    marginInline: -8,
    paddingBlock: 0,
    paddingInline: vars.space2,
    border: 0,
    borderRadius: vars.radiusControl,
    background: 'none',
    cursor: 'pointer',
    selectors: {
      '&:is([data-sorted], :hover)': { color: vars.colorText },
      '&:focus-visible': { outlineOffset: -4 },
      '[data-numeric] > &': { flexDirection: 'row-reverse' },
      '[data-density=compact] &': { minHeight: 36 },
    },
  },
  feedback('color'),
]);

export const sortIcon = style({
  display: 'inline-flex',
  opacity: 0.55,
  selectors: { [`${sortButton}:is([data-sorted], :hover) > &`]: { opacity: 1 } },
});

export const rank = style([type.caption, { fontWeight: vars.weightMedium }]);

export const row = style([
  {
    position: 'relative',
    selectors: {
      '&[data-selected]': { background: vars.colorInfoSurface },
      '&[data-opens]:hover:not([data-selected])': { background: vars.colorSunken },
    },
    '@container': {
      [narrow]: {
        selectors: {
          [cards]: { display: 'flex', flexDirection: 'column', gap: vars.space1, padding: vars.space4 },
          [`${cards} + &`]: { borderBlockStart: `1px solid ${vars.colorLine}` },
        },
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  feedback('background-color'),
]);

export const cell = style({
  height: 52,
  maxWidth: 360,
  paddingBlock: vars.space2,
  paddingInline: vars.space4,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: {
    '&[data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    '&[data-first]': { fontWeight: vars.weightMedium },
    '[data-density=compact] &': { height: 32, paddingBlock: 3, paddingInline: vars.space3 },
    // the sheet's own edge closes the table
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
  },
  '@container': {
    [narrow]: {
      selectors: {
        [cards]: {
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: vars.space4,
          height: 'auto',
          maxWidth: 'none',
          padding: 0,
          border: 0,
          whiteSpace: 'normal',
        },
        '[data-narrow=cards] &[data-first]': { display: 'block', fontSize: vars.fontBody, textAlign: 'start' },
        // a label beside an empty value is useless
        '[data-narrow=cards] &[data-empty]': { display: 'none' },
        // the room of the box that selects the row
        [`[data-narrow=cards] [data-selectable] &[data-first]`]: { paddingInlineEnd: 44 },
      },
    },
  },
});

/** The column's name; in a narrow place it is beside each value. */
export const cellLabel = style({
  display: 'none',
  color: vars.colorTextMuted,
  '@container': {
    [narrow]: {
      selectors: {
        [cards]: { display: 'block', flex: 'none', maxWidth: '50%' },
        '[data-narrow=cards] [data-first] > &': { display: 'none' },
      },
    },
  },
});

export const cellValue = style({
  // a whole word says how narrow a column may become; only in a card it must give way
  overflowWrap: 'break-word',
  '@container': {
    [narrow]: {
      selectors: {
        [cards]: { minWidth: 0, overflowWrap: 'anywhere', textAlign: 'end' },
        '[data-narrow=cards] [data-first] > &': { textAlign: 'start' },
      },
    },
  },
});

/** As large as its row, so that a press anywhere on it follows; what else can be pressed lies above. */
export const opener = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [`${row}:hover &`]: { textDecorationColor: 'currentcolor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: -3, borderRadius: vars.radiusControl },
  },
});

export const tickCell = style([
  heading,
  {
    position: 'relative',
    zIndex: layers.raised,
    width: 1,
    height: 'auto',
    paddingInline: `${vars.space1} 0`,
    background: 'none',
    lineHeight: 0,
    selectors: {
      'thead &': { position: 'sticky', zIndex: layers.sticky, background: vars.colorSurface },
      [`${row}:last-child > &`]: { borderBlockEnd: 0 },
      '[data-density=compact] &': { height: 'auto', paddingInline: `${vars.space1} 0` },
    },
    '@container': {
      [narrow]: {
        selectors: {
          [cards]: {
            position: 'absolute',
            insetBlockStart: vars.space1,
            insetInlineEnd: vars.space1,
            width: 'auto',
            padding: 0,
            border: 0,
          },
        },
      },
    },
  },
]);

export const actionsCell = style([
  cell,
  {
    width: 1,
    paddingBlock: vars.space1,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { '[data-density=compact] &': { paddingBlock: 0 } },
    '@container': {
      [narrow]: {
        selectors: { [cards]: { justifyContent: 'flex-end', width: 'auto', paddingBlockStart: vars.space2 } },
      },
    },
  },
]);

/** Above the link that is as large as the row. */
export const actions = style({
  position: 'relative',
  zIndex: layers.raised,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space1,
});

// columns for which there is no room
globalStyle(`[data-folds] [data-wide]`, { '@container': { [foldsAt]: { display: 'none' } } });

export const notice = style({
  paddingInline: vars.space4,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': { [narrow]: { selectors: { [cards]: { borderBlockStart: 0 } } } },
});

export const cardControls = style({
  display: 'none',
  '@container': { [narrow]: { selectors: { [cards]: { display: 'block' } } } },
});

export const cardSelection = style({ position: 'relative', width: 'fit-content' });

// at the end of a card, the box has its room before it
globalStyle(`[data-narrow=cards] ${tickCell} > ${toBulk}`, {
  '@container': { [narrow]: { insetInline: 'auto 100%' } },
});

// What takes the focus scrolls clear of the header above, and of what can be done with the chosen below.
globalStyle(`${sheet} :is(a, button, input, select)`, { scrollMarginBlock: `48px ${aboveBulk}` });
