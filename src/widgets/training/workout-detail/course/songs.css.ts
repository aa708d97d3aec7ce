import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const songs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const song = style([
  type.small,
  {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    paddingBlock: vars.space2,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colorLine}` } },
  },
]);

export const songStart = style({ color: vars.colorTextMuted, fontVariantNumeric: 'tabular-nums' });

export const songText = style({ color: vars.colorTextMuted });
