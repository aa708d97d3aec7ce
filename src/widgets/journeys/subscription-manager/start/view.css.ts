import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const lead = style([type.body, { color: vars.colorTextMuted }]);

export const note = style([type.small, { color: vars.colorTextMuted }]);

export const quoteBox = style({
  display: 'flex', flexDirection: 'column', gap: vars.space3,
  padding: vars.space4, border: `1px solid ${vars.colorLine}`, borderRadius: vars.radiusCard, background: vars.colorSurface,
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space3,
  '@container': { 'overview (max-width: 419px)': { flexDirection: 'column', alignItems: 'stretch' } },
});
