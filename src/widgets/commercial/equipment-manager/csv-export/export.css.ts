import { style } from '@vanilla-extract/css';
import { focusRing } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

/** Takes the focus when what was pressed is gone. */
export const notice = style({
  borderRadius: vars.radiusCard,
  selectors: { '&:focus-visible': { ...focusRing, outlineOffset: 2 } },
});
