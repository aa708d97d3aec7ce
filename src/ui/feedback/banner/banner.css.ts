import { style } from '@vanilla-extract/css';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

export const banner = style([
  type.small,
  {
    display: 'flex',
    gap: vars.space3,
    alignItems: 'flex-start',
    padding: vars.space4,
    border: '1px solid color-mix(in srgb, currentColor 28%, transparent)',
    borderRadius: vars.radiusControl,
  },
]);

export const content = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: vars.space1,
  color: vars.colorText,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weightBold });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space2, marginBlockStart: vars.space2 });
