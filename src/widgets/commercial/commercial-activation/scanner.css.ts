import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/tokens/contract.js';

export const lens = style({
  display: 'grid',
  overflow: 'hidden',
  marginBlockStart: vars.space4,
  aspectRatio: '4 / 3',
  borderRadius: vars.radiusControl,
  background: '#000',
});

globalStyle(`${lens} > video`, { width: '100%', height: '100%', objectFit: 'cover' });

export const opening = style({ display: 'grid', marginBlockStart: vars.space4, aspectRatio: '4 / 3' });
