import { style } from '@vanilla-extract/css';
import { type } from '../../../../ui/style/mixins.js';
import { vars } from '../../../../ui/tokens/contract.js';

export const workouts = style([type.small, { display: 'grid', gap: vars.space2 }]);

/** Days go on in the direction of reading. */
export const strip = style({
  display: 'block',
  width: '100%',
  height: 32,
  borderBlockEnd: `1px solid ${vars.colorLineStrong}`,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const bars = style({ fill: 'currentcolor', forcedColorAdjust: 'none' });

export const said = style({ color: vars.colorTextMuted });

export const strong = style({ color: vars.colorText });
