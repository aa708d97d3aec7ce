import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space2} ${vars.space3}`,
  padding: `${vars.space2} ${vars.space4}`,
  borderBlockEnd: `1px solid ${vars.colorLine}`,
  background: vars.colorSunken,
  color: vars.colorText,
});

export const text = style([type.body, { flex: '1 1 180px', fontWeight: vars.weightMedium, overflowWrap: 'anywhere' }]);
