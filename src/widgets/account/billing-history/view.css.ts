import { style, type StyleRule } from '@vanilla-extract/css';
import { measure } from '../../../ui/style/measures.js';
import { focusRing, type, unseen } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** From this width a row is a line of the table; below, it is two lines. */
const wide = (rule: Omit<StyleRule, '@container'>): Pick<StyleRule, '@container'> => ({
  '@container': { [`billing (min-width: ${measure.text}px)`]: rule },
});

export const view = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  maxWidth: measure.page,
  container: 'billing / inline-size',
});

export const title = style(type.display);

export const list = style({ selectors: { '&[aria-busy=true]': { opacity: 0.6 } } });

export const table = style([
  type.small,
  { display: 'block', width: '100%', borderCollapse: 'collapse', textAlign: 'start' },
  wide({ display: 'table' }),
]);

export const head = style([unseen, wide({ all: 'unset', display: 'table-header-group' })]);

// Text is on the title's edge, and money on the line's: columns have air between them only.
const gap = { paddingBlock: 0, paddingInline: `0 ${vars.space5}` };

export const heading = style([
  type.caption,
  {
    ...gap,
    color: vars.colorTextMuted,
    textAlign: 'start',
    selectors: { '&[data-end]': { textAlign: 'end' } },
  },
]);

export const group = style([{ display: 'block' }, wide({ display: 'revert' })]);

export const year = style([
  type.heading,
  {
    padding: `${vars.space5} 0 ${vars.space2}`,
    borderBlockEnd: `1px solid ${vars.colorLine}`,
    textAlign: 'start',
  },
]);

export const row = style([
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: vars.space3,
    rowGap: vars.space1,
    paddingBlock: vars.space3,
    borderBlockEnd: `1px solid ${vars.colorLine}`,
  },
  wide({ display: 'table-row' }),
]);

export const cell = style([{ padding: 0, fontWeight: 'inherit', textAlign: 'start' }, wide({ ...gap, height: 44 })]);

export const what = style([
  type.body,
  { gridArea: '1 / 1 / auto / span 2' },
  wide({ width: '100%', fontSize: 'inherit' }),
]);

export const date = style([
  { gridRow: 2, color: vars.colorTextMuted, fontVariantNumeric: 'tabular-nums' },
  wide({ whiteSpace: 'nowrap' }),
]);

export const status = style([
  { gridArea: '2 / 2 / auto / span 2', color: vars.colorTextMuted },
  wide({ whiteSpace: 'nowrap' }),
]);

export const amount = style([
  type.body,
  {
    gridArea: '1 / 3',
    fontWeight: vars.weightBold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  wide({ fontSize: 'inherit' }),
]);

// In two lines there is no room for it: it is among the details.
export const receipt = style([
  { display: 'none' },
  wide({ display: 'table-cell', padding: 0, textAlign: 'end', whiteSpace: 'nowrap' }),
]);

/** As large as its row: a press anywhere on it opens. */
export const opener = style({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: -2 },
  },
});

export const arrow = style({
  display: 'inline-flex',
  marginInlineStart: vars.space1,
  verticalAlign: 'middle',
  color: vars.colorTextMuted,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});

/** Above what opens the row. */
export const receiptButton = style({ position: 'relative', minHeight: 44 });

export const detailsCell = style([
  { gridColumn: '1 / -1', minWidth: 0 },
  wide({ padding: `${vars.space3} 0 ${vars.space5}` }),
]);
