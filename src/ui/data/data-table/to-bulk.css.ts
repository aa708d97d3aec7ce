import { style } from '@vanilla-extract/css';
import { layers } from '../../style/layers.js';
import { focusRing, type, unseen } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

/** Over what was chosen; out of sight until it has the focus. */
export const toBulk = style([
  type.label,
  {
    position: 'absolute',
    insetBlockStart: vars.space1,
    insetInlineStart: vars.space1,
    zIndex: layers.floating,
    minHeight: 32,
    paddingInline: vars.space3,
    border: 0,
    borderRadius: vars.radiusControl,
    background: vars.colorInverse,
    color: vars.colorOnInverse,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:focus': focusRing,
      '&:not(:focus)': { ...unseen, minHeight: 1 },
    },
  },
]);
