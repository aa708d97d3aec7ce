import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.js';

export const box = style({ containerType: 'inline-size' });

export const grid = style({
  display: 'flex',
  flexWrap: 'wrap',
  // an emphasized card is a little taller, at its top: buttons of neighbours stand on one line
  alignItems: 'end',
  gap: vars.space5,
  '@container': { '(max-width: 583px)': { gap: vars.space4 } },
});

export const cell = style({
  flex: '1 1 280px',
  minWidth: 0,
  maxWidth: 400,
  '@container': { '(max-width: 583px)': { flexBasis: '100%', maxWidth: 'none' } },
});
