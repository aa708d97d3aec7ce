import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const box = style({ containerType: 'inline-size', minWidth: 0 });

export const stat = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space4,
  minWidth: 0,
});

export const texts = style({ display: 'grid', gap: vars.space1, minWidth: 0 });

export const label = style([type.small, { color: vars.colorTextMuted, overflowWrap: 'anywhere' }]);

export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space2,
});

export const figure = style({
  unicodeBidi: 'plaintext',
  overflowWrap: 'anywhere',
  selectors: { '[data-size=md] > &': { ...type.heading }, '[data-size=lg] > &': { ...type.figure } },
  '@container': { '(max-width: 359px)': { selectors: { '[data-size=lg] > &': { fontSize: vars.fontHeading } } } },
});

export const unit = style([type.small, { color: vars.colorTextMuted }]);

export const delta = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space1,
    color: vars.colorTextMuted,
    selectors: {
      '&[data-tone=success]': { color: vars.colorSuccess },
      '&[data-tone=critical]': { color: vars.colorCritical },
    },
  },
]);

export const change = style({ fontWeight: vars.weightMedium, unicodeBidi: 'plaintext' });

export const period = style({ color: vars.colorTextMuted });

export const sparkline = style({ flex: '0 1 140px', minWidth: 72 });
