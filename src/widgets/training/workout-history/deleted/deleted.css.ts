import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

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
  paddingBlock: vars.space3,
  borderBlockStart: `1px solid ${vars.colorLine}`,
});

export const facts = style({ display: 'grid', minWidth: 0 });

export const name = style([type.label, { overflowWrap: 'anywhere' }]);

export const muted = style([type.small, { color: vars.colorTextMuted }]);
