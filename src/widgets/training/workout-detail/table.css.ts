import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const table = style([
  type.small,
  { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
]);

const cell = {
  paddingBlock: vars.space2,
  paddingInline: `0 ${vars.space4}`,
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    '[data-own] > &': { paddingInline: vars.space2 },
    '&[data-figures]': { textAlign: 'end', overflowWrap: 'normal' },
  },
} as const;

export const head = style([cell, { color: vars.colorTextMuted, fontWeight: vars.weightRegular }]);

export const name = style([cell, { fontWeight: vars.weightMedium }]);

export const value = style(cell);

export const row = style({
  borderBlockStart: `1px solid ${vars.colorLine}`,
  selectors: {
    '&[data-own]': { background: vars.colorInverse, color: vars.colorOnInverse },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-own]': { outline: '2px solid', outlineOffset: -2 } } },
  },
});

export const below = style({ display: 'block', color: vars.colorTextMuted, fontWeight: vars.weightRegular });

export const bar = style({
  display: 'block',
  minWidth: 2,
  height: 16,
  background: vars.colorText,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
