import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.js';

export const brand = style({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  minWidth: 48,
  paddingInline: 6,
  height: 30,
  border: `1px solid ${vars.colorLine}`,
  borderRadius: 4,
  background: vars.colorSurface,
  color: vars.colorText,
  fontSize: vars.fontCaption,
  fontWeight: vars.weightBold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
