import { style } from '@vanilla-extract/css';
import { below } from '../../style/below.js';
import { layers } from '../../style/layers.js';
import { type } from '../../style/mixins.js';
import { vars } from '../../tokens/contract.js';

/** A window that is lower has no room for both a row and the bar: there the bar stays below the rows. */
const high = '(min-height: 481px)';

// Below the rows and always in view: above them it would move the next box from under the pointer.
export const bulk = style({
  zIndex: layers.floating,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space2,
  minHeight: 52,
  paddingBlock: vars.space1,
  paddingInline: `${vars.space4} ${vars.space1}`,
  borderRadius: vars.radiusControl,
  // on a dark page a shadow is not seen
  border: `1px solid light-dark(transparent, ${vars.colorLine})`,
  background: vars.colorSurface,
  boxShadow: vars.shadowFloating,
  selectors: { '[data-density=compact] &': { minHeight: 44 } },
  '@media': {
    [high]: { position: 'sticky', insetBlockEnd: `calc(${vars.space2} + ${below})` },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

export const bulkCount = style([type.label, { marginInlineEnd: 'auto' }]);
