import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const bars = style([type.small, { display: 'grid', gap: vars.space1 }]);

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9em) minmax(0, 1fr) 3ch',
  alignItems: 'center',
  columnGap: vars.space3,
  selectors: { '&[data-none]': { color: vars.colorTextMuted } },
});

export const fill = style({
  height: 8,
  background: vars.colorText,
  forcedColorAdjust: 'none',
  selectors: { '[data-tone=bad] > &': { background: vars.colorCritical } },
});

export const number = style({ textAlign: 'end' });
