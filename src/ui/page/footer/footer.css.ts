import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const box = style({ containerType: 'inline-size', borderBlockStart: `1px solid ${vars.colorLine}` });

// Breakpoints 310, 640, 1018 px (spec s.9), of the footer's own width
export const footer = style([type.small, {
  display: 'grid',
  gap: vars.space4,
  justifyItems: 'start',
  maxWidth: 1200,
  marginInline: 'auto',
  paddingBlock: vars.space5,
  paddingInline: vars.space4,
  color: vars.colorTextMuted,
  '@container': {
    '(min-width: 640px)': { justifyItems: 'center', paddingInline: vars.space5 },
    '(min-width: 1018px)': { gridTemplateColumns: '1fr auto', alignItems: 'center', justifyItems: 'start' },
  },
}]);

export const links = style({
  display: 'grid',
  gap: vars.space2,
  '@container': {
    '(min-width: 310px)': { gridTemplateColumns: 'auto auto', columnGap: vars.space5 },
    '(min-width: 640px)': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: vars.space5 },
  },
});

// 32 px to touch, close together
export const item = style({ paddingBlock: 6 });
