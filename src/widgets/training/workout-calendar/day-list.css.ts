import { style } from '@vanilla-extract/css';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space3,
  alignContent: 'start',
  '@media': { print: { display: 'none' } },
});

export const dayName = style(type.label);

export const muted = style([type.caption, { color: vars.colorTextMuted }]);

export const protectedBy = style([
  type.caption,
  { display: 'flex', alignItems: 'center', gap: vars.space1, color: vars.colorTextMuted },
]);

export const offer = style({ display: 'grid', justifyItems: 'start', gap: vars.space1 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space3,
  width: '100%',
  minHeight: 56,
  padding: `${vars.space2} 0`,
  border: 0,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': focusRing,
  },
});

export const facts = style({ display: 'grid', minWidth: 0 });

export const rowName = style([type.label, { overflowWrap: 'anywhere' }]);

export const rowTime = style([type.label, { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }]);
