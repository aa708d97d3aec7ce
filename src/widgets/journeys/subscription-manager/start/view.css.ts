import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const lead = style([type.body, { color: vars.colorTextMuted }]);

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space3,
  '@container': { 'overview (max-width: 419px)': { flexDirection: 'column', alignItems: 'stretch' } },
});
