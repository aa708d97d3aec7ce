import { style } from '@vanilla-extract/css';
import { type } from '../../ui/style/mixins.js';
import { vars } from '../../ui/tokens/contract.js';

export const foot = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space3,
    color: vars.colorTextMuted,
    selectors: {
      '&[data-ruled]': { paddingBlockStart: vars.space4, borderBlockStart: `1px solid ${vars.colorLine}` },
    },
  },
]);
