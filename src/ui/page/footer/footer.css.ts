import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { measure } from '../../style/measures.js';
import { vars } from '../../tokens/contract.js';

export const box = style({
  containerType: 'inline-size',
  borderBlockStart: `1px solid ${vars.colorLine}`,
  background: vars.colorSurface,
});

// Breakpoints 310, 640, 1018 px (spec s.9), of the footer's own width: one column of links, two, one row, all in one row.
export const footer = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space4,
    maxWidth: `calc(${measure.page}px + 2 * ${vars.space5})`,
    marginInline: 'auto',
    paddingBlock: vars.space5,
    paddingInline: vars.space4,
    color: vars.colorTextMuted,
    '@container': {
      '(min-width: 640px)': { justifyItems: 'center', gap: vars.space3, paddingInline: vars.space5 },
      '(min-width: 1018px)': { gridTemplateColumns: '1fr auto', alignItems: 'center', justifyItems: 'start' },
    },
  },
]);

export const links = style({
  display: 'grid',
  '@container': {
    '(min-width: 310px)': { gridTemplateColumns: 'auto 1fr', columnGap: vars.space5 },
    '(min-width: 640px)': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: vars.space5 },
    '(min-width: 1018px)': { justifyContent: 'start' },
  },
});

// 44 px apart, each link's whole line to touch
export const item = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: 44,
  '@container': { '(min-width: 640px)': { minHeight: 32 } },
});

export const copyright = style({
  paddingBlockStart: vars.space4,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  '@container': { '(min-width: 640px)': { paddingBlockStart: 0, borderBlockStart: 0 } },
});
