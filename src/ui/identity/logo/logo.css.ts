import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: vars.colorText,
  fontSize: vars.fontTitle,
  fontWeight: vars.weightBold,
  letterSpacing: '-.02em',
  lineHeight: 1,
  textDecoration: 'none',
});

export const mark = style({ width: 24, height: 24, flex: 'none', fill: vars.colorAccent });
