import { style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

export const seats = style([type.small, { display: 'grid', gap: vars.space2, alignContent: 'start' }]);

/** As long as its location is large, beside the largest of the page. */
export const track = style({ display: 'flex', gap: 2, height: 12, minWidth: 0 });

export const part = style({
  minWidth: 3,
  height: '100%',
  background: vars.colorText,
  forcedColorAdjust: 'none',
  selectors: {
    '&[data-seat=free]': { background: vars.colorSurface, boxShadow: `inset 0 0 0 2px ${vars.colorLineStrong}` },
    '&[data-seat=without]': {
      background: `repeating-linear-gradient(135deg, ${vars.colorLineStrong} 0 2px, transparent 2px 5px)`,
    },
  },
});

export const said = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space3, color: vars.colorTextMuted });

export const strong = style({ color: vars.colorText });
