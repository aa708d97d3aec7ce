import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

// Figures end where the row's own does: before its arrow, which is 20 wide.
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space4,
  paddingInlineEnd: `calc(20px + ${vars.space3})`,
});

export const facts = style({ paddingBlockStart: vars.space3, borderBlockStart: `1px solid ${vars.colorLine}` });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space3 });

// Paper is paper, in the dark too.
export const paper = style({
  display: 'block',
  width: '100%',
  height: 320,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: vars.radiusControl,
  background: 'white',
  colorScheme: 'light',
});
