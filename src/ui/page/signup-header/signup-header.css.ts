import { style } from '@vanilla-extract/css';
import { focusRing } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space3,
  // spec s.9; on a phone that would be a seventh of it
  minHeight: 92,
  '@media': { '(max-width: 639px)': { minHeight: 60 } },
  paddingBlock: vars.space3,
  paddingInline: `clamp(${vars.space4}, 4%, ${vars.space6})`,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  background: vars.colorSurface,
});

export const home = style({
  display: 'inline-flex',
  borderRadius: 4,
  textDecoration: 'none',
  selectors: { '&:focus-visible': focusRing },
});
