import { globalStyle, style } from '@vanilla-extract/css';
import { type } from '../../../ui/style/mixins.js';
import { below } from '../../../ui/style/below.js';
import { vars } from '../../../ui/tokens/contract.js';
import { view } from '../../layout/sections.css.js';

export const term = style(type.label);

export const address = style({ overflowWrap: 'anywhere' });

/** Side by side where both have room. */
export const pair = style({
  display: 'grid',
  gap: vars.space4,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
});

export const pictureRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space4 });

export const pictureSide = style({ display: 'grid', gap: vars.space2, flex: '1 1 200px', minWidth: 0 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space2 });

export const wrong = style([type.small, { color: vars.colorCritical }]);

/** Beside the label of what is not saved yet. */
export const dot = style({
  display: 'inline-block',
  width: 8,
  height: 8,
  marginInlineStart: vars.space2,
  borderRadius: '50%',
  background: vars.colorInfo,
  forcedColorAdjust: 'none',
});

/** Stays in view while something is not saved: on the window's edge, or on the bar that is there. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space2,
  paddingBlock: vars.space3,
  borderBlockStart: `1px solid ${vars.colorLine}`,
  selectors: {
    '&[data-dirty]': {
      position: 'sticky',
      insetBlockEnd: below,
      zIndex: 1,
      paddingInline: vars.space4,
      border: `1px solid ${vars.colorLine}`,
      borderBlockEnd: 0,
      borderRadius: `${vars.radiusCard} ${vars.radiusCard} 0 0`,
      background: vars.colorSurface,
      boxShadow: vars.shadowRaised,
    },
  },
});

export const news = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space2,
    color: vars.colorTextMuted,
    flex: '1 1 200px',
  },
]);

export const tick = style({ display: 'inline-flex', color: vars.colorSuccess });

// What the keyboard reaches must not lie under the bar while that sticks.
globalStyle(`${view}:has(> [part=save][data-dirty]) :is(input, select, button):not([part=save] *)`, {
  scrollMarginBlockEnd: 120,
});
