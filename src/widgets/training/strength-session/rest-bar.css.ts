import { style } from '@vanilla-extract/css';
import { below } from '../../../ui/style/below.js';
import { layers } from '../../../ui/style/layers.js';
import { focusRing, type } from '../../../ui/style/mixins.js';
import { vars } from '../../../ui/tokens/contract.js';

/** At the lower edge of the window as long as the rest runs. */
export const restBar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space2} + ${below})`,
  zIndex: layers.floating,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: vars.space3,
  paddingBlock: `${vars.space3} ${vars.space2}`,
  paddingInline: vars.space3,
  colorScheme: 'dark',
  border: `1px solid ${vars.colorLineStrong}`,
  borderRadius: vars.radiusCard,
  background: vars.colorSurface,
  color: vars.colorText,
  boxShadow: vars.shadowFloating,
  overflow: 'hidden',
});

export const restLine = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: 4,
  background: vars.colorSunken,
});

export const restRun = style({
  height: '100%',
  background: vars.colorText,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

export const restText = style(type.small);

export const restClock = style([type.display, { fontVariantNumeric: 'tabular-nums' }]);

export const restPresses = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space1 });

export const restPress = style([
  type.label,
  {
    minWidth: 52,
    minHeight: 44,
    padding: `0 ${vars.space2}`,
    border: `1px solid ${vars.colorLineStrong}`,
    borderRadius: vars.radiusControl,
    background: 'transparent',
    color: vars.colorText,
    // a sign stays before its number
    unicodeBidi: 'plaintext',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&:hover': { background: vars.colorSunken },
      '&:focus-visible': focusRing,
      '&[data-main]': { borderColor: 'transparent', background: vars.colorAction, color: vars.colorOnAction },
      '&[data-main]:hover': { background: vars.colorActionHover },
    },
  },
]);
