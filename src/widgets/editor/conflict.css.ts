import { style } from '@vanilla-extract/css';
import { type } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';

export const fields = style({
  display: 'grid',
  gap: vars.space3,
  marginBlock: vars.space3,
});

export const name = style(type.label);

/** Beside one another where there is room for three. */
export const versions = style([
  type.small,
  {
    display: 'grid',
    gap: vars.space2,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  },
]);

export const term = style([type.caption, { color: vars.colorTextMuted }]);

export const value = style({ overflowWrap: 'anywhere' });
